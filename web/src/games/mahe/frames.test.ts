import { expect, test } from "vitest";

import type { EntryOf } from "../../lib/board";
import { frames } from "./frames";
import { decider, landing, moving, onRaft, ownerOf, risk, type Prospect, type Scene, turtlesOf } from "./view";
import type { Event } from "./types";

const start: Scene = {
  game: "mahe",
  seats: 4,
  waiting: null,
  played: [],
  limit: 7,
  owners: { red: 1, blue: 2, yellow: 3, green: 4 },
  topmost: "yellow",
  decider: 3,
  options: { egg_cards: "no" },
  step: "decide",
  turn: "red",
  dice: [1, 2, 3],
  stacks: { "18": ["blue", "red", "yellow"] },
  clutch: 5,
  pile: 16,
  cards: [[], [], [], []],
  spent: [],
  beach: null,
};
const told = (...events: Event[]): EntryOf<Event>[] => [{ ply: 1, kind: "answer", at: 0, events }];

test("red swims with yellow on its back, yellow lays, blue stays (MA-3)", () => {
  const shown = frames(
    start,
    told(
      { event: "swam", args: { turtle: "red", steps: 18, space: 15 } },
      { event: "laid", args: { turtle: "yellow", eggs: 5 } },
      { event: "clutch", args: { eggs: 2 } },
    ),
  );
  expect(shown.map((frame) => frame.scene.stacks)).toEqual(Array(3).fill({ "15": ["red", "yellow"], "18": ["blue"] }));
  expect(shown[0]!.swims.red).toMatchObject({ level: 0, count: 2, occupied: [18] });
  expect(shown[0]!.swims.yellow).toMatchObject({ level: 1, spaces: shown[0]!.swims.red!.spaces });
  expect(shown[0]!.swims.red!.spaces).toHaveLength(19);
  expect(shown[1]).toMatchObject({ flight: { eggs: 5, seat: 3, kind: "lay" }, scene: { clutch: null } });
  expect(shown[1]!.scene.cards[2]).toEqual([]);
  expect(shown[2]!.scene.cards[2]).toEqual([5]);
  expect(shown[2]!.scene).toMatchObject({ clutch: 2, pile: 15 });
});

test("turtles that sink together share one splash, and the last dice stay visible (MA-7)", () => {
  const before = { ...start, dice: [6] };
  const shown = frames(
    before,
    told(
      { event: "rolled", args: { turtle: "red", pips: 5, total: 11 } },
      { event: "sank", args: { turtle: "red" } },
      { event: "sank", args: { turtle: "yellow" } },
    ),
  );
  expect(shown).toHaveLength(2);
  expect(shown[0]!.rolling).toBe(1);
  expect(shown[1]).toMatchObject({
    splash: { space: 18, turtles: ["red", "yellow"] },
    scene: { dice: [6, 5], stacks: { "18": ["blue"] } },
  });
  expect(onRaft(shown[1]!.scene)).toEqual(["red", "yellow", "green"]);
});

test("a turtle that lands on others ends on top, and the log follows the frames", () => {
  const shown = frames(
    { ...start, stacks: { "1": ["green"], "4": ["blue"] } },
    told(
      { event: "swam", args: { turtle: "green", steps: 3, space: 4 } },
      { event: "climbed", args: { turtle: "green", mount: "blue" } },
      { event: "turn", args: { turtle: "red" } },
      ...[1, 2, 3, 1, 1].map((pips): Event => ({ event: "rolled", args: { turtle: "red", pips, total: pips } })),
    ),
  );
  expect(shown[0]!.scene.stacks).toEqual({ "4": ["blue", "green"] });
  expect(shown[1]!.scene).toMatchObject({ turn: "red", dice: [] });
  expect(shown.map((frame) => frame.told)).toEqual([2, 3, 4, 5, 6, 7, 8]);
});

test("every frame has a kind, a length that can be followed, and the turtle that everybody looks at", () => {
  const events: Event[] = [
    { event: "begins", args: { seat: 1 } },
    { event: "turn", args: { turtle: "red" } },
    { event: "rolled", args: { turtle: "red", pips: 4, total: 4 } },
    { event: "spent", args: { seat: 3, eggs: 2, total: 6 } },
    { event: "swam", args: { turtle: "red", steps: 12, space: 9 } },
    { event: "laid", args: { turtle: "yellow", eggs: 5 } },
    { event: "clutch", args: { eggs: 2 } },
    { event: "sank", args: { turtle: "green" } },
    { event: "beached", args: { turtle: "yellow" } },
  ];
  const shown = frames({ ...start, dice: [] }, told(...events));
  expect(shown.map((frame) => frame.kind)).toEqual([
    "begin",
    "turn",
    "roll",
    "card",
    "swim",
    "lay",
    "flip",
    "sink",
    "beach",
  ]);
  for (const frame of shown) expect(frame.length).toBeGreaterThan(500);
  for (const frame of shown) if (frame.kind !== "flip") expect(frame.actors.length).toBeGreaterThan(0);
  for (const kind of ["lay", "beach"]) expect(shown.find((one) => one.kind === kind)!.length).toBeGreaterThan(3_000);
});

test("without events nothing moves", () => {
  expect(frames(start, [])).toEqual([]);
  expect(frames(start, [{ ply: 1, kind: "away", at: 0 }])).toEqual([]);
});

test("turtles have players, and one of them moves or decides", () => {
  const two = { ...start, seats: 2, owners: { red: 1, blue: 1, yellow: 2, green: 2 } };
  expect(turtlesOf(two, 2)).toEqual(["yellow", "green"]);
  expect([ownerOf(two, "green"), ownerOf(start, "green")]).toEqual([2, 4]);
  expect(moving({ ...two, step: "pick", turn: "yellow" })).toEqual(["yellow", "green"]);
  expect(moving(start)).toEqual(["red"]);
  expect(decider(start)).toBe("yellow");
  expect(decider({ ...start, step: "die" })).toBeNull();
});

test("the landing and the risk are read from the outcomes that the server sends", () => {
  const prospect = (...outcomes: Prospect["outcomes"]): Prospect => ({
    type: "prospect",
    answer: "",
    outcomes,
  });
  const swam: Event = { event: "swam", args: { turtle: "red", steps: 6, space: 3 } };
  expect(landing(prospect({ share: 1, events: [swam, { event: "laid", args: { turtle: "red", eggs: 4 } }] }))).toEqual({
    steps: 6,
    space: 3,
    eggs: 4,
  });
  expect(landing(prospect({ share: 1, events: [swam, { event: "beached", args: { turtle: "red" } }] }))!.eggs).toBe(7);
  expect([landing(undefined), risk(undefined)]).toEqual([null, null]);
  const sank: Prospect["outcomes"][number] = { share: 0.25, events: [{ event: "sank", args: { turtle: "red" } }] };
  expect(risk(prospect(sank, sank, { share: 0.5, events: [swam] }))).toBe(0.5);
});
