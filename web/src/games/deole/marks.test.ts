import { expect, test } from "vitest";

import type { EntryOf } from "../../lib/board";
import { longestChain, mostCastaways } from "./highlights";
import { kept, marksOf } from "./marks";
import type { Event } from "./types";

const picks = (seat: number): Event => ({ event: "picks", args: { seat, colour: "red", pips: 1 } });
const lays = (seat: number, box: number): Event => ({ event: "lays", args: { seat, track: "crew", box, pips: 4 } });
const sails = (seat: number): Event => ({ event: "sails", args: { seat, space: "c6", heading: "west" } });
const rescues = (seat: number): Event => ({ event: "rescues", args: { seat, space: "c6" } });
const entry = (seat: number, ...events: Event[]): EntryOf<Event> => ({ ply: 1, kind: "answer", at: 0, seat, events });

test("the last moves are those of the others since my answer, and my own since I took a die", () => {
  const mine = [entry(1, picks(1), lays(1, 1), sails(1)), entry(1, picks(1)), entry(1, lays(1, 2), sails(1))];
  const since = [entry(2, picks(2), lays(2, 1), sails(2)), entry(2, sails(2))];
  const { legs, boxes } = marksOf([...mine, ...since], since, 1);
  expect(legs).toEqual({ 1: 1, 2: 2 });
  expect([...boxes]).toEqual(["1 crew 2", "2 crew 1"]);
});

test("somebody who watches sees the last answer marked", () => {
  const since = [entry(2, picks(2), sails(2))];
  expect(marksOf(since, since, 0).legs).toEqual({ 2: 1 });
});

test("what was taken back is not marked", () => {
  const log: EntryOf<Event>[] = [entry(1, picks(1)), entry(1, lays(1, 1)), { ply: 3, kind: "undo", at: 0, seat: 1 }];
  expect(kept(log)).toHaveLength(1);
  expect(marksOf(log, [], 1).boxes.size).toBe(0);
});

test("highlights: the longest chain and the most castaways", () => {
  const told = [picks(1), lays(1, 1), picks(2), lays(2, 1), lays(2, 2), rescues(2), picks(1), rescues(1), rescues(2)];
  expect(longestChain(told)).toEqual({ seat: 2, count: 2 });
  expect(mostCastaways(told, 2)).toEqual({ seat: 2, count: 2 });
  expect(mostCastaways([], 2).count).toBe(0);
});
