import { expect, test } from "vitest";

import type { EntryOf } from "../../lib/board";
import { deepestFirst, hauls, kitiIn, roundOver, ties } from "./round";
import type { Event } from "./types";

const entry = (...events: Event[]): EntryOf<Event> => ({ ply: 1, kind: "answer", at: 0, events });
const dives = (...depths: number[]) => depths.map((depth, i) => ({ seat: i + 1, depth }));
const dived = (...depths: number[]) => dives(...depths).map((dive): Event => ({ event: "dived", args: dive }));

test("CH-1: the deepest first", () => {
  expect(deepestFirst(dives(3, 10, 8, 5), 1).map((dive) => dive.seat)).toEqual([2, 3, 4, 1]);
});

test("CH-2: equals go by nearness to the Kiti anticlockwise", () => {
  const all = dives(4, 4, 7, 11, 11); // clockwise from the Kiti: green, blue, orange, grey, red
  expect(deepestFirst(all, 1).map((dive) => dive.seat)).toEqual([5, 4, 3, 2, 1]);
  expect(ties(all, 1).map((group) => group.map((dive) => dive.seat))).toEqual([
    [5, 4],
    [2, 1],
  ]);
});

test("CH-3: three equal divers, wherever the Kiti stands", () => {
  expect(deepestFirst(dives(5, 5, 5), 1).map((dive) => dive.seat)).toEqual([3, 2, 1]);
  expect(deepestFirst(dives(5, 5, 5), 2).map((dive) => dive.seat)).toEqual([1, 3, 2]);
});

test("a round is read from the events", () => {
  const [haul, ...others] = hauls([
    entry(
      ...dived(12, 3, 3),
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
    dives: dives(12, 3, 3),
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
    entry(...dived(1, 2, 3), took, { event: "round", args: { number: 12 } }),
    entry(...dived(4, 5, 6), took),
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
  expect(hauls([entry({ event: "round", args: { number: 3 } }), entry(...dived(1, 2, 3))])).toEqual([
    { round: 3, dives: dives(1, 2, 3), catches: [], shown: [] },
  ]);
});

test("the Kiti goes one seat on each round", () => {
  expect(kitiIn({ step: "dive", round: 4, kiti: 1, seats: 3 }, 4)).toBe(1);
  expect(kitiIn({ step: "dive", round: 4, kiti: 1, seats: 3 }, 3)).toBe(3);
  expect(kitiIn({ step: "over", round: 12, kiti: 2, seats: 5 }, 12)).toBe(1);
  expect(kitiIn({ step: "over", round: 12, kiti: 2, seats: 5 }, 1)).toBe(5);
});
