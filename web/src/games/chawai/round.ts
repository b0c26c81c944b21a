/** The rounds, read from the events. */

import { type EntryOf, eventsOf } from "../../lib/board";
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

/** One round: all dives in the order of the seats, and the catches so far, from the bottom up. */
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

/** The rounds in which divers were turned up in these events; after the eleventh, the twelfth follows by itself. */
export function hauls(entries: readonly EntryOf<Event>[]): Haul[] {
  const found: Draft[] = [];
  let round = ROUNDS; // until an event says otherwise
  for (const event of eventsOf(entries)) {
    if (event.event === "dived") dived(found, event.args, round);
    else if (found.length) note(found.at(-1)!, event);
    if (event.event === "round") round = event.args.number;
  }
  return found;
}

function dived(found: Draft[], dive: Dive, round: number): void {
  const haul = found.at(-1);
  if (haul?.catches.length === 0) haul.dives.push(dive);
  else found.push({ round, dives: [dive], catches: [], shown: [] });
}

function note(haul: Draft, event: Event): void {
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

/** The last round that is over, in a view. */
export const roundOver = (view: { step: string; round: number }) => (view.step === "over" ? ROUNDS : view.round - 1);

/** The dives in the order that decides who takes a fish. */
export const ranked = (dives: readonly Dive[]): Dive[] => [...dives].sort((a, b) => b.precedence - a.precedence);

/** Groups of equal divers, each in that order. */
export function ties(dives: readonly Dive[]): Dive[][] {
  const groups = new Map<number, Dive[]>();
  for (const dive of ranked(dives)) groups.set(dive.depth, [...(groups.get(dive.depth) ?? []), dive]);
  return [...groups.values()].filter((group) => group.length > 1);
}
