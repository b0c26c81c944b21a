import { expect, test } from "vitest";

import { FieldSorter, shapeOf } from "./fields";

test("lists with one value for each seat are kept apart; settings are shown elsewhere", () => {
  const view = { seats: 2, options: { length: "short" }, turn: 1, won: [3, 4], hands: [[1], [2, 3]] };
  const { bySeat, shared } = new FieldSorter().sort(view, 2);
  expect(bySeat.map(({ name }) => name)).toEqual(["won", "hands"]);
  expect(shared).toEqual([{ name: "turn", value: 1 }]);
});

test("a list that once had another length is no list of seats", () => {
  const sorter = new FieldSorter();
  sorter.sort({ dice: [], won: [0, 0] }, 2);
  expect(sorter.sort({ dice: [5, 6], won: [0, 1] }, 2).bySeat.map(({ name }) => name)).toEqual(["won"]);
});

test("a list with room for more players is cut; one with other values in that room is no list of seats", () => {
  const { bySeat, shared } = new FieldSorter().sort({ won: [3, 4, 0, 0], dice: [1, 2, 3, 4] }, 2, 4);
  expect(bySeat).toEqual([{ name: "won", value: [3, 4] }]);
  expect(shared).toEqual([{ name: "dice", value: [1, 2, 3, 4] }]);
});

test("alone, nothing is listed by seat", () => {
  expect(new FieldSorter().sort({ won: [3] }, 1).bySeat).toEqual([]);
});

test("plain values are one text", () => {
  const texts = [7, -2, "red", "", true, false, null, [], [1, "two", null], {}].map(shapeOf);
  expect(texts.map((shape) => shape.kind === "text" && shape.text)).toEqual([
    "7",
    "−2",
    "red",
    "–",
    "✓",
    "✗",
    "–",
    "–",
    "1, two, –",
    "–",
  ]);
});

test("nested values keep their shape", () => {
  expect(
    shapeOf([
      [1, 2],
      [3, 4],
    ]).kind,
  ).toBe("grid");
  expect(shapeOf([[1, 2], [3]])).toEqual({ kind: "list", items: [[1, 2], [3]] });
  expect(shapeOf({ a: [1] })).toEqual({ kind: "fields", fields: [{ name: "a", value: [1] }] });
});
