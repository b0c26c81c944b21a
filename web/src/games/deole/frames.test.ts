import { expect, test } from "vitest";

import type { EntryOf } from "../../lib/board";
import { frames } from "./frames";
import { sample } from "./sample";
import type { Event } from "./types";

const entry = (...events: Event[]): EntryOf<Event> => ({ ply: 1, kind: "answer", at: 0, events });
const lays: Event = { event: "lays", args: { seat: 1, track: "crew", box: 3, pips: 4 } };
const sails: Event = { event: "sails", args: { seat: 1, space: "c6", heading: "west" } };

test("a chain is played out one link after the other, and the log keeps step", () => {
  const shown = frames(sample(), [
    entry(
      { event: "adjusts", args: { seat: 1, track: "crew", helms: 1 } },
      lays,
      { event: "column", args: { seat: 1, box: 3 } },
      { event: "earns", args: { seat: 1 } },
      sails,
      { event: "wreck", args: { seat: 1, box: 2 } },
    ),
    entry({ event: "bonus", args: { seat: 1, bonus: "C" } }),
  ]);
  expect(shown.map(({ kind }) => kind)).toEqual(["adjust", "lay", "column", "sail", "wreck", "bonus"]);
  expect(shown.map(({ told }) => told)).toEqual([1, 2, 4, 5, 6, 7]);
  expect(shown.every(({ length }) => length >= 800)).toBe(true);
});

test("dice fly to the boxes where they are laid, in the colour they have", () => {
  const [lay] = frames(sample(), [entry(lays)]);
  expect(lay!.flights).toEqual([{ die: { colour: "red", pips: 4 }, from: "hand", to: "1 crew 3" }]);
  expect(lay!.glow).toBe("1 crew 3");
  const [, left] = frames(sample(), [
    entry(
      { event: "picks", args: { seat: 2, colour: "blue", pips: 5 } },
      { event: "left", args: { colour: "red", pips: 2 } },
    ),
  ]);
  expect(left!.flights).toEqual([{ die: { colour: "red", pips: 2 }, from: "tray", to: "rose" }]);
});

test("all dice of a turn are rolled together, and told with the turn", () => {
  const shown = frames(sample(), [
    entry({ event: "turn", args: { number: 5 } }),
    entry({ event: "rolled", args: { colour: "blue", pips: 5 } }),
    entry({ event: "rolled", args: { colour: "red", pips: 1 } }),
  ]);
  expect(shown).toHaveLength(1);
  expect(shown[0]).toMatchObject({ kind: "roll", rolled: ["blue 5", "red 1"], told: 3 });
  expect(shown[0]!.scene.turn).toBe(5);
});

test("a ship sails from the end of its line", () => {
  const [frame] = frames(sample(), [entry(sails)]);
  expect(frame!.before).toEqual({ 1: 4 });
  expect(frame!.scene.sheets[0]!.ship.course).toHaveLength(4);
});

test("the last frame tells everything, and without events there is none", () => {
  const shown = frames(sample(), [entry(sails, { event: "over", args: {} })]);
  expect(shown.at(-1)!.told).toBe(2);
  expect(frames(sample(), [{ ply: 1, kind: "undo", at: 0 }])).toEqual([]);
});
