import { expect, test } from "vitest";

import type { EntryOf } from "../../lib/board";
import { words } from "../../lib/words.svelte";
import { highlights } from "./highlights";
import { scene } from "./sample";
import type { Event } from "./types";
import type { Turtle } from "./view";

const NAMES = ["Ana", "Bo", "Cy", "Di", "Ed", "Flo", "Gus"];
const laid = (turtle: Turtle, eggs: number): Event => ({ event: "laid", args: { turtle, eggs } });
const sank = (turtle: Turtle): Event => ({ event: "sank", args: { turtle } });
const log = (...entries: Event[][]): EntryOf<Event>[] =>
  entries.map((events, i) => ({ ply: i + 1, kind: "answer", at: 0, seat: 1, events }));

test("the largest clutch and the most turtles that sank at once", async () => {
  const say = await words("en", "mahe", { turtle: "turtle" });
  const told = log([laid("red", 4)], [sank("blue")], [sank("red"), sank("green")], [laid("blue", 6)], [laid("red", 6)]);
  expect(highlights(told, scene(), say, NAMES)).toEqual([
    "Blue laid the largest clutch for Bo: 6 eggs.",
    "2 turtles sank at once: Red and Green.",
  ]);
});

test("where no two sank together, the turtle that sank most often", async () => {
  const say = await words("en", "mahe", { turtle: "turtle" });
  const told = log([sank("blue")], [sank("red")], [sank("red")]);
  expect(highlights(told, scene(), say, NAMES)).toEqual(["Red sank most often and went back to the raft 2 times."]);
  expect(highlights([], scene(), say, NAMES)).toEqual([]);
});
