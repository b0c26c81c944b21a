import { describe, expect, test } from "vitest";

import { LANGUAGES, words } from "../../lib/words.svelte";
import { abouts, explain, status } from "./explain";
import { highlights } from "./highlights";
import { keyOf } from "./keys";
import { scene } from "./sample";
import type { Event } from "./types";
import type { MaldiviaView } from "./view";

const NAMES = ["Ana", "Bo", "Cy"];
const ON_THE_BOARD = [
  ...["space a2", "space c3", "space d1", "space d2", "space e5", "space a9"],
  ...["island N", "ship E red+green", "ship N", "pile W", "fog S", "supply red"],
  ...["mast 1", "mast 3", "boat 2", "tile 1 1", "tile 1 3", "tile 2 2", "card N yellow", "card E"],
];

describe.each(LANGUAGES)("in %s", (lang) => {
  test("everything has a name, a text and a rule", async () => {
    const say = await words(lang, "maldivia");
    for (const about of [...abouts, ...ON_THE_BOARD]) {
      const { title, text, rule } = explain(about, scene(), say, NAMES)!;
      expect(title.length, about).toBeGreaterThan(1);
      expect(text.length, about).toBeGreaterThan(20);
      expect(say.has(`rule-${rule!.replaceAll(".", "-")}`), about).toBe(true);
    }
    expect([...say.missing]).toEqual([]);
    expect(say.has("web-keys-of-game")).toBe(true);
  });

  test("the round and the end are told", async () => {
    const say = await words(lang, "maldivia");
    for (const view of [scene(), scene({ round: 0, slot: 0 }), scene({ ending: true })])
      expect(status(view, say)).toMatch(/\w/);
    expect([...say.missing]).toEqual([]);
  });
});

const inEnglish = async (about: string, change: Partial<MaldiviaView> = {}) =>
  explain(about, scene(change), await words("en", "maldivia"), NAMES)!;

test("an explanation tells what is true now", async () => {
  expect((await inEnglish("space a2")).text).toContain("red, green");
  expect((await inEnglish("space a2")).text).toContain("edge of Wipi");
  expect((await inEnglish("space d2")).text).toContain("from the side of Wipi");
  expect((await inEnglish("space c3")).text).toContain("5 tiles are standing now");
  expect((await inEnglish("ship E red+green")).text).toContain(
    "worth 2 points. All of these fish are on the mast of Ana.",
  );
  expect((await inEnglish("mast 1")).text).toContain("2 of 7 places");
  expect((await inEnglish("fog S")).text).toContain("One row is folded at Solys");
  expect((await inEnglish("fog E")).text).toContain("has already been folded this round");
  expect((await inEnglish("tile 2 2")).title).toBe("Bo: Tile 2: standing");
  expect((await inEnglish("supply red")).text).toContain("7 of 8");
  expect((await inEnglish("end")).text).toContain("Visible now: 90");
});

test("nothing is said of what is not known", async () => {
  expect(explain("turtle", scene(), await words("en", "maldivia"), NAMES)).toBeUndefined();
});

test("the biggest delivery and the boldest theft are remembered", async () => {
  const say = await words("en", "maldivia");
  const events: Event[] = [
    { event: "tips", args: { seat: 1, slot: 1, tile: "N" } },
    { event: "robs", args: { seat: 1, victim: 2, fish: "red" } },
    { event: "robs", args: { seat: 1, victim: 3, fish: "red" } },
    { event: "delivers", args: { seat: 1, island: "N", cargo: "red" } },
    { event: "tips", args: { seat: 2, slot: 1, tile: "N" } },
    { event: "robs", args: { seat: 2, victim: 3, fish: "red" } },
    { event: "delivers", args: { seat: 2, island: "E", cargo: "red+green+purple" } },
  ];
  expect(highlights([{ ply: 1, kind: "answer", at: 0, events }], scene(), say, NAMES)).toEqual([
    "The biggest delivery: Bo brought 3 fish to Efo.",
    "The boldest theft: Ana stole 2 fish in one turn.",
  ]);
  expect(highlights([], scene(), say, NAMES)).toEqual([]);
});

test("no key means two answers, and none is taken by the page", () => {
  const answers = [
    ..."fish octopus shark stay done enough drop release keep".split(" "),
    ...[1, 2, 3, 4].map((seat) => `steal ${seat}`),
    ...["red", "green", "purple", "yellow"].map((fish) => `stow ${fish}`),
    ...[90, 180, 270].map((degrees) => `turn ${degrees}`),
  ];
  const keys = answers.map(keyOf);
  expect(new Set(keys).size).toBe(answers.length);
  for (const key of keys) expect("ug?").not.toContain(key);
  expect(keyOf("sail e5")).toBeUndefined();
});
