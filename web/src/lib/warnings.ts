/** Warnings by ear before my time runs out. */

import type { StateMessage } from "../protocol";
import type { Announcer } from "./announcer.svelte";
import { timeLeft } from "./commands";
import { spoken } from "./time";
import type { Words } from "./words.svelte";

const WARNINGS = [30, 10]; // seconds before

/** Warn a player who is asked; returns a function that ends it. */
export function warnOfTime(
  state: Pick<StateMessage, "clock">,
  offset: number,
  say: Words,
  voice: Pick<Announcer, "interrupt">,
): () => void {
  const left = timeLeft(state, offset);
  const coming = left === undefined ? [] : WARNINGS.map((seconds) => ({ seconds, wait: left - seconds * 1000 }));
  const timers = coming
    .filter(({ wait }) => wait > 0)
    .map(({ seconds, wait }) =>
      setTimeout(() => voice.interrupt(say.say("web-time-left", { time: spoken(seconds, say) })), wait),
    );
  return () => timers.forEach(clearTimeout);
}
