import { expect, test } from "vitest";

import type { EntryOf } from "../../lib/board";
import { cardsAmong } from "./mat";
import type { Event } from "./types";

let ply = 0;
const entry = (...events: Event[]): EntryOf<Event> => ({ ply: ++ply, kind: "answer", at: 0, seat: 1, events });
const turn: Event = { event: "turn", args: { turtle: "red" } };
const rolled = (pips: number): Event => ({ event: "rolled", args: { turtle: "red", pips, total: pips } });
const spent = (eggs: number): Event => ({ event: "spent", args: { seat: 1, eggs, total: eggs } });
const places = (dice: number[], ...log: EntryOf<Event>[]) =>
  cardsAmong(dice, log).flatMap((isCard, i) => (isCard ? [i] : []));

test("a card that was played is told from dice with the same number", () => {
  const log = [entry(turn, rolled(3)), entry(spent(3))];
  expect(places([3, 3], ...log)).toEqual([1]);
  expect(places([3, 3, 1], ...log, entry(rolled(1)))).toEqual([1]);
});

test("a new turn has dice of its own", () => {
  const log = [entry(turn, rolled(2)), entry(spent(3)), entry(turn), entry(rolled(2)), entry(rolled(3))];
  expect(places([2, 3], ...log)).toEqual([]);
});

test("the dice stay as they are when the next turn has begun in the log", () => {
  expect(places([2, 3], entry(turn, rolled(2)), entry(spent(3), turn, rolled(5)))).toEqual([1]);
});

test("a card that was taken back is none", () => {
  const undo: EntryOf<Event> = { ply: ++ply, kind: "undo", at: 0, seat: 1 };
  const log = [entry(turn, rolled(2)), entry(spent(3)), undo, entry(rolled(3))];
  expect(places([2, 3], ...log)).toEqual([]);
});
