import { expect, test } from "vitest";

import { askIn } from "../../lib/asking.sample";
import { LANGUAGES, words } from "../../lib/words.svelte";
import { places, question, questions, tell } from "./speech";
import type { Event } from "./types";
import type { ChawaiView } from "./view";

const KINDS = { seat: "seat", place: "place", fish: "fish" };
const NAMES = ["Ana", "Bo", "Ahab"];
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
  dives: [0, null, 0],
  piles: [["sardine-1", "tiger-7"], ["jellyfish-15"], []],
  discarded: [],
  deck: 27,
  removed: "nothing",
};
const english = () => words("en", "chawai", KINDS);
const ask = async (text: string) => askIn(questions, VIEW, text, { say: await english(), names: NAMES });

test("the question tells of the lagoon", async () => {
  expect(question(VIEW, await english(), NAMES)).toBe(
    "Surface: Jellyfish −10. Middle: a face-down card; only Ahab sees it. Bottom: Emperor tuna 12. Choose a diver.",
  );
});

test("hands and piles can be asked for by name, by number, or as mine", async () => {
  expect(await ask("lagoon")).toMatch(/^Round 3 of 12. Deck: 27. The Kiti stands just before Bo, clockwise./);
  expect(await ask("hand ahab")).toBe("Ahab still has in hand: 4, 5.");
  expect(await ask("hand 2")).toBe("Bo still has in hand: 3.");
  expect(await ask("pile")).toBe(
    "Ana has 2 fish, on top: Tiger fish 7; 8 points. From the top: Tiger fish 7, Sardine 1.",
  );
  expect(await ask("pile ah")).toBe("Ahab has no fish.");
  expect(await ask("pile zoe")).toBeUndefined();
});

test("a round is told in one breath", async () => {
  const events: Event[] = [
    { event: "dived", args: { seat: 1, depth: 5, precedence: 50 } },
    { event: "dived", args: { seat: 2, depth: 9, precedence: 60 } },
    { event: "took", args: { seat: 2, place: "bottom", fish: "tuna-12" } },
    { event: "lies", args: { place: "bottom", fish: "gull" } },
  ];
  const entries = [{ ply: 1, kind: "answer" as const, at: 0, seat: 1, events }];
  expect(tell(entries, VIEW, await english(), NAMES)).toBe("Dives: Ana 5, Bo 9. Bottom: Bo, Emperor tuna 12.");
});

test("every place has a name in every language, and a diver gives its answer", async () => {
  for (const lang of LANGUAGES) {
    const say = await words(lang, "chawai", KINDS);
    const { rows } = places(VIEW, say, NAMES, 1, [{ answer: "dive 2", text: "dive to 2" }]);
    expect(rows.map((row) => row.length)).toEqual([3, 12, 3, 3]);
    expect(rows[1]![1]).toMatchObject({ id: "dive 2", answers: ["dive 2"] });
    expect([...say.missing]).toEqual([]);
  }
});
