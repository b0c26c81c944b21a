/** Shows states one after another, each for long enough to be seen, unless the player skips ahead. */

import type { StateMessage } from "../protocol";

const SHORTEST = 150; // milliseconds
const PER_EVENT = 260;
const LONGEST = 1_400;
const TOO_MANY = 6; // states that wait; then the rest is skipped

export class Pace {
  shown = $state.raw<StateMessage | undefined>();
  /** The state before, to tell what is new. */
  before = $state.raw<StateMessage | undefined>();
  waiting = $state.raw<readonly StateMessage[]>([]);
  private free = 0;
  private timer: number | undefined;

  constructor(
    private readonly me: () => number,
    private readonly still: () => boolean,
  ) {}

  get isCurrent(): boolean {
    return this.waiting.length === 0;
  }

  push(state: StateMessage): void {
    if (!this.shown || this.still() || document.hidden) return this.show(state, true);
    this.waiting = [...this.waiting, state];
    if (this.waiting.length > TOO_MANY) return this.skip();
    this.next();
  }

  /** Show what is true now, and nothing of how it came about. */
  skip = (): void => {
    const last = this.waiting.at(-1);
    if (last) this.show(last, true);
  };

  stop(): void {
    clearTimeout(this.timer);
  }

  private next(): void {
    clearTimeout(this.timer);
    const [state, ...rest] = this.waiting;
    if (!state) return;
    const wait = this.free - performance.now();
    if (wait > 0) {
      this.timer = window.setTimeout(() => this.next(), wait);
      return;
    }
    this.waiting = rest;
    this.show(state, false);
    this.next();
  }

  private show(state: StateMessage, all: boolean): void {
    if (all) this.waiting = [];
    this.before = this.shown;
    this.shown = state;
    this.free = all ? 0 : performance.now() + this.length(state);
  }

  /** The moves of others take time to follow; my own do not. */
  private length(state: StateMessage): number {
    const events = state.events.filter((entry) => entry.seat !== this.me()).flatMap((entry) => entry.events ?? []);
    return Math.min(LONGEST, SHORTEST + PER_EVENT * events.length);
  }
}
