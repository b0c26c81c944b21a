import { expect, test } from "vitest";

import { LANGUAGES, words } from "../../lib/words.svelte";
import { describe, shownInWords } from "./describe";
import { scene } from "./sample";
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
