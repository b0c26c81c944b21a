import { expect, test } from "vitest";

import { words } from "../../lib/words.svelte";
import { describe } from "./describe";
import { isFaceUp, type Scene } from "./view";

const NAMES = ["Ana", "Bo", "Cy", "Di"];
const SCENE: Scene = {
  game: "mahe",
  seats: 4,
  options: { egg_cards: "no" },
  step: "die",
  turn: "red",
  waiting: null,
  dice: [],
  played: [],
  stacks: {},
  clutch: 5,
  pile: 16,
  spent: [],
  cards: [[3, 4], [6], [], []],
  beach: null,
  owners: { red: 1, blue: 2, yellow: 3, green: 4 },
  topmost: null,
  decider: null,
  limit: 7,
};

async function players(scene: Scene, me: number, open = false): Promise<string[]> {
  const say = await words("en", "mahe", { turtle: "turtle" });
  return describe(scene, say, NAMES, me, open).slice(-4);
}

test("only my own cards are described while the game goes on", async () => {
  expect(await players(SCENE, 2)).toEqual([
    "Ana plays Red and has 2 egg cards.",
    "Bo plays Blue and has one egg card. Eggs on the cards: 6.",
    "Cy plays Yellow and has no egg cards.",
    "Di plays Green and has no egg cards.",
  ]);
});

test("all cards are described at the end and in the replay of a whole game", async () => {
  const told = [
    "Ana plays Red and has 2 egg cards. Eggs on the cards: 3 and 4.",
    "Bo plays Blue and has one egg card. Eggs on the cards: 6.",
  ];
  expect((await players({ ...SCENE, step: "over" }, 0)).slice(0, 2)).toEqual(told);
  expect((await players(SCENE, 0, true)).slice(0, 2)).toEqual(told);
});

test("a spectator sees no card face up before the end", () => {
  expect([1, 2, 3, 4].map((seat) => isFaceUp(SCENE, seat, 0))).toEqual([false, false, false, false]);
  expect(isFaceUp({ ...SCENE, step: "over" }, 3, 0)).toBe(true);
});
