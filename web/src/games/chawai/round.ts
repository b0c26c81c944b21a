/** The rounds, read from the events. */

import { type EntryOf, eventsOf } from "../../lib/board";
import type { Pile } from "./fish";
import { type DivedEvent, type Event, type Fish, type Place, ROUNDS, type TookEvent } from "./types";

export interface Catch extends Readonly<TookEvent["args"]> {
  /** The fish that a gull took. */
  robbed?: Fish;
  spared?: boolean;
  /** Three jellyfish were thrown out. */
  freed?: boolean;
  /** A lantern: this seat will see the next card there. */
  lit?: boolean;
}

export type Dive = Readonly<DivedEvent["args"]>;

/** One round: all dives in the order of the seats, and all catches, from the bottom up. */
export interface Haul {
  round: number;
  dives: readonly Dive[];
  catches: readonly Catch[];
  /** Cards that lay face down until then. */
  shown: readonly Place[];
}

interface Draft {
  round: number;
  dives: Dive[];
  catches: Catch[];
  shown: Place[];
}

/** The rounds that came to their end in these events; after the eleventh, the twelfth follows by itself. */
export function hauls(entries: readonly EntryOf<Event>[]): Haul[] {
  const found: Draft[] = [];
  for (const event of eventsOf(entries)) note(found, event);
  return found.filter((haul) => haul.catches.length > 0);
}

function note(found: Draft[], event: Event): void {
  if (event.event === "dived") return dived(found, event.args);
  const haul = found.at(-1);
  if (!haul) return;
  if (event.event === "round") haul.round = Math.min(haul.round, event.args.number - 1);
  else if (event.event === "shown") haul.shown.push(event.args.place);
  else if (event.event === "took") haul.catches.push({ ...event.args });
  else noteConsequence(haul.catches.at(-1), event);
}

function noteConsequence(last: Catch | undefined, event: Event): void {
  if (!last) return;
  if (event.event === "robbed") last.robbed = event.args.fish;
  else if (event.event === "spared") last.spared = true;
  else if (event.event === "freed") last.freed = true;
  else if (event.event === "lit") last.lit = true;
}

function dived(found: Draft[], dive: Dive): void {
  const haul = found.at(-1);
  if (haul?.catches.length === 0) haul.dives.push(dive);
  else found.push({ round: ROUNDS, dives: [dive], catches: [], shown: [] });
}

/** The last round that is over, in a view. */
export const roundOver = (view: { step: string; round: number }) => (view.step === "over" ? ROUNDS : view.round - 1);

/** Deepest first; equals in the order in which they sit anticlockwise from the Kiti. */
export function deepestFirst(dives: readonly Dive[], kiti: number): Dive[] {
  const clockwise = (seat: number) => (seat - kiti + dives.length) % dives.length;
  return [...dives].sort((a, b) => b.depth - a.depth || clockwise(b.seat) - clockwise(a.seat));
}

/** Groups of equal divers, each in that order. */
export function ties(dives: readonly Dive[], kiti: number): Dive[][] {
  const groups = new Map<number, Dive[]>();
  for (const dive of deepestFirst(dives, kiti)) groups.set(dive.depth, [...(groups.get(dive.depth) ?? []), dive]);
  return [...groups.values()].filter((group) => group.length > 1);
}

/** The piles before that round; three jellyfish that were thrown out stay out. */
export function pilesBefore(piles: readonly Pile[], haul: Haul): Pile[] {
  return piles.map((pile, i) => {
    const caught = haul.catches.find((caught) => caught.seat === i + 1);
    if (!caught || caught.freed || caught.spared) return pile;
    return caught.robbed ? [...pile, caught.robbed] : pile.slice(0, -1);
  });
}
