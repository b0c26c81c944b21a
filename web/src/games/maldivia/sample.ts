/** A scene to test with. */

import type { MaldiviaView } from "./view";

const NONE: MaldiviaView["won"][number] = { cards: [], backs: { N: 0, E: 0, S: 0, W: 0 } };

export const scene = (change: Partial<MaldiviaView> = {}): MaldiviaView => ({
  game: "maldivia",
  seats: 3,
  step: "act",
  round: 2,
  slot: 2,
  starter: 2,
  turn: 1,
  cloth: {
    rows: [1, 9],
    columns: ["a", "j"],
    spaces: { a2: "red+green", c3: "octopus", d1: "shark", d2: "current-WS" },
  },
  boats: ["e5", "b2", null],
  masts: [["red", "green"], ["yellow"], []],
  hand: [],
  supply: { red: 7, green: 7, purple: 8, yellow: 7 },
  ships: { N: ["yellow"], E: ["red+green", "red"], S: ["green", "red+green+purple"], W: [] },
  piles: { N: 1, E: 8, S: 7, W: 0 },
  bottom: { N: ["red+yellow"], E: [], S: [], W: [] },
  plans: [["E", "N", "fog-S", "W"], ["fog-E", null, null, null], []],
  played: [2, 1, 0],
  planned: [true, true, true],
  fog: ["E"],
  closed: [],
  fog_tile: { letters: ["E", "S", "W", "N"], turn: "clockwise" },
  won: [
    { cards: ["S red+green+purple"], backs: { N: 0, E: 0, S: 1, W: 0 } },
    { cards: ["N yellow"], backs: { N: 2, E: 1, S: 0, W: 0 } },
    NONE,
  ],
  owed: null,
  wanted: null,
  surplus: null,
  bites: [],
  late: [],
  gained: [],
  given: null,
  aim: null,
  ending: false,
  ...change,
});
