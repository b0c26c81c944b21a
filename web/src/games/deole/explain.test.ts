import { expect, test } from "vitest";

import { LANGUAGES, words } from "../../lib/words.svelte";
import { captionOf, foreseenIn } from "./describe";
import { abouts, explain } from "./explain";
import { highlights } from "./highlights";
import { keyOf } from "./keys";
import { sample } from "./sample";
import type { Event } from "./types";
import { BONUSES, COLOURS, HEADINGS, TRACKS } from "./view";

const KINDS = { seat: "seat", colour: "colour", track: "track", mode: "mode", bonus: "bonus", heading: "heading" };
const NAMES = ["Ana", "Bo"];
const LINES = [
  { blue: 3, yellow: 0, green: 0, red: 1, crew: -7, missing: -4 },
  { blue: 0, missing: 0 },
];

/** Things on the board with a seat, a place or a colour. */
const ON_BOARD = [
  "gauge 1 4",
  "gauge 1 7",
  "ship 1",
  "ship 2",
  "course 2",
  "ahead 1",
  "hint red",
  "die blue 5",
  "bag red",
  "letter a",
  "coast blue",
  "side green",
  "port red",
  "column 1 1",
  "helm 1 red",
  "bonus 1 E",
  "north",
  "sheet 2",
  ...TRACKS.flatMap((track) => [`track 1 ${track}`, `box 1 ${track} 2`, `box 1 ${track} 6`]),
];

test.each(LANGUAGES)("everything explains itself in %s", async (lang) => {
  const say = await words(lang, "deole", KINDS);
  for (const about of [...abouts, ...ON_BOARD]) {
    const found = explain(about, sample(), say, NAMES, LINES);
    expect(found?.title, about).toBeTruthy();
    expect(found?.text.length, about).toBeGreaterThan(20);
    expect(`${found?.title}${found?.text}`, about).not.toMatch(/[[{]/);
    if (found?.rule) expect(say.has(`rule-${found.rule.replaceAll(".", "-")}`), found.rule).toBe(true);
  }
  expect([...say.missing]).toEqual([]);
});

test("explanations tell what is true now", async () => {
  const say = await words("en", "deole", KINDS);
  const text = (about: string) => explain(about, sample(), say, NAMES, LINES)!.text;
  expect(text("gauge 1 7")).toContain("row 7, 30 points. Reached so far: row 3, 0 points.");
  expect(text("track 1 crew")).toContain("Points now: −7.");
  expect(text("column 1 1")).toContain("3 of 5");
  expect(text("bonus 1 E")).toContain("has already been taken");
  expect(text("bonus 1 A")).not.toContain("taken");
  expect(text("ship 1")).toContain("Spaces to the nearest port: 4.");
  expect(explain("track 1 crew", sample(), say, NAMES, [])!.text).not.toContain("Points now");
  expect(text("box 1 blue 2")).toContain("worth 3 points. A die placed here makes a helm available.");
  expect(text("box 1 blue 1")).toContain("worth one point");
  expect(explain("nothing", sample(), say, NAMES, LINES)).toBeUndefined();
});

test.each(LANGUAGES)("captions, outcomes and highlights have words in %s", async (lang) => {
  const say = await words(lang, "deole", KINDS);
  const lays: Event = { event: "lays", args: { seat: 1, track: "red", box: 1, pips: 4 } };
  const drifts: Event = { event: "drifts", args: { space: "b2" } };
  const rolled: Event = { event: "rolled", args: { colour: "red", pips: 2 } };
  for (const events of [[lays], [drifts, drifts], [rolled]]) expect(captionOf(events, say, NAMES)).toBeTruthy();
  for (const then of ["mode", "port", "course"] as const) {
    const outcome = { headings: [], pieces: [], box: null, events: [lays], points: [], then };
    expect(foreseenIn(outcome, say, NAMES)!.text).toBeTruthy();
  }
  const picks: Event = { event: "picks", args: { seat: 1, colour: "red", pips: 4 } };
  const rescues: Event = { event: "rescues", args: { seat: 2, space: "b2" } };
  const log = [{ ply: 1, kind: "answer" as const, at: 0, seat: 1, events: [picks, lays, lays, rescues] }];
  expect(highlights(log, sample(), say, NAMES)).toHaveLength(2);
  expect(say.has("web-keys-of-game")).toBe(true);
  expect([...say.missing]).toEqual([]);
});

test("every key means one answer, and none is taken by the table", () => {
  const answers = [
    ...HEADINGS.map((heading) => `sail ${heading}`),
    ...BONUSES.map((bonus) => `bonus ${bonus}`),
    ...[1, 2, 3].map((port) => `port ${port}`),
    "discard",
    "help",
  ];
  const keys = answers.map(keyOf);
  expect(keys).not.toContain(undefined);
  expect(new Set(keys).size).toBe(answers.length);
  for (const key of ["u", "g", "?"]) expect(keys).not.toContain(key);
  expect(COLOURS.map((colour) => keyOf(`pick ${colour} 5`))).toEqual([undefined, undefined, undefined, undefined]);
});
