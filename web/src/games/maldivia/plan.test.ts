import { expect, test } from "vitest";

import { answerOf, firstPlan, lettersOn, turnedTile, withMoved, withTurned } from "./plan";
import { isFog, type Side, SIDES, type Tile } from "./view";

const LETTERS: readonly Side[] = ["E", "S", "W", "N"];

test("arrows turn clockwise, and a fog tile brings up the letter before (E, N, W, S)", () => {
  const round = (tile: Tile) => [1, 2, 3, 4].map((quarters) => turnedTile(tile, quarters, LETTERS));
  expect(round("N")).toEqual(["E", "S", "W", "N"]);
  expect(round("fog-E")).toEqual(["fog-N", "fog-W", "fog-S", "fog-E"]);
  expect(lettersOn("fog-W", LETTERS)).toEqual(["W", "N", "E", "S"]);
  expect(turnedTile("fog-W", 1, ["N", "W", "E", "S"])).toBe("fog-N");
});

test("the other way round is the way back", () => {
  for (const tile of [...SIDES, ...SIDES.map((side) => `fog-${side}` as const)])
    expect(turnedTile(turnedTile(tile, 1, LETTERS), -1, LETTERS)).toBe(tile);
});

test("a tile that is moved makes room, and there is always one fog", () => {
  const plan = firstPlan("N");
  const moved = withMoved(withTurned(plan, 0, 1, LETTERS), 3, 0);
  expect(moved).toEqual(["fog-N", "E", "N", "N"]);
  expect(answerOf(withTurned(moved, 0, 1, LETTERS))).toBe("plan fog-W E N N");
  for (let from = 0; from < 4; from++)
    for (let to = 0; to < 4; to++) {
      const next = withMoved(moved, from, to);
      expect(next[to]).toBe(moved[from]);
      expect(next.filter(isFog)).toHaveLength(1);
    }
});
