import { expect, test } from "vitest";

import { happened } from "./happened";
import { sample, sheet } from "./sample";
import type { Event } from "./types";
import type { DeoleView } from "./view";

const after = (view: DeoleView, ...events: Event[]) => events.reduce(happened, view);

test("dice go from the bag to the tray, to a hand, to a box or to the Rose", () => {
  const rolled = after(sample(), { event: "rolled", args: { colour: "green", pips: 6 } });
  expect([rolled.tray.at(-1), rolled.bag.green]).toEqual(["green 6", 3]);
  const taken = after(rolled, { event: "picks", args: { seat: 2, colour: "blue", pips: 5 } });
  expect([taken.tray, taken.die, taken.active]).toEqual([["red 2", "green 6"], "blue 5", 2]);
  const left = after(taken, { event: "left", args: { colour: "red", pips: 2 } });
  expect(left.rose).toEqual(["green 1", "red 2"]);
  const laid = after(left, { event: "lays", args: { seat: 2, track: "blue", box: 1, pips: 4 } });
  expect([laid.die, laid.sheets[1]!.tracks.blue.boxes[0]]).toEqual([null, 4]);
});

test("a die of bonus B is rolled in hand", () => {
  const chosen = after(sample({ die: null }), { event: "chooses", args: { seat: 1, colour: "blue" } });
  expect([chosen.die, chosen.bag.blue]).toEqual(["blue 0", 2]);
  const rolled = after(chosen, { event: "rolled", args: { colour: "blue", pips: 3 } });
  expect([rolled.die, rolled.bag.blue, rolled.tray.length]).toEqual(["blue 3", 2, 2]);
});

test("a ship that sails crosses a space and may come home", () => {
  const sailed = after(sample(), { event: "sails", args: { seat: 1, space: "c6", heading: "west" } });
  expect(sailed.sheets[0]!.ship).toMatchObject({ at: "sea", next: "b6", heading: "west" });
  expect([sailed.sheets[0]!.spaces, sailed.sheets[0]!.row]).toEqual([4, 3]);
  const home = after(sailed, { event: "home", args: { seat: 1, space: "c8" } });
  expect(home.sheets[0]!.ship).toMatchObject({ at: "home", next: null });
});

test("a new round clears the sea, and the next player is first", () => {
  const next = after(sample(), { event: "round", args: { number: 2 } });
  expect([next.castaways, next.rose, next.first, next.bag.red]).toEqual([[], [], 1, 5]);
  const drifting = after(next, { event: "drifts", args: { space: "b2" } });
  expect(after(drifting, { event: "rescues", args: { seat: 1, space: "b2" } }).castaways).toEqual([]);
});

test("a disaster fills a box until a castaway frees it or the storm crosses it out", () => {
  const alone = sample({ seats: 1, tray: ["red 3"], sheets: [sheet("green", { helpers: 1 })] });
  const struck = after(alone, { event: "disaster", args: { seat: 1, track: "red", box: 6, pips: 3 } });
  expect([struck.sheets[0]!.tracks.red.boxes[5], struck.disasters]).toEqual(["disaster red 3", [3]]);
  const freed = after(struck, { event: "frees", args: { seat: 1, track: "red", box: 6, pips: 3 } });
  expect([freed.sheets[0]!.tracks.red.boxes[5], freed.disasters, freed.sheets[0]!.helpers]).toEqual([0, [], 0]);
  expect(freed.rose.at(-1)).toBe("red 3");
  const storm = after(struck, { event: "storm", args: { colour: "red", rows: 1 } });
  expect([storm.sheets[0]!.tracks.red.boxes[5], storm.storm.red]).toEqual(["storm", 1]);
});
