import { expect, test } from "vitest";

import { LANGUAGES, words } from "../../lib/words.svelte";
import { describe, lagoonInWords } from "./describe";
import type { ChawaiView } from "./view";

const KINDS = { seat: "seat", place: "place", fish: "fish" };
const NAMES = ["Ana", "Bo", "Cy"];
const VIEW: ChawaiView = {
  game: "chawai",
  seats: 3,
  options: { gulls: "six" },
  step: "dive",
  round: 3,
  kiti: 2,
  lagoon: { bottom: "tuna-12", middle: null, surface: "jellyfish-10" },
  hidden: { middle: 3 },
  hands: [[1, 2], [3], [4, 5]],
  dives: [7, null, 0],
  piles: [["sardine-1", "tiger-7"], ["jellyfish-15"], []],
  discarded: [],
  deck: 27,
  removed: "nothing",
};
const EMPTY = { bottom: "nothing", middle: "nothing", surface: "nothing" } as const;
const english = () => words("en", "chawai", KINDS);

test("the position in English", async () => {
  expect(describe(VIEW, await english(), NAMES)).toEqual([
    "Round 3 of 12. Deck: 27.",
    "The Kiti stands just before Bo, clockwise. Clockwise from the Kiti: Bo, Cy, Ana.",
    "Surface: Jellyfish −10.",
    "Middle: a face-down card; only Cy sees it.",
    "Bottom: Emperor tuna 12.",
    "Ana has chosen diver 7.",
    "Ana still has in hand: 1, 2.",
    "Ana has 2 fish, on top: Tiger fish 7; 8 points.",
    "Bo has chosen a diver.",
    "Bo still has in hand: 3.",
    "Bo has one fish: Jellyfish −15; −15 points.",
    "Cy hasn’t chosen a diver yet.",
    "Cy still has in hand: 4, 5.",
    "Cy has no fish.",
  ]);
});

test("a hidden card is described to the player who sees it", async () => {
  const view = { ...VIEW, lagoon: { ...VIEW.lagoon, middle: "gull" as const } };
  expect(lagoonInWords(view, await english(), NAMES)).toBe(
    "Surface: Jellyfish −10. Middle: a face-down card; only Cy sees it. Middle: Gull. Bottom: Emperor tuna 12.",
  );
});

test("after the end the lagoon and all hands are empty", async () => {
  const view = { ...VIEW, step: "over" as const, lagoon: EMPTY, hidden: {}, hands: [[], [], []], dives: [0, 0, 0] };
  expect(lagoonInWords(view, await english(), NAMES)).toBe("The lagoon is empty.");
  expect(describe(view, await english(), NAMES)).toHaveLength(5);
});

test.each(LANGUAGES)("nothing is missing in %s", async (lang) => {
  const say = await words(lang, "chawai", KINDS);
  describe(VIEW, say, NAMES);
  expect([...say.missing]).toEqual([]);
});
