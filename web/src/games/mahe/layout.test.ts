import { expect, test } from "vitest";

import { blob, layoutFor, NARROW, placeOf, ringLength, smooth, WIDE, type Layout } from "./layout";
import { SPACES } from "./types";

const both = test.each([WIDE, NARROW].map((layout) => [layout.name, layout] as [string, Layout]));
const spaces = Array.from({ length: SPACES }, (_, i) => i + 1);

both("%s: the spaces run anticlockwise, 21 of them, back to the first", (_, layout) => {
  const places = spaces.map((space) => placeOf(layout, space));
  const area = places.reduce((sum, at, i) => {
    const next = places[(i + 1) % places.length]!;
    return sum + at.x * next.y - next.x * at.y;
  }, 0);
  expect(area).toBeLessThan(0); // y grows downwards: negative is anticlockwise
  expect(placeOf(layout, SPACES + 1).x).toBeCloseTo(places[0]!.x);
});

both("%s: neighbours lie a pitch apart and do not overlap", (_, layout) => {
  const pitch = ringLength(layout) / SPACES;
  expect(pitch).toBeGreaterThan(2 * layout.pad.rx);
  for (const space of spaces) {
    const [here, next] = [placeOf(layout, space), placeOf(layout, space + 1)];
    const apart = Math.hypot(here.x - next.x, here.y - next.y);
    expect(apart).toBeGreaterThan(pitch * 0.93);
    expect(apart).toBeLessThanOrEqual(pitch + 1e-9);
    expect(
      ((here.x - next.x) / (2 * layout.pad.rx)) ** 2 + ((here.y - next.y) / (2 * layout.pad.ry)) ** 2,
    ).toBeGreaterThan(1);
  }
});

both("%s: space 1 follows 21 at the lower left, beside the raft and the beach", (_, layout) => {
  const [first, last] = [placeOf(layout, 1), placeOf(layout, SPACES)];
  expect(first.x).toBeLessThan(layout.width / 2);
  expect(last.x).toBeLessThan(first.x);
  expect(first.y).toBeLessThan(layout.raft.y);
  expect(layout.beach.x - layout.beach.rx - last.x).toBeLessThan(layout.pad.rx + 20);
});

both("%s: every space is inside the picture, and the island inside the ring", (_, layout) => {
  for (const space of spaces) {
    const at = placeOf(layout, space);
    expect(at.x - layout.pad.rx).toBeGreaterThan(0);
    expect(at.x + layout.pad.rx).toBeLessThan(layout.width);
    const middle = { x: layout.island.x, y: layout.island.y };
    expect(at.inward.x * (middle.x - at.x) + at.inward.y * (middle.y - at.y)).toBeGreaterThan(0);
  }
});

test("a narrow screen has the narrow board; before it is measured, the wide one", () => {
  expect([0, 340, 559, 560, 900].map((width) => layoutFor(width).name)).toEqual([
    "wide",
    "narrow",
    "narrow",
    "wide",
    "wide",
  ]);
});

test("a smooth path is closed and goes through every point", () => {
  const path = smooth([
    { x: 0, y: 0 },
    { x: 10, y: 0 },
    { x: 10, y: 10 },
  ]);
  expect(path.match(/C /g)).toHaveLength(3);
  expect(path.startsWith("M 0 0")).toBe(true);
  expect(path.endsWith("0 0 Z")).toBe(true);
  expect(blob({ x: 0, y: 0, rx: 10, ry: 5 }, [1, 1, 1, 1]).startsWith("M 10 0")).toBe(true);
});
