import { expect, test } from "vitest";

import type { EntryOf } from "../../lib/board";
import { hauls, ranked, roundOver, ties } from "./round";
import type { Event } from "./types";

const entry = (...events: Event[]): EntryOf<Event> => ({ ply: 1, kind: "answer", at: 0, events });
const dives = (...depths: readonly [depth: number, precedence: number][]) =>
  depths.map(([depth, precedence], i) => ({ seat: i + 1, depth, precedence }));
const dived = (...depths: readonly [depth: number, precedence: number][]) =>
  dives(...depths).map((dive): Event => ({ event: "dived", args: dive }));

test("the divers go in the order that the rules tell", () => {
  const all = dives([4, 24], [4, 25], [7, 44], [11, 69], [11, 70]); // CH-2
  expect(ranked(all).map((dive) => dive.seat)).toEqual([5, 4, 3, 2, 1]);
  expect(ties(all).map((group) => group.map((dive) => dive.seat))).toEqual([
    [5, 4],
    [2, 1],
  ]);
});

test("a round is read from the events", () => {
  const [haul, ...others] = hauls([
    entry(
      ...dived([12, 72], [3, 19], [3, 20]),
      { event: "shown", args: { place: "middle", fish: "gull" } },
      { event: "took", args: { seat: 1, place: "bottom", fish: "lantern-3" } },
      { event: "lit", args: { seat: 1, place: "bottom" } },
      { event: "took", args: { seat: 3, place: "middle", fish: "gull" } },
      { event: "robbed", args: { seat: 3, fish: "tiger-7" } },
      { event: "took", args: { seat: 2, place: "surface", fish: "jellyfish-10" } },
      { event: "freed", args: { seat: 2 } },
      { event: "round", args: { number: 5 } },
    ),
    entry({ event: "lies", args: { place: "bottom", fish: "tuna-12" } }),
  ]);
  expect(others).toEqual([]);
  expect(haul).toEqual({
    round: 4,
    dives: dives([12, 72], [3, 19], [3, 20]),
    shown: ["middle"],
    catches: [
      { seat: 1, place: "bottom", fish: "lantern-3", lit: true },
      { seat: 3, place: "middle", fish: "gull", robbed: "tiger-7" },
      { seat: 2, place: "surface", fish: "jellyfish-10", freed: true },
    ],
  });
});

test("the last two rounds come together", () => {
  const took: Event = { event: "took", args: { seat: 1, place: "bottom", fish: "tuna-12" } };
  const found = hauls([
    entry(...dived([1, 6], [2, 13], [3, 20]), took, { event: "round", args: { number: 12 } }),
    entry(...dived([4, 24], [5, 31], [6, 38]), took),
  ]);
  expect(found.map((haul) => [haul.round, haul.dives[0]!.depth])).toEqual([
    [11, 1],
    [12, 4],
  ]);
});

test("without divers there is no round", () => {
  expect(hauls([])).toEqual([]);
  expect(hauls([entry({ event: "round", args: { number: 1 } }), { ply: 2, kind: "away", at: 0 }])).toEqual([]);
});

test("the round that is over", () => {
  expect(roundOver({ step: "dive", round: 4 })).toBe(3);
  expect(roundOver({ step: "over", round: 12 })).toBe(12);
});

test("a round that is being played out has no catches yet", () => {
  expect(hauls([entry({ event: "round", args: { number: 3 } }), entry(...dived([1, 6], [2, 13], [3, 20]))])).toEqual([
    { round: 3, dives: dives([1, 6], [2, 13], [3, 20]), catches: [], shown: [] },
  ]);
});
