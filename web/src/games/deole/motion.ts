/** The latest events as a function of time, from 0 to 1: a die goes to its box, ships sail, a castaway comes aboard. */

import { cubicInOut } from "svelte/easing";

import type { LoggedEntry, ToldEvent } from "../../protocol";
import type { Course } from "./course";
import { along, type Point, type Tip } from "./geometry";
import type { Colour, DeoleView } from "./view";

export const LENGTH = 1_150; // milliseconds

const SAIL = [0.2, 0.8] as const;
const HOP = [0.62, 1] as const;

const share = (t: number, [from, to]: readonly [number, number]) =>
  cubicInOut(Math.min(1, Math.max(0, (t - from) / (to - from))));

export const happened = (fresh: readonly LoggedEntry[]): ToldEvent[] => fresh.flatMap((entry) => entry.events ?? []);

// --- ships ---------------------------------------------------------------------------------------------------------

/** How many pieces of its line a ship has sailed by then; before, it had so many. */
export function sailed(course: Course, before: number, t: number): number {
  const now = course.pieces.length;
  return before < now ? before + (now - before) * share(t, SAIL) : now;
}

export function shipAt(course: Course, far: number): Tip {
  const piece = course.pieces[Math.min(Math.floor(far), course.pieces.length - 1)];
  return far >= course.pieces.length || !piece ? course.tip : along(piece, far - Math.floor(far));
}

/** For each seat how many pieces its line had; a view of another game had as many as now. */
export function piecesBefore(before: readonly Course[], now: readonly Course[]): Record<number, number> {
  const found = now.map((course) => {
    const old = before.find(({ seat }) => seat === course.seat)?.pieces.length;
    return [course.seat, Math.min(old ?? course.pieces.length, course.pieces.length)];
  });
  return Object.fromEntries(found) as Record<number, number>;
}

// --- the others ----------------------------------------------------------------------------------------------------

/** A castaway on the way to the ship; it leaps. */
export function hop(from: Point, to: Point, t: number): Point | null {
  const far = share(t, HOP);
  if (far >= 1) return null;
  return { x: from.x + (to.x - from.x) * far, y: from.y + (to.y - from.y) * far - 60 * Math.sin(Math.PI * far) };
}

export interface Flight {
  colour: Colour;
  pips: number;
  /** Where the die ends: a box, or the Rose. */
  to: string;
}

/** Dice on their way: to a box, or to the Rose. The colour of a die on the crew's track is that of the die in hand. */
export function flights(events: readonly ToldEvent[], before: DeoleView): Flight[] {
  let hand = before.die?.split(" ")[0] ?? "blue";
  return events.flatMap(({ event, args }) => {
    if (args.colour) hand = String(args.colour);
    if (event === "lays")
      return [{ colour: hand as Colour, pips: Number(args.pips), to: `${args.seat} ${args.track} ${args.box}` }];
    if (event === "discards" || event === "left")
      return [{ colour: hand as Colour, pips: Number(args.pips), to: "rose" }];
    return [];
  });
}

/** The dice that were just rolled, "blue 5", each as often as it was. */
export const rolledDice = (events: readonly ToldEvent[]) =>
  events.filter(({ event }) => event === "rolled").map(({ args }) => `${args.colour} ${args.pips}`);

/** Stars of a seat that were just won: columns from 1 to 6. */
export const newColumns = (events: readonly ToldEvent[], seat: number) =>
  events.filter(({ event, args }) => event === "column" && args.seat === seat).map(({ args }) => Number(args.box));

export const rescued = (events: readonly ToldEvent[]) =>
  events
    .filter(({ event }) => event === "rescues")
    .map(({ args }) => ({ seat: Number(args.seat), space: String(args.space) }));
