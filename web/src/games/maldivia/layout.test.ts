import { describe, expect, test } from "vitest";

import { type Rect, spacesIn, cellOf } from "./compass";
import { back, drifted, front, lost, pushed, shadow } from "./fold";
import { along, berth, type Box, boxOf, cornerOf, layout, school, supplyAt, windowOf } from "./layout";
import { livery, PAINT } from "./liveries";
import { FISH, SIDES } from "./view";

const RECTS: readonly Rect[] = [
  { left: 0, top: 0, right: 9, bottom: 9 },
  { left: 1, top: 0, right: 9, bottom: 8 },
  { left: 3, top: 3, right: 6, bottom: 6 },
  { left: 0, top: 4, right: 9, bottom: 4 },
  { left: 5, top: 0, right: 5, bottom: 9 },
];
const CASES = [328, 343, 358, 559, 560, 640, 830].flatMap((width) => RECTS.map((rect, i) => [width, i, rect] as const));
const within = (box: Box, width: number, height: number) =>
  box.x >= -0.01 && box.y >= -0.01 && box.x + box.width <= width + 0.01 && box.y + box.height <= height + 0.01;

describe.each(CASES)("a board %i wide, cloth %i", (width, _, rect) => {
  const at = layout(width, windowOf(rect));

  test("cloth, ships and supply are inside", () => {
    expect(within(boxOf(at, rect), at.width, at.height)).toBe(true);
    for (const side of SIDES)
      for (const ship of berth(at, side).ships) expect(ship.x >= 0 && ship.x + ship.width <= width).toBe(true);
    for (const fish of FISH) expect(within(supplyAt(at, fish), at.width, at.height)).toBe(true);
  });

  test("spaces can be touched, and the cloth lies between the ships", () => {
    expect(at.cell).toBeGreaterThanOrEqual(24);
    for (const space of spacesIn(rect)) {
      const { x, y } = cornerOf(at, cellOf(space));
      expect(x).toBeGreaterThanOrEqual(at.sea.x - 0.01);
      expect(y + at.cell).toBeLessThanOrEqual(at.sea.y + at.sea.height + 0.01);
    }
  });
});

test("the two ships of a side lie apart, and neither on the sign nor on the pile", () => {
  for (const width of [343, 830])
    for (const side of SIDES) {
      const at = layout(width, windowOf(RECTS[0]!));
      const { sign, ships, pile } = berth(at, side);
      const along = side === "N" || side === "S" ? "x" : "y";
      const size = along === "x" ? "width" : "height";
      expect(ships[1]![along] - ships[0]![along]).toBeGreaterThan(ships[0]![size]);
      expect(sign[along]).toBeLessThan(ships[0]![along]);
      expect(pile[along]).toBeGreaterThan(ships[1]![along] + ships[1]![size]);
    }
});

test("one to four fish find room in a space", () => {
  for (const count of [1, 2, 3, 4]) {
    const places = school(count, 40);
    expect(new Set(places.map(({ x, y }) => `${x} ${y}`)).size).toBe(count);
    for (const { x, y } of places) expect(Math.max(Math.abs(x), Math.abs(y))).toBeLessThan(20);
  }
});

test("a way is sailed at an even pace", () => {
  const way = [
    { x: 0, y: 0 },
    { x: 10, y: 0 },
    { x: 10, y: 30 },
  ];
  expect([0, 0.25, 0.5, 1].map((share) => along(way, share))).toEqual([
    { x: 0, y: 0 },
    { x: 10, y: 0 },
    { x: 10, y: 10 },
    { x: 10, y: 30 },
  ]);
});

test("a fold begins flat, turns over once, and ends in fog", () => {
  expect([front(0), back(0), pushed(0), drifted(0), lost(0), shadow(0)]).toEqual([1, 0, 0, 0, 0, 0]);
  expect([front(1), back(1), pushed(1), drifted(1), lost(1)]).toEqual([0, 1, 1, 1, 1]);
  for (let t = 0; t <= 1; t += 0.05) expect(Math.min(front(t), back(t))).toBe(0);
});

test("every boat has its own colour and emblem, every fish its own colour", () => {
  const all = [1, 2, 3, 4].map(livery);
  expect(new Set(all.map((own) => own.fill)).size).toBe(4);
  expect(new Set(all.map((own) => own.emblem)).size).toBe(4);
  expect(new Set(FISH.map((fish) => PAINT[fish].fill)).size).toBe(4);
});
