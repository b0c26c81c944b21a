import { expect, test } from "vitest";

import { askIn } from "../../lib/asking.sample";
import { LANGUAGES, words } from "../../lib/words.svelte";
import { scene } from "./sample";
import { places, question, questions, tell } from "./speech";
import type { Event } from "./types";

const NAMES = ["Ana", "Bo", "Cy", "Di", "Ed", "Flo", "Gil"];
const KINDS = { seat: "seat", turtle: "turtle", mount: "turtle" };
const english = () => words("en", "mahe", KINDS);
const SCENE = scene({ step: "decide", dice: [2, 3], topmost: "blue", stacks: { 5: ["red", "blue"], 9: ["green"] } });
const ask = async (text: string, view = SCENE) => askIn(questions, view, text, { say: await english(), names: NAMES });
const entries = (...events: Event[]) => [{ ply: 1, kind: "answer" as const, at: 0, seat: 1, events }];

test("the question says whose turtle moves and how much has been rolled", async () => {
  expect(question(SCENE, await english())).toBe("Red, 5 so far: stop or roll?");
});

test("a turtle is described with its space, those above and below, and its owner", async () => {
  expect(await ask("p red")).toMatch(/^Red: This turtle belongs to Ana. It is on space 5. It carries Blue./);
  expect(await ask("p blu")).toContain("It rides on Red.");
  expect(await ask("where nobody")).toBeUndefined();
});

test("the raft and the eggs are told", async () => {
  expect(await ask("raft")).toBe("On the raft: Yellow, Orange, Purple, and White.");
  expect(await ask("eggs")).toMatch(/^The next clutch is worth 5 eggs. 19 cards are left in the pile. Ana plays Red/);
});

test("a move is told with its player, its dice and its space; dice may have been rolled before", async () => {
  const say = await english();
  const rolled: Event = { event: "rolled", args: { turtle: "red", pips: 3, total: 3 } };
  const swam: Event = { event: "swam", args: { turtle: "red", steps: 14, space: 17 } };
  const sank: Event = { event: "sank", args: { turtle: "red" } };
  const turn: Event = { event: "turn", args: { turtle: "red" } };
  const more: Event = { event: "rolled", args: { turtle: "red", pips: 4, total: 7 } };
  expect(tell(entries(more, swam), SCENE, say, NAMES, entries(turn, rolled))).toBe("Ana, Red: 3+4, to space 17.");
  expect(tell(entries(turn, rolled, more, sank), SCENE, say, NAMES)).toBe("Ana, Red: 3+4, back to the raft.");
  expect(tell(entries(turn, rolled), SCENE, say, NAMES)).toBe("");
});

test("every place has a name in every language, and legal moves are at their places", async () => {
  const choices = ["stop", "roll"].map((answer) => ({ answer, text: answer }));
  for (const lang of LANGUAGES) {
    const say = await words(lang, "mahe", KINDS);
    const [around, ring] = places(SCENE, say, NAMES, 1, choices).rows;
    expect(ring).toHaveLength(21);
    expect(ring![4]).toMatchObject({ id: "5", answers: ["stop"], isMine: true });
    expect(around![1]).toMatchObject({ id: "dice", answers: ["roll"] });
    expect([...say.missing]).toEqual([]);
  }
});
