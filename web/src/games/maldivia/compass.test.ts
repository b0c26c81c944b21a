import { expect, test } from "vitest";

import {
  cellOf,
  edge,
  folded,
  gone,
  inside,
  onScreen,
  opposite,
  quartersFor,
  sideOfSeat,
  spaceOf,
  spacesIn,
  stepFrom,
  turned,
  turnedRect,
  visible,
} from "./compass";
import { SIDES } from "./view";

const WHOLE = visible({ rows: [1, 10], columns: ["a", "j"] });

test("spaces are counted from the west and from the north", () => {
  expect(cellOf("b5")).toEqual({ across: 1, down: 4 });
  expect(cellOf("j10")).toEqual({ across: 9, down: 9 });
  expect(spacesIn(WHOLE).map((space) => spaceOf(cellOf(space)))).toEqual(spacesIn(WHOLE));
});

test.each([2, 3, 4])("everybody of %i sits at a side of their own, and it can be turned down", (seats) => {
  const sides = Array.from({ length: seats }, (_, i) => sideOfSeat(i + 1, seats));
  expect(new Set(sides).size).toBe(seats);
  expect(sides[0]).toBe("S");
  for (const side of sides) expect(turned(side, quartersFor(side))).toBe("S");
});

test.each([0, 1, 2, 3])(
  "turned by %i quarters, a step leads in the direction that its side has on the screen",
  (quarters) => {
    for (const side of SIDES) {
      const there = onScreen(stepFrom(cellOf("e5"), side), quarters);
      expect(there).toEqual(stepFrom(onScreen(cellOf("e5"), quarters), turned(side, quarters)));
    }
    const rect = turnedRect(visible({ rows: [2, 9], columns: ["c", "j"] }), quarters);
    for (const space of spacesIn(WHOLE)) {
      const isSeen = inside(visible({ rows: [2, 9], columns: ["c", "j"] }), cellOf(space));
      expect(inside(rect, onScreen(cellOf(space), quarters))).toBe(isSeen);
    }
  },
);

test("a fold takes the outermost row of its side", () => {
  for (const side of SIDES) {
    expect(spacesIn(edge(WHOLE, side))).toHaveLength(10);
    expect(gone(folded(WHOLE, side))[side]).toBe(1);
    for (const space of spacesIn(edge(WHOLE, side))) expect(inside(folded(WHOLE, side), cellOf(space))).toBe(false);
    expect(inside(folded(WHOLE, side), stepFrom(cellOf(spacesIn(edge(WHOLE, side))[4]!), opposite(side)))).toBe(true);
  }
});
