/** Facts and sentences read from the log. */

import type { LoggedEntry } from "../protocol";
import type { Words } from "./words.svelte";

/** The number of my answers at the end of the log, with nobody else's after them. */
export function ownAnswers(log: readonly LoggedEntry[], me: number): number {
  let count = 0;
  for (const entry of log) {
    if (entry.kind === "answer") count = entry.seat === me ? count + 1 : 0;
    else if (entry.kind === "undo" && entry.seat === me) count = Math.max(0, count - 1);
  }
  return count;
}

/** The entries after my last answer; those after the last answer of anybody else where I only watch. */
export function sinceMine(log: readonly LoggedEntry[], me: number): readonly LoggedEntry[] {
  const mine = log.findLastIndex((entry) => entry.kind === "answer" && (me ? entry.seat === me : entry.seat));
  return log.slice(me ? mine + 1 : Math.max(0, mine));
}

export interface Line {
  key: string;
  text: string;
  /** Whether a bot gave the answer. */
  bot: boolean;
  /** Whose line it is; 0 for chance and for the table. */
  seat: number;
}

const TOLD = ["undo", "away", "back", "start", "agree", "disagree", "end"];

/** The lines of the log, in my language. */
export function sentencesOf(entries: readonly LoggedEntry[], names: readonly string[], say: Words): Line[] {
  return entries.flatMap((entry) => {
    const seat = entry.seat ?? 0;
    if (TOLD.includes(entry.kind)) {
      const text = say.say(`web-log-${entry.kind}`, { who: say.player(seat, names) });
      return [{ key: `${entry.ply}`, text, bot: false, seat: 0 }];
    }
    return (entry.events ?? []).map((event, i) => ({
      key: `${entry.ply}.${i}`,
      text: capital(say.event(event, names)),
      bot: Boolean(entry.bot),
      seat,
    }));
  });
}

/** A sentence begins with a capital letter. */
export const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
