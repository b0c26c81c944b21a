import { expect, test } from "vitest";

import { type Tip, tipsAbout } from "../../lib/tips";
import { tips } from "./tips";
import type { Event } from "./types";

const told = (...events: Event[]) =>
  tipsAbout(
    tips as readonly Tip[],
    [{ ply: 1, kind: "answer", at: 0, events }],
    { game: "chawai", seats: 3, step: "dive" },
    1,
  ).map(({ id }) => id);

const dived = (seat: number, depth: number): Event => ({ event: "dived", args: { seat, depth, precedence: 60 } });
const took = (seat: number): Event => ({ event: "took", args: { seat, place: "bottom", fish: "tuna-12" } });
const round = (number: number): Event => ({ event: "round", args: { number } });

test("a tie is told to those who are tied", () => {
  expect(told(dived(1, 5), dived(2, 5), took(1))).toEqual(["tie", "took"]);
  expect(told(dived(1, 4), dived(2, 5), dived(3, 5), took(1))).toEqual(["took"]);
});

test("dives of another round are no tie", () => {
  expect(told(dived(1, 5), dived(2, 6), took(1), round(2), dived(1, 7), dived(2, 5), took(1))).not.toContain("tie");
});

test("a diver without a fish is told why", () => {
  expect(told(dived(1, 5), dived(2, 6), took(2))).toEqual(["nothing"]);
});

test("a jellyfish is not told as a catch", () => {
  const jellyfish: Event = { event: "took", args: { seat: 1, place: "middle", fish: "jellyfish-10" } };
  expect(told(jellyfish)).toEqual(["jellyfish"]);
});
