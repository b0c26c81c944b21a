/** The last moves, read from the log: the legs that ships have sailed, and the boxes that have been filled. */

import type { EntryOf } from "../../lib/board";
import type { Event } from "./types";

type Entry = EntryOf<Event>;

export interface Marks {
  /** For each seat the number of its last legs. */
  legs: Readonly<Record<number, number>>;
  /** The boxes, "1 crew 3". */
  boxes: ReadonlySet<string>;
}

/** The entries without those that were taken back. */
export function kept(log: readonly Entry[]): readonly Entry[] {
  const found: Entry[] = [];
  for (const entry of log) {
    const last =
      entry.kind === "undo" ? found.findLastIndex(({ kind, seat }) => kind === "answer" && seat === entry.seat) : -1;
    if (last >= 0) found.splice(last);
    else found.push(entry);
  }
  return found;
}

/** The moves of the others since my last answer, and my own last move: everything since I took a die. */
export function marksOf(log: readonly Entry[], since: readonly Entry[], me: number): Marks {
  const own = kept(log).flatMap((entry) => entry.events ?? []);
  const taken = own.findLastIndex((event) => event.event === "picks" && event.args.seat === me);
  const mine = me && taken >= 0 ? own.slice(taken).filter((event) => isOf(event, me)) : [];
  const others = since.flatMap((entry) => entry.events ?? []).filter((event) => !isOf(event, me));
  const legs: Record<number, number> = {};
  const boxes = new Set<string>();
  for (const event of [...mine, ...others]) {
    if (event.event === "sails") legs[event.args.seat] = (legs[event.args.seat] ?? 0) + 1;
    if (event.event === "lays" || event.event === "smiles" || event.event === "disaster")
      boxes.add(`${event.args.seat} ${event.args.track} ${event.args.box}`);
  }
  return { legs, boxes };
}

const isOf = (event: Event, seat: number) => "seat" in event.args && event.args.seat === seat;
