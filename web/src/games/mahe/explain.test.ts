import { expect, test } from "vitest";

import { LANGUAGES, words } from "../../lib/words.svelte";
import { abouts, explain, status } from "./explain";
import { scene } from "./sample";
import { SPACES } from "./types";
import { TURTLES } from "./view";

const NAMES = ["Ana", "Bo", "Cy", "Di", "Ed", "Flo", "Gus"];
const HERE = scene({
  stacks: { "4": ["blue", "red", "green"], "7": ["white"] },
  cards: [[3, 6], [], [], [1], [], [], []],
  dice: [2, 3],
  spent: [2],
  step: "decide",
  topmost: "green",
});
const ALL = [
  ...abouts,
  "beach",
  "spent",
  "trail-red",
  ...[1, 2, 3, 4, 5, 6].map((eggs) => `hand-${eggs}`),
  ...NAMES.flatMap((_, i) => [`cards-${i + 1}`, `open-cards-${i + 1}`]),
  ...TURTLES.map((turtle) => `turtle-${turtle}`),
  ...Array.from({ length: SPACES }, (_, i) => `space-${i + 1}`),
];

test.each(LANGUAGES)("everything on the board has words in %s", async (lang) => {
  const say = await words(lang, "mahe", { turtle: "turtle" });
  for (const here of [HERE, scene(), scene({ clutch: null, pile: 0, options: { egg_cards: "yes" } })])
    for (const about of ALL) {
      const { title, text } = explain(about, here, say, NAMES)!;
      expect(title + text, about).not.toMatch(/\[|\{|undefined|NaN/);
    }
  expect(status(HERE, say)).not.toBe("");
  expect(status(scene({ clutch: null, pile: 0 }), say)).not.toBe("");
  expect([...say.missing]).toEqual([]);
});

test("a turtle says whose it is, with whom it is, and who decides", async () => {
  const say = await words("en", "mahe", { turtle: "turtle" });
  expect(explain("turtle-red", HERE, say, NAMES)).toEqual({
    title: "Red turtle ●",
    text:
      "This turtle belongs to Ana. It is on space 4. It carries Green. It rides on Blue. When it moves, Di decides on " +
      "the second and third die, because Green is on top. It is moving now.",
    rule: "M4.2",
  });
  expect(explain("turtle-green", HERE, say, NAMES)!.text).toContain("Di decides now");
  expect(explain("turtle-white", HERE, say, NAMES)!.text).toBe("This turtle belongs to Gus. It is on space 7.");
});

test("numbers are those of the position", async () => {
  const say = await words("en", "mahe", { turtle: "turtle" });
  expect(explain("tray", HERE, say, NAMES)!.text).toContain("2 dice, 5 in all: 10 spaces");
  expect(explain("space-4", HERE, say, NAMES)!.text).toContain("Blue, Red, and Green");
  expect(explain("open-cards-1", HERE, say, NAMES)!.text).toBe("Egg cards: 3 and 6. That makes 9 eggs.");
  expect(explain("cards-1", HERE, say, NAMES)!.text).not.toContain("6");
  expect(status(HERE, say)).toBe("20 cards until the last eggs");
});

test("a turtle that is not in the game and a thing that is not there have no explanation", async () => {
  const say = await words("en", "mahe", { turtle: "turtle" });
  expect(explain("turtle-white", scene({ seats: 4, owners: { red: 1 } }), say, NAMES)).toBeUndefined();
  expect(explain("shark", HERE, say, NAMES)).toBeUndefined();
});
