import { expect, test } from "vitest";

import { route } from "./route";

const cloth = (spaces: Record<string, string> = {}) => ({
  cloth: { rows: [1, 10] as const, columns: ["a", "j"] as const, spaces },
});

test("straight on (VE-1)", () => {
  expect(route(cloth(), "b5", "E", "e5")).toEqual(["b5", "c5", "d5", "e5"]);
});

test("round with a current that is entered at its base (VE-5)", () => {
  expect(route(cloth({ e5: "current-WS" }), "c5", "E", "e7")).toEqual(["c5", "d5", "e5", "e6", "e7"]);
});

test("a current may be ignored (VE-6)", () => {
  expect(route(cloth({ e5: "current-WS" }), "c5", "E", "g5")).toEqual(["c5", "d5", "e5", "f5", "g5"]);
});

test("two currents one after the other", () => {
  expect(route(cloth({ e5: "current-WS", e7: "current-NW" }), "d5", "E", "c7")).toEqual([
    "d5",
    "e5",
    "e6",
    "e7",
    "d7",
    "c7",
  ]);
});

test("a ring of currents ends the search, and what is not found is drawn straight across", () => {
  const ring = { b1: "current-WS", b2: "current-NW", a2: "current-EN", a1: "current-SE" };
  expect(route(cloth(ring), "a1", "E", "j10")).toEqual(["a1", "j10"]);
});
