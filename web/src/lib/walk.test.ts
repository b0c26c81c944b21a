import { expect, test } from "vitest";

import { type Ground, onGround, walked } from "./walk";

const place = (id: string, answers: string[] = [], isMine = false) => ({ id, name: id, answers, isMine });
const GROUND: Ground = {
  label: "sea",
  rows: [
    [place("a1"), place("b1", ["sail b1"]), place("c1")],
    [place("a2", [], true), place("b2")],
    [place("a3"), place("b3"), place("c3", ["sail c3"])],
  ],
};
const key = (name: string, more = {}) => ({
  key: name,
  ctrlKey: false,
  shiftKey: false,
  altKey: false,
  metaKey: false,
  ...more,
});
const to = (row: number, column: number, name: string, more = {}) => walked(GROUND, { row, column }, key(name, more));

test("arrows go one place on and stop at the edge", () => {
  expect(to(0, 0, "ArrowRight")).toEqual({ row: 0, column: 1 });
  expect(to(0, 0, "ArrowUp")).toEqual({ row: 0, column: 0 });
  expect(to(0, 2, "ArrowDown")).toEqual({ row: 1, column: 1 }); // the second row is shorter
});

test("Home and End go along the row, with Ctrl over the whole board, and Page Up and Page Down along the column", () => {
  expect(to(2, 1, "Home")).toEqual({ row: 2, column: 0 });
  expect(to(0, 0, "End")).toEqual({ row: 0, column: 2 });
  expect(to(1, 1, "Home", { ctrlKey: true })).toEqual({ row: 0, column: 0 });
  expect(to(0, 0, "End", { ctrlKey: true })).toEqual({ row: 2, column: 2 });
  expect(to(0, 1, "PageDown")).toEqual({ row: 2, column: 1 });
  expect(to(2, 1, "PageUp")).toEqual({ row: 0, column: 1 });
});

test("Ctrl with an arrow goes to the next place with a legal move, round and round", () => {
  expect(to(0, 0, "ArrowRight", { ctrlKey: true })).toEqual({ row: 0, column: 1 });
  expect(to(0, 1, "ArrowDown", { ctrlKey: true })).toEqual({ row: 2, column: 2 });
  expect(to(2, 2, "ArrowRight", { ctrlKey: true })).toEqual({ row: 0, column: 1 });
  expect(to(0, 1, "ArrowLeft", { ctrlKey: true })).toEqual({ row: 2, column: 2 });
});

test("Backspace goes to what is mine", () => {
  expect(to(0, 0, "Backspace")).toEqual({ row: 1, column: 0 });
});

test("other keys, and those of the system, do not walk", () => {
  expect(to(0, 0, "x")).toBeUndefined();
  expect(to(0, 0, "ArrowRight", { altKey: true })).toBeUndefined();
});

test("a smaller ground keeps the spot inside", () => {
  expect(onGround(GROUND, { row: 9, column: 9 })).toEqual({ row: 2, column: 2 });
});
