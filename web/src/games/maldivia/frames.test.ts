import { expect, test } from "vitest";

import type { EntryOf } from "../../lib/board";
import { frames } from "./frames";
import { scene } from "./sample";
import { heading, targets } from "./targets";
import type { Event } from "./types";

const told = (...events: Event[]): EntryOf<Event>[] => [{ ply: 1, kind: "answer", at: 0, events }];
const choice = (answer: string) => ({ answer, text: answer });

test("a boat sails by the current, and fishes what it finds", () => {
  const before = scene({ boats: ["b2", "a9", "j9"], plans: [["E", null, null, null], [], []], slot: 1 });
  const [sails, fishes, ...others] = frames(
    before,
    told(
      { event: "sails", args: { seat: 1, origin: "b2", space: "d2" } },
      { event: "sails", args: { seat: 1, origin: "d2", space: "d4" } },
      { event: "fishes", args: { seat: 1, cargo: "red+red" } },
    ),
    scene(),
  );
  expect(sails!.sails).toEqual({ seat: 1, way: ["b2", "c2", "d2", "d3", "d4"] });
  expect(fishes!.scene.boats[0]).toBe("d4");
  expect(fishes!.flights).toEqual(Array(2).fill({ fish: "red", from: { supply: "red" }, to: { boat: 1 } }));
  expect(others).toEqual([]);
});

test("a fold shows the backs, pushes boats and costs fish; later frames have the cloth without the row", () => {
  const after = scene({ cloth: { rows: [2, 9], columns: ["a", "j"], spaces: { b2: "yellow", c3: "octopus" } } });
  const shown = frames(
    scene(),
    told(
      { event: "tips", args: { seat: 2, slot: 2, tile: "fog-N" } },
      { event: "folds", args: { seat: 2, side: "N" } },
      { event: "pushed", args: { seat: 2, origin: "b1", space: "b2" } },
      { event: "loses", args: { seat: 2, fish: "yellow" } },
      { event: "tips", args: { seat: 3, slot: 2, tile: "S" } },
      { event: "loses", args: { seat: 1, fish: "green" } },
    ),
    after,
  );
  expect(shown.map((frame) => frame.tips?.seat)).toEqual([2, undefined, 3]);
  expect(shown[1]!.fold).toEqual({
    side: "N",
    backs: { b2: "yellow" },
    pushed: [{ seat: 2, to: "b2" }],
    lost: [{ fish: "yellow", from: { boat: 2 }, to: { supply: "yellow" } }],
  });
  expect(shown[2]!.scene).toMatchObject({
    cloth: after.cloth,
    fog: ["E", "N"],
    supply: { yellow: 8 },
    boats: ["e5", "b2", null],
    turn: 2,
    slot: 2,
  });
  expect(shown[2]!.scene.masts[1]).toEqual([]);
});

test("a theft and a delivery change the masts in later frames", () => {
  const shown = frames(
    scene(),
    told(
      { event: "robs", args: { seat: 1, victim: 2, fish: "yellow" } },
      { event: "stows", args: { seat: 1, fish: "yellow" } },
      { event: "delivers", args: { seat: 1, island: "N", cargo: "yellow" } },
      { event: "drops", args: { seat: 1, fish: "green" } },
      { event: "tips", args: { seat: 2, slot: 2, tile: "S" } },
    ),
    scene(),
  );
  expect(shown[0]!.flights).toEqual([{ fish: "yellow", from: { boat: 2 }, to: { boat: 1 } }]);
  expect(shown[1]!.scene.masts).toEqual([["red", "green", "yellow"], [], []]);
  expect(shown[1]!.scene.hand).toEqual([]);
  expect(shown[2]!.scene.masts[0]).toEqual(["red"]);
  expect(shown[2]!.scene.ships.N).toEqual([]);
});

test("without events nothing moves", () => {
  expect(frames(scene(), [], scene())).toEqual([]);
  expect(frames(scene(), [{ ply: 1, kind: "away", at: 0 }], scene())).toEqual([]);
});

test("answers are given by touching boats, spaces, ships and the supply", () => {
  const spots = (view: Parameters<typeof targets>[0], ...answers: string[]) =>
    targets(view, 1, answers.map(choice)).map((target) => target.spot);
  expect(spots(scene(), "sail f4", "stay", "done")).toEqual([{ space: "f4" }, { space: "e5" }]);
  expect(spots(scene(), "fish", "steal 2", "steal 3")).toEqual([{ space: "e5" }, { space: "b2" }]);
  expect(spots(scene(), "deliver E red", "deliver W red", "release")).toEqual([
    { ship: "E", index: 1 },
    { supply: true },
  ]);
  expect(spots(scene({ turn: 2, slot: 1 }), "swap red", "turn 90")).toEqual([{ ship: "E", index: 1 }]);
});

test("the tile in play gives the heading", () => {
  expect(heading(scene())).toBe("N");
  expect(heading(scene({ turn: 3 }))).toBeUndefined();
});
