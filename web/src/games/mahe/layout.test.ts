import { expect, test } from "vitest";

import { blob, layoutFor, LOWEST, PAD, placeOf, ringLength, smooth } from "./layout";
import { BOXES, LAYOUTS } from "./sample";
import { raftSpot } from "./spots";
import { SPACES } from "./types";

const every = test.each(LAYOUTS);
const spaces = Array.from({ length: SPACES }, (_, i) => i + 1);

every("%s: the spaces run anticlockwise, 21 of them, back to the first", (_, layout) => {
  const places = spaces.map((space) => placeOf(layout, space));
  const area = places.reduce((sum, at, i) => {
    const next = places[(i + 1) % places.length]!;
    return sum + at.x * next.y - next.x * at.y;
  }, 0);
  expect(area).toBeLessThan(0); // y grows downwards: negative is anticlockwise
  expect(placeOf(layout, SPACES + 1).x).toBeCloseTo(places[0]!.x);
});

every("%s: neighbours lie a pitch apart and do not overlap", (_, layout) => {
  const pitch = ringLength(layout) / SPACES;
  expect(pitch).toBeGreaterThan(2 * PAD.rx);
  for (const space of spaces) {
    const [here, next] = [placeOf(layout, space), placeOf(layout, space + 1)];
    const apart = Math.hypot(here.x - next.x, here.y - next.y);
    expect(apart).toBeGreaterThan(pitch * 0.92);
    expect(apart).toBeLessThanOrEqual(pitch + 1e-9);
    expect(((here.x - next.x) / (2 * PAD.rx)) ** 2 + ((here.y - next.y) / (2 * PAD.ry)) ** 2).toBeGreaterThan(1);
  }
});

every("%s: space 1 follows 21 at the lower left, beside the raft and the beach", (_, layout) => {
  const [first, last] = [placeOf(layout, 1), placeOf(layout, SPACES)];
  expect(first.x).toBeLessThan(layout.width / 2);
  expect(last.x).toBeLessThan(first.x);
  expect(layout.beach.x - layout.beach.rx - last.x).toBeLessThan(PAD.rx + 20);
});

every("%s: every space is inside the picture, and mat and cards inside the ring", (_, layout) => {
  const { tray, clutch, pile, card } = layout;
  const things = [
    { ...tray, rx: 1.9 * tray.die, ry: 0.7 * tray.die },
    { ...clutch, rx: 39 * card, ry: 52 * card },
    { ...pile, rx: 39 * card, ry: 52 * card },
  ];
  for (const space of spaces) {
    const at = placeOf(layout, space);
    expect(at.x - PAD.rx).toBeGreaterThan(0);
    expect(at.x + PAD.rx).toBeLessThan(layout.width);
    for (const thing of things) {
      const isClear =
        Math.abs(at.x - thing.x) > PAD.rx * 0.7 + thing.rx || Math.abs(at.y - thing.y) > PAD.ry * 0.7 + thing.ry;
      expect(isClear).toBe(true);
    }
  }
  expect(Math.abs(tray.x - pile.x) > 1.9 * tray.die + 39 * card || pile.y - tray.y > 0.7 * tray.die + 52 * card).toBe(
    true,
  );
});

every("%s: seven turtles find room on the raft, beside the ring", (_, layout) => {
  const places = Array.from({ length: 7 }, (_, i) => raftSpot(layout, i));
  for (const at of places) {
    expect(at.x - 46).toBeGreaterThan(0);
    expect(at.x + 56).toBeLessThan(layout.width);
    expect(at.y + 30).toBeLessThan(layout.height);
    for (const space of spaces) {
      const pad = placeOf(layout, space);
      expect(Math.abs(at.x - pad.x) > PAD.rx + 40 || Math.abs(at.y - 20 - pad.y) > PAD.ry + 24).toBe(true);
    }
  }
  expect(layout.raft.across).toBeGreaterThanOrEqual(96);
});

test.each(BOXES)("%i x %i: the island fills the box beside or above the players", (width, height) => {
  for (const [turtles, seats, hand] of [
    [4, 2, false],
    [6, 3, true],
    [7, 7, false],
    [7, 7, true],
  ] as const) {
    const { scale, panel, ...layout } = layoutFor(width, height, turtles, seats, hand);
    const room = {
      width: width - (panel.side === "beside" ? panel.size : 0),
      height: Math.max(height, LOWEST) - (panel.side === "below" ? panel.size : 0),
    };
    expect(layout.width * scale).toBeLessThanOrEqual(room.width + 1e-6);
    expect(layout.height * scale).toBeLessThanOrEqual(room.height + 1e-6);
    const filled = (layout.width * layout.height * scale ** 2) / (room.width * room.height);
    expect(filled).toBeGreaterThan(0.9);
  }
});

test("on a phone a die is as wide as a finger, and players have no names below the island", () => {
  const layout = layoutFor(360, 333, 7, 7, false);
  expect(layout.panel.side).toBe("below");
  expect(1.4 * layout.tray.die * layout.scale).toBeGreaterThan(44);
  expect(layout.panel.isNamed).toBe(false);
  expect(layoutFor(934, 722, 7, 7, false).panel.isNamed).toBe(true);
});

test("on a large screen the players are beside the island", () => {
  expect(layoutFor(2064, 1302, 7, 7, false).panel.side).toBe("beside");
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
