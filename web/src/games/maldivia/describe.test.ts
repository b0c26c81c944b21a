import { expect, test } from "vitest";

import { LANGUAGES, words } from "../../lib/words.svelte";
import { describe, shownInWords, stepInWords } from "./describe";
import { scene } from "./sample";
import type { ArrowStep, PreviewStep } from "./types";
import { letters, type MaldiviaView, shownOn } from "./view";

const NAMES = ["Ana", "Bo", "Cy"];
const english = () => words("en", "maldivia");

test("the position in English", async () => {
  expect(describe(scene(), await english(), NAMES)).toEqual([
    "Round 2. Tile 2 of 4.",
    "Ana’s turn.",
    "The sea reaches from a1 to j9.",
    "Folded this round: Efo (east).",
    "Fish: a2 red, green.",
    "Octopuses: c3.",
    "Sharks: d1.",
    "Currents: d2 from Wipi (west) to Solys (south).",
    "Nanga (north): the ships ask for “yellow”. One card is left in the pile.",
    "Under the pile of Nanga (north), next one first: “red, yellow”.",
    "Efo (east): the ships ask for “red, green” and “red”. 8 cards are left in the pile.",
    "Solys (south): the ships ask for “green” and “red, green, purple”. 7 cards are left in the pile.",
    "Wipi (west): no ships are left.",
    "In the supply: red 7, green 7, purple 8, yellow 7.",
    "Ana, white boat on e5. Mast from bottom to top: red, green.",
    "Ana’s tiles: 1 east, 2 north, 3 fog south, 4 west.",
    "Ana has won one ship: Solys (south) red, green, purple.",
    "Bo, orange boat on b2. Mast from bottom to top: yellow.",
    "Bo’s tiles: 1 fog east, 2 standing, 3 standing, 4 standing.",
    "Bo has won 3 ships: Nanga (north) yellow; one more of Nanga (north), face down; one more of Efo (east), face down.",
    "Cy, brown boat, not placed yet.",
  ]);
});

test("finished plans, fish in the hand and the card on offer are described", async () => {
  const say = await english();
  const planning = describe(
    scene({ step: "plan", slot: 0, plans: [[], [], []], planned: [true, false, false] }),
    say,
    NAMES,
  );
  expect(planning).toContain("Ana has finished planning.");
  expect(planning).toContain("Bo is still planning.");
  const busy = describe(scene({ hand: ["red", "red"], given: "S green", ending: true }), say, NAMES);
  expect(busy).toContain("Ana has in hand: red, red.");
  expect(busy).toContain("Set aside to give away: Solys (south) green.");
  expect(busy).toContain("The end is near: once everyone has played this tile, the game is over.");
});

test("the pictures on spaces in words", async () => {
  const say = await english();
  const shown = ["a2", "c3", "d1", "d2", "e5"].map((space) => shownInWords(shownOn(scene(), space), say));
  expect(shown).toEqual(["red, green", "octopus", "shark", "current from Wipi to Solys", ""]);
});

const ARROW: ArrowStep = {
  kind: "arrow",
  side: "E",
  from: "e5",
  reach: ["f5", "g5"],
  others: {},
  stop: "g5",
  way: ["e5", "g5"],
  sight: null,
  unseen: false,
  edges: [],
  beside: [],
};

test("the steps of a plan in words", async () => {
  const say = await english();
  const told = (step: PreviewStep) => stepInWords(step, say, NAMES);
  expect(told(ARROW)).toBe("If nobody else moves, you stop at g5");
  expect(told({ ...ARROW, sight: "octopus", edges: ["E"], beside: [2] })).toMatch(/g5: octopus, .*Efo.*Bo/);
  expect(told({ ...ARROW, unseen: true })).toContain("the unseen back of the cloth");
  expect(told({ ...ARROW, stop: "e5", way: ["e5"] })).toContain("cannot sail this way");
  expect(told({ kind: "fog", side: "E", row: ["j1"], onto: ["i1"] })).toContain("folded in");
  expect(told({ kind: "fog", side: "E", row: [], onto: [] })).toContain("nothing is folded at Efo");
});

test.each(LANGUAGES)("nothing is missing in %s, and every colour has a letter of its own", async (lang) => {
  const say = await words(lang, "maldivia");
  const changes: Partial<MaldiviaView>[] = [
    {},
    { step: "plan", planned: [true, false, false] },
    { hand: ["red"], given: "S green", ending: true },
    { fog: ["E", "N"], closed: ["N"] },
  ];
  for (const change of changes) describe(scene(change), say, NAMES);
  expect(new Set(letters(say).values()).size).toBe(4);
  expect([...say.missing]).toEqual([]);
});
