import { expect, test } from "vitest";

import { LANGUAGES, words } from "../../lib/words.svelte";
import { asked, ASKED, describe, ending, mapInWords, voyage, when } from "./describe";
import { SYMBOLS } from "./modes";
import { sample, sheet } from "./sample";
import { BONUSES } from "./view";

const KINDS = { seat: "seat", colour: "colour", track: "track", mode: "mode", bonus: "bonus", heading: "heading" };
const NAMES = ["Ana", "Bo"];
const english = () => words("en", "deole", KINDS);
const solo = sample({
  seats: 1,
  sheets: [
    sheet(
      "green",
      { helpers: 1 },
      { green: { mode: null, boxes: [0, 0, 0, 0, "disaster green 2", "storm"], helms: 0, used: 0 } },
    ),
  ],
  storm: { blue: 0, yellow: 1, green: 2, red: 0 },
  disasters: [2, 5],
});

test("the position in English", async () => {
  expect(describe(sample(), await english(), NAMES)).toEqual([
    "Round 1 of 3, turn 4 of 5.",
    "Bo chooses first.",
    "Dice to take: blue 5 and red 2.",
    "Die in hand: red 3.",
    "On the Wind Rose: green 1.",
    "Dice in the bag: 3 × blue, 4 × yellow, 4 × green, and 2 × red.",
    "Castaways: c1, h3, and f8.",
    "Wrecks: c3, f3, c6, and f6.",
    "The island of Éolia: d4, e4, d5, and e5. Its bonus is still to be won.",
    "Ana’s ship (Notus, green) is sailing north; c6 lies ahead. Spaces crossed: 3; farthest row: 3.",
    "Ana: blue track (even): 2 and castaway. Helms: 1 available, 0 used.",
    "Ana: yellow track: empty. Helms: 1 available, 0 used.",
    "Ana: green track: empty. Helms: 1 available, 0 used.",
    "Ana: red track (ascending): 1. Helms: 0 available, 1 used.",
    "Ana: crew track (different): −4 and −3. Helms: 1 available, 0 used.",
    "Ana’s bonuses: E.",
    "Bo’s ship (Boreas, blue) is sailing west; f1 lies ahead. Spaces crossed: 1; farthest row: 1.",
    "Bo: blue track: empty. Helms: 1 available, 0 used.",
    "Bo: yellow track: empty. Helms: 1 available, 0 used.",
    "Bo: green track: empty. Helms: 1 available, 0 used.",
    "Bo: red track: empty. Helms: 0 available, 0 used.",
    "Bo: crew track: empty. Helms: 0 available, 0 used.",
  ]);
});

test("alone: storms, disasters and helpers are told", async () => {
  const told = describe(solo, await english(), ["Ana"]);
  expect(told).toContain("Storm on the side of Eurus: one row.");
  expect(told).toContain("Storm on the side of Notus: 2 rows.");
  expect(told).toContain("Disasters of this round: 2 and 5.");
  expect(told).toContain("One castaway can help.");
  expect(told).toContain("Ana: green track: disaster 2 and lost to the storm. Helms: 0 available, 0 used.");
  expect(told).not.toContain("Ana chooses first.");
});

test("a voyage alone ends in four ways", () => {
  expect(ending(solo)).toBe("");
  expect(ending({ ...solo, step: "over" })).toBe("deole-web-come-home");
  expect((["storm", "wreck", "adrift"] as const).map((lost) => ending({ ...solo, step: "over", lost }))).toEqual([
    "deole-lost-storm",
    "deole-lost-wreck",
    "deole-lost-adrift",
  ]);
  expect(ending(sample({ step: "over" }))).toBe("");
});

test("the map and a voyage in a few words", async () => {
  const say = await english();
  expect(mapInWords(sample(), say, NAMES)).toContain("Bo’s ship (Boreas, blue) is sailing west");
  expect(voyage(sample(), 2, say)).toBe("heading for f1 · one space");
  expect(voyage(sample({ sheets: [sheet("green")] }), 1, say)).toBe("in port · 0 spaces");
});

test("after the end it is still the last turn of the last round", async () => {
  const say = await english();
  expect(when(sample({ round: 4, turn: 1 }), say)).toBe("Round 3 of 3, turn 5 of 5");
  expect(when(sample({ round: 3, turn: 6 }), say)).toBe("Round 3 of 3, turn 5 of 5");
});

test("several bonuses are asked for one by one, and counted", async () => {
  const say = await english();
  expect(asked(sample({ step: "bonus", owed: 2 }), say)).toBe("Choose a bonus. (2 in all)");
  expect(asked(sample({ step: "roll" }), say)).toBe("");
});

test.each(LANGUAGES)("nothing is missing in %s", async (lang) => {
  const say = await words(lang, "deole", KINDS);
  for (const bonus of ["open", "now", "gone"] as const)
    describe(sample({ eolia: { reached: [1], bonus }, die: "blue 0" }), say, NAMES);
  for (const lost of ["storm", "wreck", "adrift", null] as const) describe({ ...solo, lost, step: "over" }, say, NAMES);
  for (const step of ASKED) asked(sample({ step, owed: 2 }), say);
  for (const at of ["port", "home"] as const)
    describe(
      sample({ sheets: [sheet("red", { ship: { at, port: 1, course: [], next: null, heading: null } })] }),
      say,
      NAMES,
    );
  for (const key of [
    ...Object.keys(SYMBOLS).map((mode) => `mode-${mode}`),
    ...BONUSES.map((bonus) => `bonus-${bonus}`),
  ])
    say.say(key);
  expect([...say.missing]).toEqual([]);
});
