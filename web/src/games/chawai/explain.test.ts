import { expect, test } from "vitest";

import type { EntryOf } from "../../lib/board";
import { LANGUAGES, words } from "../../lib/words.svelte";
import { captionOf } from "./caption";
import { abouts, explain } from "./explain";
import { type Frame, rest } from "./frames";
import { highlights } from "./highlights";
import { keyOf, offers, status, title } from "./question";
import type { Event } from "./types";
import type { ChawaiView } from "./view";

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
  hands: [
    [1, 8],
    [3, 9],
    [4, 5],
  ],
  dives: [7, null, 0],
  piles: [["sardine-1", "tiger-7"], ["jellyfish-15"], []],
  discarded: ["gull", "gull", "tiger-7"],
  deck: 27,
  removed: "nothing",
};
const OTHERS = [
  ...[1, 2, 3].flatMap((seat) => [`pile-${seat}`, `boat-${seat}`, `hand-${seat}`, `slot-${seat}`, `mark-${seat}-9`]),
  ...Array.from({ length: 12 }, (_, i) => `diver-1-${i + 1}`),
  "fish-tuna-12",
  "fish-jellyfish-10",
];
const ALL = [...abouts, ...OTHERS];

test.each(LANGUAGES)("everything explains itself in %s", async (lang) => {
  const say = await words(lang, "chawai");
  for (const about of ALL) {
    const told = explain(about, VIEW, say, NAMES)!;
    expect(told.title, about).not.toBe("");
    expect(told.text, about).toMatch(/[.]$/);
    expect(say.has(`rule-${told.rule!.replaceAll(".", "-")}`), about).toBe(true);
  }
  expect(say.has("web-keys-of-game")).toBe(true);
  expect([...say.missing]).toEqual([]);
});

test("what is said is true now", async () => {
  const say = await words("en", "chawai");
  const text = (about: string) => explain(about, VIEW, say, NAMES)!.text;
  expect(text("place-bottom")).toContain("Bottom: Emperor tuna 12.");
  expect(text("place-middle")).toContain("only Cy sees it");
  expect(text("kiti")).toContain("Ana → Cy → Bo");
  expect(text("diver-1-8")).toBe(
    "Other players who can still go deeper: 1. Other players who can still stay shallower: 2.",
  );
  expect(text("diver-1-7")).toContain("face down");
  expect(text("diver-1-2")).toContain("has already been played");
  expect(text("hand-2")).toBe("Still in hand: 3, 9. Played: 1, 2, 4, 5, 6, 7, 8, 10, 11, 12.");
  expect(text("slot-2")).toContain("Bo has chosen");
  expect(text("slot-3")).toContain("Cy is still choosing");
  expect(text("pile-1")).toContain("Fish: 2, 8 points in all. On top: Tiger fish 7.");
  expect(text("pile-2")).toContain("would be lucky");
  expect(text("pile-3")).toContain("nothing to steal");
  expect(text("discards")).toContain("2 × Gull, Tiger fish 7");
  expect(explain("fish-tuna-12", VIEW, say, NAMES)!.title).toBe("Emperor tuna 12");
  expect(explain("nonsense", VIEW, say, NAMES)).toBeUndefined();
});

test("each diver has one key for the whole game", () => {
  const keys = Array.from({ length: 12 }, (_, i) => keyOf(`dive ${i + 1}`));
  expect(keys.join("")).toBe("1234567890ab");
  expect(keyOf("kiti 1")).toBeUndefined();
});

test("status, title and what the board offers", async () => {
  const say = await words("en", "chawai");
  expect(status(VIEW, say)).toBe("Round 3 of 12");
  expect(title(VIEW, say)).toBe("Choose a diver");
  expect(title({ ...VIEW, step: "over" }, say)).toBeUndefined();
  expect(offers()).toBe(true);
});

test("a tie says why, creatures say what they do", async () => {
  const say = await words("en", "chawai");
  const frame = (more: Partial<Frame>): Frame => ({ ...rest(VIEW), ...more });
  const tie = [
    { seat: 3, depth: 11, precedence: 60 },
    { seat: 1, depth: 11, precedence: 50 },
  ];
  expect(captionOf(frame({ kind: "tie", tie }), say, NAMES)).toBe(
    "Tie at depth 11. Anticlockwise from the Kiti: Cy → Ana. The first one counts as the deeper diver.",
  );
  const caught = { seat: 1, place: "middle", fish: "gull" } as const;
  expect(captionOf(frame({ kind: "gull", caught: { ...caught, robbed: "tuna-12" } }), say, NAMES)).toContain("Emperor");
  expect(captionOf(frame({ kind: "gull", caught }), say, NAMES)).toContain("nothing to steal");
  expect(captionOf(frame({ kind: "jellyfish", caught }), say, NAMES)).toContain("Three jellyfish");
  expect(captionOf(frame({ kind: "lantern", caught }), say, NAMES)).toContain("Middle");
  expect(captionOf(frame({ kind: "catch", caught }), say, NAMES)).toBe("");
  expect(captionOf(rest(VIEW), say, NAMES)).toBe("");
});

const entry = (...events: Event[]): EntryOf<Event> => ({ ply: 1, kind: "answer", at: 0, events });
const took = (seat: number, fish: "tuna-15" | "tiger-7" | "gull"): Event => ({
  event: "took",
  args: { seat, place: "bottom", fish },
});

test("the best catch and the dearest robbery are told at the end", async () => {
  const say = await words("en", "chawai");
  const log = (robbed: "tuna-15" | "jellyfish-10") => [
    entry(
      { event: "round", args: { number: 4 } },
      { event: "dived", args: { seat: 1, depth: 3, precedence: 60 } },
      took(1, "tuna-15"),
    ),
    entry(
      { event: "round", args: { number: 5 } },
      { event: "dived", args: { seat: 1, depth: 4, precedence: 60 } },
      took(1, "gull"),
    ),
    entry({ event: "robbed", args: { seat: 1, fish: robbed } }),
  ];
  expect(highlights(log("tuna-15"), VIEW, say, NAMES)).toEqual([
    "Best catch: Emperor tuna 15, by Ana in round 4.",
    "Costliest theft by a gull: Emperor tuna 15, from Ana in round 5.",
  ]);
  expect(highlights(log("jellyfish-10"), VIEW, say, NAMES)[1]).toBe(
    "A helpful gull: in round 5 it rid Ana of this card: Jellyfish −10.",
  );
  expect(highlights([], VIEW, say, NAMES)).toEqual([]);
});
