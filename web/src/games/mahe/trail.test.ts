import { expect, test } from "vitest";

import type { EntryOf } from "../../lib/board";
import { LAYOUTS, scene } from "./sample";
import { raftSpot } from "./spots";
import { moves, standing, trail } from "./trail";
import type { Event } from "./types";

const [, WIDE] = LAYOUTS[3]!;
const swam = (turtle: "red" | "blue", steps: number, space: number): Event => ({
  event: "swam",
  args: { turtle, steps, space },
});
const entry = (ply: number, seat: number, ...events: Event[]): EntryOf<Event> => ({
  ply,
  kind: "answer",
  at: 0,
  seat,
  events,
});

test("a trail has all spaces since my last answer, those on which a turtle was carried too", () => {
  const log = [
    entry(1, 1, swam("red", 3, 3)),
    entry(2, 2, swam("blue", 3, 3)),
    entry(3, 1, swam("red", 2, 5)),
    entry(4, 2, swam("blue", 1, 6)),
  ];
  const found = moves(scene({ stacks: { "5": ["red"], "6": ["blue"] } }), log, 3);
  expect(found.get("red")).toEqual([3, 4, 5]);
  expect(found.get("blue")).toEqual([3, 4, 5, 6]);
  expect([...moves(scene(), log, 5)]).toEqual([]);
});

test("the way back to the raft is part of a trail, unless the turtle had not left it", () => {
  const sank = (turtle: "red" | "blue"): Event => ({ event: "sank", args: { turtle } });
  const log = [entry(1, 1, swam("red", 3, 3)), entry(2, 2, sank("blue")), entry(3, 1, sank("red"))];
  const found = moves(scene(), log, 2);
  expect([...found]).toEqual([["red", [3, 0]]]);
});

test("answers that were undone left no trail", () => {
  const log: EntryOf<Event>[] = [
    entry(1, 1, swam("red", 3, 3)),
    { ply: 2, kind: "undo", at: 0, seat: 1 },
    entry(3, 1, swam("red", 6, 6)),
  ];
  expect(standing(log).map(({ ply }) => ply)).toEqual([3]);
  expect(moves(scene(), log, 0).get("red")).toEqual([0, 1, 2, 3, 4, 5, 6]);
});

test("a trail begins where the turtle started, in a lane of its own", () => {
  const [part] = trail(WIDE, scene(), "red", [0, 1, 2], 0);
  expect(part!.points[0]).toMatchObject({ x: raftSpot(WIDE, 0).x });
  expect(part!.points).toHaveLength(4);
  const [other] = trail(WIDE, scene(), "red", [1, 2], 3);
  expect(other!.points[0]).not.toEqual(part!.points[1]);
  expect(trail(WIDE, scene(), "red", [3, 4, 0, 1], 0).map(({ isBack }) => isBack)).toEqual([false, true, false]);
});
