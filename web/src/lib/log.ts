/** Facts read from the log. */

import type { LoggedEntry } from "../protocol";

/** The number of my answers at the end of the log, with nobody else's after them. */
export function ownAnswers(log: readonly LoggedEntry[], me: number): number {
  let count = 0;
  for (const entry of log) {
    if (entry.kind === "answer") count = entry.seat === me ? count + 1 : 0;
    else if (entry.kind === "undo" && entry.seat === me) count = Math.max(0, count - 1);
  }
  return count;
}
