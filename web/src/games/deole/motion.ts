/** The latest events as a function of time, from 0 to 1: a die goes to its box, ships sail, a castaway comes aboard. */

import { cubicInOut } from "svelte/easing";

import { between, type Point, progress } from "../../lib/motion";
import type { Course } from "./course";
import { along, type Tip } from "./geometry";
import type { Event } from "./types";
import { type Colour, colourNamed, type DeoleView } from "./view";

export const LENGTH = 2_200; // milliseconds

const SAIL = [0.2, 0.8] as const;
const HOP = [0.62, 1] as const;

const share = (t: number, span: readonly [number, number]) => cubicInOut(progress(t, span));

// --- ships ---------------------------------------------------------------------------------------------------------

/** The number of pieces of its line that a ship has sailed at time `t`; it began with `before`. */
export function sailed(course: Course, before: number, t: number): number {
  const now = course.pieces.length;
  return before < now ? before + (now - before) * share(t, SAIL) : now;
}

export function shipAt(course: Course, far: number): Tip {
  const piece = course.pieces[Math.min(Math.floor(far), course.pieces.length - 1)];
  return far >= course.pieces.length || !piece ? course.tip : along(piece, far - Math.floor(far));
}

/** The number of pieces that the line of each seat had before; a seat that is new had as many as now. */
export function piecesBefore(before: readonly Course[], now: readonly Course[]): Record<number, number> {
  const found = now.map((course): [number, number] => {
    const old = before.find(({ seat }) => seat === course.seat)?.pieces.length;
    return [course.seat, Math.min(old ?? course.pieces.length, course.pieces.length)];
  });
  return Object.fromEntries(found);
}

// --- the others ----------------------------------------------------------------------------------------------------

/** A castaway on the way to the ship; it leaps. */
export function hop(from: Point, to: Point, t: number): Point | null {
  const far = share(t, HOP);
  if (far >= 1) return null;
  const { x, y } = between(from, to, far);
  return { x, y: y - 60 * Math.sin(Math.PI * far) };
}

export interface Flight {
  colour: Colour;
  pips: number;
  /** The goal of the die: a box, or the Rose. */
  to: string;
}

/** Dice on their way: to a box, or to the Rose. The colour of a die on the crew's track is that of the die in hand. */
export function flights(events: readonly Event[], before: DeoleView): Flight[] {
  let hand = colourNamed(before.die ?? "") ?? "blue";
  return events.flatMap((event) => {
    if ("colour" in event.args) hand = event.args.colour;
    const to = goalOf(event);
    return to ? [{ colour: hand, ...to }] : [];
  });
}

function goalOf(event: Event): Pick<Flight, "pips" | "to"> | undefined {
  if (event.event === "lays") {
    const { seat, track, box, pips } = event.args;
    return { pips, to: `${seat} ${track} ${box}` };
  }
  return event.event === "discards" || event.event === "left" ? { pips: event.args.pips, to: "rose" } : undefined;
}

/** The dice that were just rolled, "blue 5", each as often as it was. */
export const rolledDice = (events: readonly Event[]) =>
  events.filter((event) => event.event === "rolled").map(({ args }) => `${args.colour} ${args.pips}`);

/** Stars of a seat that were just won: columns from 1 to 6. */
export const newColumns = (events: readonly Event[], seat: number) =>
  events
    .filter((event) => event.event === "column")
    .filter(({ args }) => args.seat === seat)
    .map(({ args }) => args.box);

export const rescued = (events: readonly Event[]) =>
  events.filter((event) => event.event === "rescues").map(({ args }) => args);
