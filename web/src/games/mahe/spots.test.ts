import { expect, test } from "vitest";

import { type Layout, NARROW, WIDE } from "./layout";
import { inPlay, type Scene, TURTLES } from "./view";
import { course, raftSpot, spots, stackSpots, way } from "./spots";
import { SPACES } from "./types";

const both = test.each([WIDE, NARROW].map((layout) => [layout.name, layout] as [string, Layout]));
const spaces = Array.from({ length: SPACES }, (_, i) => i + 1);

export const scene = (change: Partial<Scene> = {}): Scene => ({
  game: "mahe",
  seats: 7,
  waiting: null,
  played: [],
  limit: 7,
  owners: Object.fromEntries(TURTLES.map((turtle, i) => [turtle, i + 1])),
  topmost: null,
  decider: null,
  options: { egg_cards: "no" },
  step: "die",
  turn: "red",
  dice: [],
  stacks: {},
  clutch: 5,
  pile: 19,
  cards: Array.from({ length: change.seats ?? 7 }, () => []),
  spent: [],
  beach: null,
  ...change,
});

both("%s: a pile of any height on any space stays in the picture, flag and all", (_, layout) => {
  for (const space of spaces)
    for (let count = 1; count <= TURTLES.length; count++)
      for (const at of stackSpots(layout, space, count)) {
        expect(at.y - 68 * layout.size).toBeGreaterThan(0);
        expect(at.x - 48 * layout.size).toBeGreaterThan(0);
        expect(at.x + 48 * layout.size).toBeLessThan(layout.width);
      }
});

both("%s: whoever sits on somebody is drawn higher and later, and leaves the letter below free", (_, layout) => {
  for (const space of spaces) {
    const pile = stackSpots(layout, space, TURTLES.length);
    for (const [i, at] of pile.slice(1).entries()) {
      expect(pile[i]!.y - at.y).toBeGreaterThanOrEqual(31 * layout.size);
      expect(at.depth).toBeGreaterThan(pile[i]!.depth);
    }
  }
});

both("%s: seven turtles find room side by side on the raft", (_, layout) => {
  expect(raftSpot(layout, 0).x - 46 * layout.size).toBeGreaterThan(0);
  expect(raftSpot(layout, 6).x + 56 * layout.size).toBeLessThan(layout.width);
  expect(layout.raft.pitch).toBeGreaterThanOrEqual(96 * layout.size);
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

test("the way of a swim begins and ends where the turtle is drawn", () => {
  const [start, end] = [stackSpots(WIDE, 4, 2)[1]!, stackSpots(WIDE, 7, 1)[0]!];
  const points = way(WIDE, course(4, 3), start, end);
  expect(points).toHaveLength(4);
  expect([points[0], points.at(-1)]).toEqual([start, end]);
});
