import { expect, test } from "vitest";

import { LAYOUTS, scene } from "./sample";
import { inPlay, TURTLES } from "./view";
import { course, spots, stackSpots, way } from "./spots";
import { SPACES } from "./types";

const every = test.each(LAYOUTS);
const [, WIDE] = LAYOUTS[3]!;
const spaces = Array.from({ length: SPACES }, (_, i) => i + 1);

every("%s: a pile of any height on any space stays in the picture, flag and all", (_, layout) => {
  for (const space of spaces)
    for (let count = 1; count <= TURTLES.length; count++)
      for (const at of stackSpots(layout, space, count)) {
        expect(at.y - 68).toBeGreaterThan(0);
        expect(at.x - 48).toBeGreaterThan(0);
        expect(at.x + 48).toBeLessThan(layout.width);
      }
});

every("%s: whoever sits on somebody is drawn higher and later, and leaves the sign below free", (_, layout) => {
  for (const space of spaces) {
    const pile = stackSpots(layout, space, TURTLES.length);
    for (const [i, at] of pile.slice(1).entries()) {
      expect(pile[i]!.y - at.y).toBeGreaterThanOrEqual(31);
      expect(at.depth).toBeGreaterThan(pile[i]!.depth);
    }
  }
});

test("every turtle is in a stack, on the raft, or on the beach", () => {
  const end = scene({ stacks: { "3": ["red", "blue"], "13": ["yellow", "green"] }, beach: "green" });
  const found = spots(WIDE, end, inPlay(end));
  expect([...found.keys()].sort()).toEqual([...TURTLES].sort());
  expect(found.get("green")).toMatchObject({ x: WIDE.clutch.x });
  expect(found.get("orange")!.y).toBe(WIDE.raft.y);
  expect(found.get("yellow")).toEqual(stackSpots(WIDE, 13, 1)[0]);
});

test("a swim comes through every space, the raft only at its start, and 1 after 21", () => {
  expect(course(0, 3)).toEqual([0, 1, 2, 3]);
  expect(course(19, 4)).toEqual([19, 20, 21, 1, 2]);
  expect(course(21, 21).at(-1)).toBe(21);
});

test("the way of a swim begins and ends where the turtle is drawn, with its riders above it", () => {
  const swim = { spaces: course(4, 3), count: 2, occupied: [] };
  const [low, high] = [0, 1].map((level) => {
    const [start, end] = [stackSpots(WIDE, 4, 3)[level + 1]!, stackSpots(WIDE, 7, 2)[level]!];
    const points = way(WIDE, { ...swim, level }, start, end);
    expect(points).toHaveLength(4);
    expect(points[0]).toMatchObject({ x: start.x, y: start.y });
    expect(points.at(-1)).toMatchObject({ x: end.x, y: end.y });
    return points;
  });
  for (const i of [1, 2]) expect(high![i]!.y).toBeLessThan(low![i]!.y);
});

test("turtles swim past others, not through them", () => {
  const [start, end] = [stackSpots(WIDE, 4, 1)[0]!, stackSpots(WIDE, 6, 1)[0]!];
  const swim = { spaces: course(4, 2), level: 0, count: 1 };
  const [free, past] = [[], [5]].map((occupied) => way(WIDE, { ...swim, occupied }, start, end)[1]!);
  expect(past!.y).toBeLessThan(free!.y);
});
