import { expect, test } from "vitest";

import { askIn } from "../../lib/asking.sample";
import { LANGUAGES, words } from "../../lib/words.svelte";
import { places } from "./places";
import { sample } from "./sample";
import { question, questions, tell } from "./speech";
import type { Event } from "./types";

const KINDS = { seat: "seat", colour: "colour", track: "track", mode: "mode", bonus: "bonus", heading: "heading" };
const NAMES = ["Ana", "Bo"];
const english = () => words("en", "deole", KINDS);
const ask = async (text: string) => askIn(questions, sample(), text, { say: await english(), names: NAMES });

test("the question tells of the dice", async () => {
  const say = await english();
  expect(question(sample({ step: "pick", die: null }), say, NAMES, 1, [])).toBe(
    "Take a die. Dice to take: blue 5 and red 2.",
  );
  expect(question(sample(), say, NAMES, 1, [])).toContain("Die in hand: red 3.");
});

test("tracks, ships, modes, columns and spaces can be asked for", async () => {
  expect(await ask("track blue")).toBe("Blue track (even): 2 and castaway. Helms: 1 available, 0 used.");
  expect(await ask("track red bo")).toBe("Bo: Red track: empty. Helms: 0 available, 0 used.");
  expect(await ask("track pink")).toBeUndefined();
  expect(await ask("ship 2")).toMatch(/^Bo’s ship \(Boreas, blue\) is sailing west; f1 lies ahead./);
  expect(await ask("modes")).toBe("Modes: even (used), odd, different (used), ascending (used), descending.");
  expect(await ask("columns")).toMatch(
    /^Column 1: 3 of 5; open: Eurus, Notus. Column 2: 2 of 5; open: .* Column 3: 0 of 5./,
  );
  expect(await ask("c6")).toBe("c6: wreck, next for Ana.");
  expect(await ask("c1")).toBe("c1: castaway, letter a, port 3 of Boreas.");
  expect(await ask("d4")).toBe("d4: Éolia.");
});

test("of a turn only what others need is told", async () => {
  const events: Event[] = [
    { event: "rolled", args: { colour: "blue", pips: 5 } },
    { event: "picks", args: { seat: 2, colour: "blue", pips: 5 } },
    { event: "lays", args: { seat: 2, track: "blue", box: 2, pips: 5 } },
    { event: "drifts", args: { space: "a1" } },
    { event: "drifts", args: { space: "b2" } },
  ];
  const entries = [{ ply: 1, kind: "answer" as const, at: 0, seat: 2, events }];
  expect(tell(entries, sample(), await english(), NAMES)).toBe(
    "Bo places a 5 on box 2 of the blue track. Castaways: a1, b2.",
  );
});

test.each(LANGUAGES)("dice, map and sheet can be walked, with the moves at their places, in %s", async (lang) => {
  const say = await words(lang, "deole", KINDS);
  const choices = [{ answer: "lay red 3", text: "lay it" }];
  const { rows } = places(sample(), say, NAMES, 1, choices);
  expect(rows).toHaveLength(1 + 8 + 5 + 3);
  expect(rows.flat().find(({ id }) => id === "red 2")).toMatchObject({ answers: ["lay red 3"] });
  expect(rows.flat().find(({ id }) => id === "c6")).toMatchObject({ isMine: true });
  expect([...say.missing]).toEqual([]);
});
