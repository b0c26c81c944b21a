import { expect, test } from "vitest";

import { type ArrowStep, courseOf, type FogStep } from "./course";
import { scene } from "./sample";

const planning = scene({
  step: "plan",
  boats: ["e5", "b2", "e9"],
  cloth: { rows: [1, 10], columns: ["a", "j"], spaces: { e2: "octopus", h2: "red+green", h1: "shark" } },
});
const arrows = (...args: Parameters<typeof courseOf>) =>
  courseOf(...args).filter((step): step is ArrowStep => step.kind === "arrow");

test("the boat stops at the first thing on its way, or where the player says", () => {
  const [first, second, third] = arrows(planning, 1, ["N", "E", "S", "fog-S"], []);
  expect([first!.stop, second!.stop, third!.stop]).toEqual(["e2", "h2", "h10"]);
  expect(second!.shown).toEqual({ kind: "fish", fish: ["red", "green"] });
  expect(third!.edges).toEqual(["S"]);
  const chosen = arrows(planning, 1, ["N", "E", "S", "fog-S"], ["e3", "a1"]);
  expect(chosen.map((step) => step.stop)).toEqual(["e3", "j3", "j10"]);
  expect(chosen[0]!.way).toEqual(["e5", "e4", "e3"]);
});

test("other boats block the way and are noticed beside it", () => {
  const [south, west] = arrows(planning, 1, ["S", "W", "N", "fog-N"], []);
  expect([south!.stop, south!.beside]).toEqual(["e8", [3]]);
  expect([...south!.reach.keys()]).toEqual(["e6", "e7", "e8"]);
  expect(south!.others.get("e4")).toBe("N");
  expect(west!.from).toBe("e8");
});

test("a boat that cannot move stays", () => {
  const [first] = arrows(scene({ ...planning, boats: ["e10", "b2", null] }), 1, ["S", "N", "N", "fog-N"], []);
  expect([first!.stop, first!.way]).toEqual(["e10", ["e10"]]);
});

test("a fold takes the outer row away, moves the boats there, and shows unknown backs", () => {
  const steps = courseOf(scene({ ...planning, boats: ["h1", "h2", "a5"] }), 1, ["fog-N", "E", "W", "S"], []);
  expect((steps[0] as FogStep).row).toEqual({ left: 0, top: 0, right: 9, bottom: 0 });
  const east = steps[1] as ArrowStep;
  expect([east.from, east.stop, east.shown]).toEqual(["h2", "j2", undefined]);
  expect(east.edges).toEqual(["N", "E"]);
  expect(east.beside).toEqual([]);
  expect((steps[3] as ArrowStep).reach.has("h3")).toBe(false);
});
