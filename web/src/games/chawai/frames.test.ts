import { expect, test } from "vitest";

import type { EntryOf } from "../../lib/board";
import { decisive, frames } from "./frames";
import type { Event } from "./types";
import type { ChawaiView } from "./view";

const VIEW: ChawaiView = {
  game: "chawai",
  seats: 3,
  options: { gulls: "six" },
  step: "dive",
  round: 4,
  kiti: 3,
  lagoon: { bottom: "lantern-3", middle: null, surface: "jellyfish-10" },
  hidden: { middle: 1 },
  hands: [
    [7, 12],
    [3, 5],
    [3, 6],
  ],
  dives: [null, 0, null],
  piles: [[], ["jellyfish-10", "tuna-10", "jellyfish-15"], ["tiger-7"]],
  discarded: [],
  deck: 24,
  removed: "nothing",
};
const ROUND: Event[] = [
  { event: "dived", args: { seat: 1, depth: 12, precedence: 60 } },
  { event: "dived", args: { seat: 2, depth: 3, precedence: 40 } },
  { event: "dived", args: { seat: 3, depth: 3, precedence: 50 } },
  { event: "shown", args: { place: "middle", fish: "gull" } },
  { event: "took", args: { seat: 1, place: "bottom", fish: "lantern-3" } },
  { event: "lit", args: { seat: 1, place: "bottom" } },
  { event: "took", args: { seat: 3, place: "middle", fish: "gull" } },
  { event: "robbed", args: { seat: 3, fish: "tiger-7" } },
  { event: "took", args: { seat: 2, place: "surface", fish: "jellyfish-10" } },
  { event: "freed", args: { seat: 2 } },
];
const NEXT: Event[] = [
  { event: "round", args: { number: 5 } },
  { event: "hidden", args: { place: "bottom", seat: 1 } },
  { event: "lies", args: { place: "bottom", fish: "tuna-12" } },
  { event: "lies", args: { place: "middle", fish: "tiger-6" } },
  { event: "lies", args: { place: "surface", fish: "gull" } },
];
const entry = (events: readonly Event[], seat?: number): EntryOf<Event> => ({
  ply: 1,
  kind: "answer",
  at: 0,
  events,
  ...(seat ? { seat } : {}),
});
const film = frames(VIEW, [entry(ROUND, 2), entry(NEXT)], 1);
const of = (kind: string) => film.filter((frame) => frame.kind === kind);

test("a round is played out one step after another", () => {
  expect(film.map((frame) => frame.kind)).toEqual([
    "diver",
    "reveal",
    "depth",
    "tie",
    "order",
    "catch",
    "lantern",
    "catch",
    "gull",
    "catch",
    "jellyfish",
    "kiti",
    "lay",
    "lay",
    "lay",
  ]);
});

test("the reveal takes four to six seconds and a half at normal speed, my own answer being faster", () => {
  const [plain] = [film.filter((frame) => ["reveal", "depth", "order", "catch"].includes(frame.kind))];
  const length = plain.reduce((sum, frame) => sum + frame.length, 0);
  expect(length).toBeLessThan(6_500);
  expect(length * 0.7).toBeGreaterThan(4_000);
});

test("the log tells what has been played out, and everything in the end", () => {
  const told = film.map((frame) => frame.told ?? 0);
  expect(told).toEqual([...told].sort((a, b) => a - b));
  expect(of("reveal")[0]!.told).toBe(4);
  expect(of("order")[0]!.told).toBeLessThanOrEqual(4);
  expect(of("catch").map((frame) => frame.told)).toEqual([5, 7, 9]);
  expect(told.at(-1)).toBe(ROUND.length + NEXT.length);
});

test("nothing is shown before its frame", () => {
  expect(of("reveal")[0]!.view.lagoon.middle).toBeNull();
  expect(of("reveal")[0]!.view.hands[0]).toContain(12);
  expect(of("depth")[0]!.view.lagoon.middle).toBe("gull");
  expect(of("depth")[0]!.view.hands[0]).not.toContain(12);
  expect(of("order")[0]!.past).toBeUndefined();
  expect(of("catch").map((frame) => frame.past?.catches.length)).toEqual([0, 1, 2]);
  expect(of("kiti")[0]!.view.kiti).toBe(3);
  expect(of("lay")[0]!.view).toMatchObject({ kiti: 1, round: 5, deck: 23, hidden: { bottom: 1 }, dives: [0, 0, 0] });
});

test("piles and the cards that are out follow the catches", () => {
  expect(of("lantern")[0]!.view.piles[0]).toEqual(["lantern-3"]);
  expect(of("gull")[0]!.view.piles[2]).toEqual([]);
  expect(of("jellyfish")[0]!.view.piles[1]).toEqual(["tuna-10"]);
  expect(of("kiti")[0]!.view.discarded).toEqual(["gull", "tiger-7", "jellyfish-10", "jellyfish-15", "jellyfish-10"]);
});

test("the card that I alone see is laid once, open to me", () => {
  expect(of("lay").map((frame) => frame.laid)).toEqual([
    { place: "bottom", fish: "tuna-12" },
    { place: "middle", fish: "tiger-6" },
    { place: "surface", fish: "gull" },
  ]);
  expect(of("lay").map((frame) => frame.view.deck)).toEqual([23, 22, 21]);
});

test("a diver that is laid while others still choose holds nobody up", () => {
  expect(frames(VIEW, [entry([], 2)], 1)).toEqual([]);
});

test("the twelfth round follows by itself", () => {
  const both = frames(VIEW, [entry([...ROUND, ...NEXT], 2), entry(ROUND)], 0);
  expect(both.filter((frame) => frame.kind === "reveal")).toHaveLength(2);
  expect(both.filter((frame) => frame.kind === "catch")).toHaveLength(6);
});

test("only ties that decide something are shown", () => {
  /** The depths in the order of the divers; each sits where the seats say. */
  const haul = (depths: number[], seats: number[]) => ({
    dives: depths.map((depth, i) => ({ seat: seats[i]!, depth, precedence: 70 - i })),
    catches: [
      { seat: seats[0]!, place: "bottom" as const, fish: "tuna-12" as const },
      { seat: seats[1]!, place: "middle" as const, fish: "tiger-7" as const },
      { seat: seats.at(-1)!, place: "surface" as const, fish: "sardine-3" as const },
    ],
  });
  expect(decisive(haul([9, 8, 5, 5, 1], [1, 2, 4, 3, 5]))).toEqual([]);
  expect(decisive(haul([9, 8, 1, 1, 1], [1, 2, 5, 4, 3]))[0]!.map((dive) => dive.seat)).toEqual([5, 4, 3]);
  expect(decisive(haul([9, 9, 8, 2, 2], [2, 1, 3, 5, 4]))).toHaveLength(2);
});
