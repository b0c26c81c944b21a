/** Highlights of a finished game, read from its log. */

import { type EntryOf, eventsOf } from "../../lib/board";
import type { Words } from "../../lib/words.svelte";
import { standing } from "./trail";
import { ownerOf, type Scene, type Turtle } from "./view";
import type { Event } from "./types";

/** The largest clutch; and the most turtles that sank at once, or the turtle that sank most often. */
export function highlights(
  log: readonly EntryOf<Event>[],
  scene: Scene,
  say: Words,
  names: readonly string[],
): string[] {
  const entries = standing(log);
  return [largest(entries, scene, say, names), deepest(entries, say)].filter((sentence) => sentence !== "");
}

function largest(log: readonly EntryOf<Event>[], scene: Scene, say: Words, names: readonly string[]): string {
  const laid = eventsOf(log).filter((event) => event.event === "laid");
  const most = Math.max(...laid.map((event) => event.args.eggs));
  const first = laid.find((event) => event.args.eggs === most);
  if (!first) return "";
  const player = say.player(ownerOf(scene, first.args.turtle), names);
  return say.say("mahe-high-laid", { player, turtle: called(first.args.turtle, say), eggs: most });
}

function deepest(log: readonly EntryOf<Event>[], say: Words): string {
  const sinkings = log.map((entry) => sunk([entry])).filter((turtles) => turtles.length);
  const together = sinkings.reduce((best, one) => (one.length > best.length ? one : best), []);
  if (together.length > 1) {
    const turtles = new Intl.ListFormat(say.lang).format(together.map((turtle) => called(turtle, say)));
    return say.say("mahe-high-together", { count: together.length, turtles });
  }
  const all = sunk(log);
  const often = (turtle: Turtle) => all.filter((one) => one === turtle).length;
  const worst = all.reduce<Turtle | undefined>(
    (best, one) => (best && often(best) >= often(one) ? best : one),
    undefined,
  );
  return worst ? say.say("mahe-high-sank", { turtle: called(worst, say), count: often(worst) }) : "";
}

const called = (turtle: Turtle, say: Words) => say.say(`turtle-${turtle}`);
const sunk = (log: readonly EntryOf<Event>[]): Turtle[] =>
  eventsOf(log).flatMap((event) => (event.event === "sank" ? [event.args.turtle] : []));
