import { expect, test } from "vitest";

import { LANGUAGES, words } from "../../lib/words.svelte";
import { question, turnedTiles, turns } from "./question";
import { scene } from "./sample";
import type { MaldiviaView } from "./view";

const NAMES = ["Ana", "Bo", "Cy"];
const asked = async (change: Partial<MaldiviaView>) => question(scene(change), await words("en", "maldivia"), NAMES);

test("the neighbour is told whose turn it is and why they are asked", async () => {
  expect(await asked({ step: "swap", slot: 1, turn: 2 })).toBe("Bo folded Efo: which ship goes?");
});

test("the player on turn is told the tile and the space", async () => {
  expect(await asked({ step: "sail" })).toBe("Tile 2, north: sail where?");
  expect(await asked({ step: "act" })).toBe("On e5: what do you do?");
  expect(await asked({ step: "stow", surplus: "dropping" })).toMatch(/^Not all of them fit/);
  expect(await asked({ step: "take", given: "S green" })).toBe("Whose ship do you take?");
});

test("a tile that I know says what it becomes, another one only what letters become", async () => {
  const results = async (change: Partial<MaldiviaView>) =>
    turns(scene({ step: "turn", ...change }), await words("en", "maldivia"), NAMES);
  expect(await asked({ step: "turn", aim: { seat: 1, slot: 3 } })).toBe("How far does tile 3 of Ana turn?");
  expect(await results({ aim: { seat: 1, slot: 3 } })).toBe(
    "It shows fog south. 90°: fog east. 180°: fog north. 270°: fog west.",
  );
  const hidden = await results({ aim: { seat: 2, slot: 3 } });
  expect(hidden).toContain("clockwise as Bo sees it");
  expect(hidden).toContain("90° E→N S→E W→S N→W");
  const other = { letters: ["N", "W", "E", "S"], turn: "counterclockwise" } as const;
  expect(await results({ aim: { seat: 1, slot: 3 }, fog_tile: other })).toContain("90°: fog north.");
  const known = turnedTiles(scene({ aim: { seat: 1, slot: 3 } }));
  expect(known.map(({ degrees, tile }) => `${degrees} ${tile}`)).toEqual(["90 fog-E", "180 fog-N", "270 fog-W"]);
  expect(turnedTiles(scene({ aim: { seat: 2, slot: 3 }, fog_tile: other }))[0]).toEqual({
    degrees: 90,
    tile: null,
    quarters: -1,
  });
  expect(turnedTiles(scene())).toEqual([]);
});

test.each(LANGUAGES)("every question has words in %s", async (lang) => {
  const say = await words(lang, "maldivia");
  const steps = [
    "place",
    "plan",
    "sail",
    "act",
    "gather",
    "stow",
    "rearrange",
    "point",
    "give",
    "take",
    "swap",
  ] as const;
  for (const step of steps) question(scene({ step }), say, NAMES);
  for (const seat of [1, 2]) turns(scene({ step: "turn", aim: { seat, slot: 3 } }), say, NAMES);
  question(scene({ step: "turn", aim: { seat: 1, slot: 3 } }), say, NAMES);
  question(scene({ step: "stow", surplus: "stowing" }), say, NAMES);
  expect([...say.missing]).toEqual([]);
});
