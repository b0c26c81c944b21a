import { expect, test } from "vitest";

import {
  along,
  edgeOf,
  middleOf,
  neighbour,
  pathOf,
  pathUpTo,
  type Piece,
  rotate,
  rowsFrom,
  SEA,
  SPACES,
  turned,
  turnFor,
  turnPiece,
  widestGap,
} from "./geometry";
import { COLOURS, HEADINGS, sideOf } from "./view";

const curve: Piece = { from: { x: 150, y: 700 }, to: { x: 100, y: 650 }, into: "north", out: "west" };

test("every side can lie below, and headings turn with the map", () => {
  for (const colour of COLOURS) {
    expect(turned(sideOf(colour), turnFor(colour))).toBe("south");
    const port = {
      blue: { x: 350, y: 0 },
      yellow: { x: SEA, y: 350 },
      green: { x: 350, y: SEA },
      red: { x: 0, y: 350 },
    }[colour];
    expect(rotate(port, turnFor(colour)).y).toBe(SEA);
  }
});

test("seen from red, looking east, the north is on the left", () => {
  expect(rotate(middleOf("a2"), turnFor("red"))).toEqual({ x: 150, y: 750 });
});

test("spaces and their neighbours, to the edge of the map", () => {
  expect(SPACES).toHaveLength(64);
  expect(HEADINGS.map((heading) => neighbour("d8", heading))).toEqual(["d7", "e8", null, "c8"]);
  expect(edgeOf("a1", "east")).toEqual({ x: 100, y: 50 });
});

test("DE-10: one row of storm at the green side is the first row of eight", () => {
  expect(rowsFrom("green", 1)).toEqual(["a8", "b8", "c8", "d8", "e8", "f8", "g8", "h8"]);
  expect(rowsFrom("red", 1)).toContain("a4");
  expect(rowsFrom("blue", 0)).toEqual([]);
});

test("the name of a side has its place in the widest gap between the ports", () => {
  expect(widestGap("green", ["c8", "d8", "f8"])).toEqual({ middle: 694.5, width: 289 });
  expect(widestGap("blue", ["f1", "e1", "c1"]).middle).toBe(694.5);
  expect(widestGap("red", ["a1", "a2", "a8"])).toEqual({ middle: 450, width: 600 });
});

test("a curve leaves along its first heading and ends along its second", () => {
  expect(along(curve, 0)).toEqual({ x: 150, y: 700, angle: 0 });
  expect(along(curve, 1)).toEqual({ x: 100, y: 650, angle: -90 });
  const middle = along(curve, 0.5);
  expect(Math.hypot(middle.x - 100, middle.y - 700)).toBeCloseTo(50, 0);
});

test("a line is drawn as far as the ship has come", () => {
  expect(pathUpTo([curve], 1)).toBe(pathOf([curve]));
  expect(pathUpTo([curve], 0)).toBe("");
  const { x, y } = along(curve, 0.5);
  expect(pathUpTo([curve], 0.5).endsWith(`${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`)).toBe(true);
});

test("a piece can be turned as a whole", () => {
  expect(turnPiece(curve, 2)).toEqual({ from: { x: 650, y: 100 }, to: { x: 700, y: 150 }, into: "south", out: "east" });
});
