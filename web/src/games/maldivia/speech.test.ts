import { expect, test } from "vitest";

import { askIn } from "../../lib/asking.sample";
import { LANGUAGES, words } from "../../lib/words.svelte";
import { places } from "./places";
import { scene } from "./sample";
import { question, questions, tell } from "./speech";
import type { Event } from "./types";

const NAMES = ["Ana", "Bo", "Cy"];
const KINDS = {
  seat: "seat",
  victim: "seat",
  island: "island",
  side: "island",
  cargo: "fish",
  fish: "fish",
  tile: "tile",
};
const english = () => words("en", "maldivia", KINDS);
const ask = async (text: string, view = scene()) =>
  askIn(questions, view, text, { say: await english(), names: NAMES });

test("the question tells where my boat is, or the few things that can be done", async () => {
  const say = await english();
  expect(question(scene({ step: "plan" }), say, NAMES, 1, [])).toBe("Set up your four tiles. Your boat is on e5.");
  const choices = [{ answer: "deliver N red", text: "deliver to Nanga: red" }];
  expect(question(scene(), say, NAMES, 1, choices)).toBe("On e5: what do you do? deliver to Nanga (north): red.");
});

test("one looks from the boat to the edge, by the word, the letter or the island of a direction", async () => {
  const north = await ask("look north");
  expect(north).toMatch(
    /^From e5, north: e4: open water. e3: open water. .* e1: open water, edge of Nanga \(north\).$/,
  );
  expect(await ask("look n")).toBe(north);
  expect(await ask("look nanga")).toBe(north);
  expect(await ask("look up")).toBeUndefined();
});

test("spaces, masts, ships and tiles can be asked for", async () => {
  expect(await ask("b2")).toBe("b2: open water, Bo’s boat.");
  expect(await ask("a2")).toBe("a2: fish red, green, edge of Wipi (west).");
  expect(await ask("mast 2")).toBe("Bo, orange boat on b2. Mast from bottom to top: yellow.");
  expect(await ask("ship N")).toMatch(/^Nanga \(north\): the ships ask for “yellow”. One card is left/);
  expect(await ask("ship")).toContain("Wipi (west): no ships are left.");
  expect(await ask("tiles")).toMatch(/^Ana’s tiles: 1 east, 2 north, 3 fog south, 4 west./);
});

test("a sail is told with the tile that was turned up before", async () => {
  const entry = (...events: Event[]) => [{ ply: 1, kind: "answer" as const, at: 0, seat: 2, events }];
  const tips: Event = { event: "tips", args: { seat: 2, slot: 1, tile: "W" } };
  const sails: Event = { event: "sails", args: { seat: 2, origin: "b2", space: "a2" } };
  const stows: Event = { event: "stows", args: { seat: 2, fish: "red" } };
  expect(tell(entry(sails, stows), scene(), await english(), NAMES, entry(tips))).toBe("Bo: west, to a2.");
  const folds: Event = { event: "folds", args: { seat: 2, side: "W" } };
  expect(tell(entry(folds), scene(), await english(), NAMES)).toBe("Fog rolls in at Wipi (west): Bo folds the cloth.");
});

test.each(LANGUAGES)("the cloth can be walked while one plans, in %s", async (lang) => {
  const say = await words(lang, "maldivia", KINDS);
  const { rows } = places(scene({ step: "plan" }), say, NAMES, 1, []);
  expect(rows).toHaveLength(9 + 2);
  expect(rows[4]![4]).toMatchObject({ id: "e5", isMine: true });
  expect(rows[4]![4]!.name).toContain(say.say("maldivia-ear-own-boat"));
  expect([...say.missing]).toEqual([]);
});

test("a place offers its move", async () => {
  const choices = [{ answer: "sail e4", text: "sail to e4" }];
  const { rows } = places(scene({ step: "sail" }), await english(), NAMES, 1, choices);
  expect(rows[3]![4]).toMatchObject({ name: "e4: open water. Possible here: sail to e4.", answers: ["sail e4"] });
});
