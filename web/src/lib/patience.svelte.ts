/** Requests for a game that is not ready yet: they are made again until it is, and the page says how long it takes. */

import { announcer } from "./announcer.svelte";

/** The reason of such a refusal. */
export const NOT_READY = "game-not-ready";

const ASK_AGAIN = 1_000; // milliseconds
const SPOKEN_EVERY = 15_000; // milliseconds: whoever listens is not told every second

class Patience {
  /** The reason for the wait, as the server says it; empty if nobody waits. */
  sentence = $state("");
  /** Another number means that nobody wants what was asked for before. */
  epoch = 0;
  private waiting = 0;
  private spoken = -Infinity;

  /** Say what is waited for, and wait a moment. */
  async moment(sentence: string): Promise<void> {
    this.waiting++;
    this.tell(sentence);
    await new Promise((resolve) => setTimeout(resolve, ASK_AGAIN));
    this.waiting--;
  }

  /** Tell people, and now and then those who listen. */
  tell(sentence: string): void {
    this.sentence = sentence;
    if (performance.now() - this.spoken < SPOKEN_EVERY) return;
    this.spoken = performance.now();
    announcer.say(sentence);
  }

  /** A request has been answered. */
  end(): void {
    if (this.waiting > 0) return;
    this.sentence = "";
    this.spoken = -Infinity;
  }

  /** Give up what was asked for, because something else is wanted now. */
  forget(): void {
    this.epoch++;
  }
}

export const patience = new Patience();
