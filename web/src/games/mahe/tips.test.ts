import { expect, test } from "vitest";

import { type Tip, tipsAbout } from "../../lib/tips";
import type { Scene as AnyScene } from "../../protocol";
import { scene } from "./sample";
import { tips } from "./tips";
import type { Event } from "./types";
import type { Scene } from "./view";

const told = (view: Scene, me: number, ...events: Event[]) =>
  tipsAbout(tips as readonly Tip[], [{ ply: 1, kind: "answer", at: 0, events }], view as AnyScene, me).map(
    ({ id }) => id,
  );

const RIDING = scene({ stacks: { 8: ["blue", "red"] } }); // red is mine and sits on blue
const swam: Event = { event: "swam", args: { turtle: "blue", steps: 4, space: 8 } };

test("a rider is told that it was carried, and nobody else", () => {
  expect(told(RIDING, 1, swam)).toEqual(["carried"]);
  expect(told(RIDING, 2, swam)).toEqual([]);
});

test("climbing is told to both players", () => {
  const climbed: Event = { event: "climbed", args: { turtle: "red", mount: "blue" } };
  expect(told(RIDING, 1, climbed)).toEqual(["climbed"]);
  expect(told(RIDING, 2, climbed)).toEqual(["mounted"]);
  expect(told(RIDING, 3, climbed)).toEqual([]);
});

test("a die is told to the player who decides about the next one", () => {
  const rolled: Event = { event: "rolled", args: { turtle: "blue", pips: 3, total: 3 } };
  expect(told(scene({ turn: "blue", decider: 1 }), 1, rolled)).toEqual(["steer"]);
  expect(told(scene({ turn: "blue", decider: 2 }), 2, rolled)).toEqual(["decide"]);
  expect(told(scene({ turn: "blue", decider: 1 }), 2, rolled)).toEqual([]);
});

test("a die of an earlier turn is not told", () => {
  const rolled: Event = { event: "rolled", args: { turtle: "blue", pips: 3, total: 3 } };
  expect(told(scene({ turn: "red", decider: 1 }), 1, rolled)).toEqual([]);
});

test("a carrier is told why the rider got the eggs", () => {
  const laid: Event = { event: "laid", args: { turtle: "red", eggs: 3 } };
  const later: Event = { event: "swam", args: { turtle: "red", steps: 20, space: 7 } };
  expect(told(RIDING, 2, swam, laid)).toEqual(["rider-laid"]);
  expect(told(RIDING, 2, swam, later, laid)).toEqual([]);
  expect(told(RIDING, 1, swam, laid)).toEqual(["carried", "laid"]);
});

test("everybody is told of the last eggs", () => {
  const laid: Event = { event: "laid", args: { turtle: "blue", eggs: 3 } };
  expect(told(scene({ clutch: null, pile: 0 }), 1, laid)).toEqual(["last-eggs"]);
});
