import { expect, test } from "vitest";

import type { EntryOf } from "../../lib/board";
import { frames } from "./frames";
import { scene } from "./sample";
import { heading, isTouched, targets } from "./targets";
import type { Event } from "./types";

const told = (...events: Event[]): EntryOf<Event>[] => [{ ply: 1, kind: "answer", at: 0, events }];
const tip: Event = { event: "tips", args: { seat: 3, slot: 2, tile: "S" } };
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
  expect(shown.map((frame) => frame.kind)).toEqual(["steal", "stow", "deliver", "drop", "tip"]);
  expect(shown.map((frame) => frame.told)).toEqual([1, 2, 3, 4, 5]);
  expect(shown[2]!.scene.masts).toEqual([["red", "green", "yellow"], [], []]);
  expect(shown[2]!.scene.hand).toEqual([]);
  expect(shown[2]!.wins).toEqual({ side: "N", cargo: "yellow", seat: 1 });
  expect(shown[4]!.scene.masts[0]).toEqual(["red"]);
  expect(shown[4]!.scene.ships.N).toEqual([]);
  expect(shown[4]!.scene.won[0]!.cards).toEqual(["S red+green+purple", "N yellow"]);
});

test("without events nothing moves", () => {
  expect(frames(scene(), [], scene())).toEqual([]);
  expect(frames(scene(), [{ ply: 1, kind: "away", at: 0 }], scene())).toEqual([]);
});

test("answers are given by touching boats, spaces and ships; the rest keeps a button", () => {
  const spots = (view: Parameters<typeof targets>[0], ...answers: string[]) =>
    targets(view, 1, answers.map(choice)).map((target) => target.spot);
  expect(spots(scene(), "sail f4", "stay", "done")).toEqual([{ space: "f4" }]);
  expect(spots(scene(), "fish", "steal 2", "steal 3")).toEqual([{ space: "e5" }, { space: "b2" }]);
  expect(spots(scene(), "deliver E red", "deliver W red", "release")).toEqual([{ ship: "E", index: 1 }]);
  expect(spots(scene({ turn: 2, slot: 1 }), "swap red", "turn 90")).toEqual([{ ship: "E", index: 1 }]);
});

test("what is touched needs no button", () => {
  expect(["sail f4", "fish", "stow red", "tile 2 3", "turn 90", "take 2 N"].every(isTouched)).toBe(true);
  expect(["stay", "done", "enough", "release", "keep"].some(isTouched)).toBe(false);
});

test("the octopus turns a tile as the box says, and the owner sees the result", () => {
  const events = told({ event: "twists", args: { seat: 2, owner: 1, slot: 4, degrees: "90" } }, tip);
  const [twist, tips] = frames(scene(), events, scene({ plans: [["E", "N", "fog-S", "N"], [], []] }));
  expect(twist!.twist).toMatchObject({ seat: 2, owner: 1, slot: 4, quarters: 1 });
  expect(tips!.scene.plans[0]).toEqual(["E", "N", "fog-S", "N"]);
  const other = { letters: ["N", "W", "E", "S"], turn: "counterclockwise" } as const;
  expect(frames(scene({ fog_tile: other }), events, scene())[0]!.twist!.quarters).toBe(-1);
});

test("the shark swaps cards, face up only for those who are told", () => {
  const bites: Event = { event: "bites", args: { seat: 1, victim: 2, island: "S", back: "N" } };
  const [hidden, later] = frames(scene(), told(bites, tip), scene());
  expect(hidden!.bite).toMatchObject({
    given: { side: "S", cargo: undefined },
    drawn: { side: "N", cargo: undefined },
  });
  expect(later!.scene.won.map((won) => won.backs)).toMatchObject([
    { S: 0, N: 1 },
    { S: 1, N: 1 },
    { S: 0, N: 0 },
  ]);
  const [known] = frames(
    scene(),
    told(
      bites,
      { event: "exchanged", args: { seat: 1, victim: 2, island: "S", cargo: "red+green+purple" } },
      { event: "exchanged", args: { seat: 2, victim: 1, island: "N", cargo: "yellow" } },
    ),
    scene(),
  );
  expect(known!.bite).toMatchObject({ given: { cargo: "red+green+purple" }, drawn: { cargo: "yellow" } });
  expect(known!.told).toBe(3);
});

test("ships are turned up together, and one goes under its pile", () => {
  const shown = frames(
    scene(),
    told(
      { event: "swaps", args: { seat: 1, island: "E", cargo: "red" } },
      { event: "shown", args: { island: "E", cargo: "green" } },
      { event: "shown", args: { island: "N", cargo: "purple" } },
      { event: "spent", args: { seat: 1, side: "E" } },
      { event: "round", args: { number: 3 } },
      { event: "dusk", args: {} },
    ),
    scene(),
  );
  expect(shown.map((frame) => frame.kind)).toEqual(["swap", "ship", "fog", "round", "dusk"]);
  expect(shown[1]!.scene.ships.E).toEqual(["red+green"]);
  expect(shown[1]!.shows).toHaveLength(2);
  expect(shown[2]!.scene.ships).toMatchObject({ E: ["red+green", "green"], N: ["yellow", "purple"] });
  expect(shown[2]!.scene.piles).toMatchObject({ E: 8, N: 0 });
});

test("a boat is placed, waits, and throws fish back", () => {
  const shown = frames(
    scene(),
    told(
      { event: "placed", args: { seat: 3, space: "c3" } },
      { event: "stuck", args: { seat: 2 } },
      { event: "releases", args: { seat: 1, fish: "red" } },
      { event: "lifts", args: { seat: 1, side: "N" } },
      tip,
    ),
    scene(),
  );
  expect(shown.map((frame) => frame.kind)).toEqual(["place", "wait", "drop", "fog", "tip"]);
  expect(shown[1]!.scene.boats[2]).toBe("c3");
  expect(shown[4]!.scene).toMatchObject({ closed: ["N"], fog: ["E", "N"], supply: { red: 8 } });
});

test("the tile in play gives the heading", () => {
  expect(heading(scene())).toBe("N");
  expect(heading(scene({ turn: 3 }))).toBeUndefined();
});
