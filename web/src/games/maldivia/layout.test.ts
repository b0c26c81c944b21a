import { describe, expect, test } from "vitest";

import { arrangement, cornerOfView, TOUCHABLE } from "./arrangement";
import { chartOf, spotBox } from "./chart";
import { type Rect, spacesIn, cellOf } from "./compass";
import { back, drifted, front, lost, pushed, shadow } from "./fold";
import { along, berth, type Box, boxOf, centre, cornerOf, layout, school, signBox, supplyAt, windowOf } from "./layout";
import { livery, PAINT } from "./liveries";
import type { Spot } from "./targets";
import { FISH, SIDES } from "./view";

const RECTS: readonly Rect[] = [
  { left: 0, top: 0, right: 9, bottom: 9 },
  { left: 1, top: 0, right: 9, bottom: 8 },
  { left: 3, top: 3, right: 6, bottom: 6 },
  { left: 0, top: 4, right: 9, bottom: 4 },
  { left: 5, top: 0, right: 5, bottom: 9 },
];
const ROOMS = ["360x170", "360x330", "390x500", "560x640", "680x720", "830x560", "1440x1300", "2300x1990"];
const CASES = ROOMS.flatMap((room) => RECTS.map((rect, i) => [room, i, rect] as const));
const roomOf = (size: string) => {
  const [width = 0, height = 0] = size.split("x").map(Number);
  return { width, height };
};
const within = (box: Box, width: number, height: number) =>
  box.x >= -0.01 && box.y >= -0.01 && box.x + box.width <= width + 0.01 && box.y + box.height <= height + 0.01;

describe.each(CASES)("a room of %s, cloth %i", (size, _, rect) => {
  const room = roomOf(size);

  test("cloth, ships and supply are inside, and fill the room", () => {
    const at = layout(room, windowOf(rect));
    expect([at.width, at.height]).toEqual([room.width, room.height]);
    expect(within(boxOf(at, rect), at.width, at.height)).toBe(true);
    for (const fish of FISH) expect(within(supplyAt(at, fish), at.width, at.height)).toBe(true);
    const ships = SIDES.flatMap((side) => berth(at, side).ships);
    if (room.height > 320) for (const ship of ships) expect(within(ship, at.width, at.height)).toBe(true);
  });

  test("a close-up has spaces that can be touched, and the cloth lies between the ships", () => {
    const at = layout(room, windowOf(rect), TOUCHABLE);
    expect(at.cell).toBeGreaterThanOrEqual(40);
    for (const space of spacesIn(rect)) {
      const { x, y } = cornerOf(at, cellOf(space));
      expect(x).toBeGreaterThanOrEqual(at.sea.x - 0.01);
      expect(y + at.cell).toBeLessThanOrEqual(at.sea.y + at.sea.height + 0.01);
    }
  });
});

test("the two ships of a side lie apart, and neither on the sign nor on the pile", () => {
  for (const room of ["360x330", "680x720", "2300x1990"].map(roomOf))
    for (const side of SIDES) {
      const at = layout(room, windowOf(RECTS[0]!));
      const { sign, ships, pile } = berth(at, side);
      const along = side === "N" || side === "S" ? "x" : "y";
      const size = along === "x" ? "width" : "height";
      expect(ships[1]![along] - ships[0]![along]).toBeGreaterThan(ships[0]![size]);
      expect(sign[along]).toBeLessThan(ships[0]![along]);
      expect(pile[along]).toBeGreaterThan(ships[1]![along] + ships[1]![size]);
      expect(signBox(at, side).width).toBeGreaterThanOrEqual(40);
    }
});

test("players are beside the cloth on a wide box and below it on a narrow one", () => {
  const whole = windowOf(RECTS[0]!);
  const wide = (size: string) => arrangement(roomOf(size), whole, 0).wide;
  expect(["934x722", "2064x1302", "3380x1990", "640x177"].map(wide)).toEqual([true, true, true, true]);
  expect(["390x537", "360x333", "600x900"].map(wide)).toEqual([false, false, false]);
  const { room } = arrangement(roomOf("390x537"), whole, 90);
  expect(room.height).toBeLessThan(537 - 90);
});

test("a close-up is around the boat, and shows what may be touched", () => {
  const room = roomOf("390x300");
  const chart = chartOf(layout(room, windowOf(RECTS[0]!), TOUCHABLE), 0);
  const seen = (spots: readonly Spot[], boat?: string) => {
    const boxes = spots.map((spot) => spotBox(chart, spot));
    const corner = cornerOfView(room, boxes, boat ? chart.middle(boat) : undefined, chart.at.sea);
    const isSeen = (box: Box) => within({ ...box, x: box.x - corner.x, y: box.y - corner.y }, room.width, room.height);
    return { middle: centre({ ...corner, ...room }), seen: boxes.map(isSeen) };
  };
  expect(seen([], "e5").middle).toEqual(chart.middle("e5"));
  expect(seen([]).middle).toEqual(centre(chart.at.sea));
  const line = ["e5", "f5", "g5", "h5", "i5", "j5"].map((space) => ({ space }));
  const { middle } = seen(line, "e5");
  expect(middle.y).toBeCloseTo(chart.middle("e5").y);
  expect(middle.x).toBeGreaterThan(chart.middle("e5").x);
  expect(seen(line, "e5").seen).not.toContain(false);
  for (const boat of ["a1", "e5", "j10"])
    for (const side of SIDES)
      expect(
        seen(
          [0, 1].map((index) => ({ ship: side, index })),
          boat,
        ).seen,
      ).toEqual([true, true]);
  const corners = ["a1", "j1", "a10", "j10"].map((space) => ({ space }));
  expect(seen(corners, "c3").seen).toEqual([true, false, false, false]);
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
