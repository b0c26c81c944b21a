/**
 * Decides what is shown when. States come as fast as the server sends them; they are shown one after another, each for as
 * long as its board plays it out. Board, log, scores, question, clock and result all follow what is `settled`.
 */

import { flushSync, tick } from "svelte";

import type { LoggedEntry, StateMessage } from "../protocol";
import type { Sound } from "./sounds";

export const SPEEDS = ["calm", "normal", "brisk", "instant"] as const;
export type Speed = (typeof SPEEDS)[number];

/** The length of every motion is multiplied by this. */
const STRETCH: Record<Speed, number> = { calm: 1.7, normal: 1, brisk: 0.45, instant: 0 };
const OWN = 0.7; // what I do alone surprises nobody
const PAUSE = 320; // milliseconds after the moves of others
const PER_EVENT = 650; // milliseconds to read about an event that the board does not play out
const FAR_BEHIND = 24_000; // milliseconds; what would take longer is compressed
const SHARE_OF_CLOCK = 0.15; // of my time to answer may pass while I look at what happened before
const SHORTEST = 0.1; // the strongest compression
const MOST_KEPT = 60; // states that can be shown again

/** The way in which a board and its director work together. */
export interface Pace {
  /** The length of every motion is multiplied by this; 0 shows no motion. */
  readonly stretch: number;
  /** Changes when whatever is being played out must be dropped. */
  readonly skips: number;
  /** The board begins to play out the events of its view. */
  begin: () => void;
  /** So many of these events have been played out. */
  reach: (events: number) => void;
  /** The board rests. */
  end: () => void;
  /** Let a sound be heard. */
  sound: (name: Sound) => void;
}

const nothing = (): void => undefined;

/** The pace of a board without a director. */
export const freePace = (stretch = 1, sound: (name: Sound) => void = nothing): Pace => ({
  stretch,
  skips: 0,
  begin: nothing,
  reach: nothing,
  end: nothing,
  sound,
});

export class Director implements Pace {
  /** The state that the board shows, or is about to reach. */
  shown = $state.raw<StateMessage | undefined>();
  /** The last state that has been played out. */
  settled = $state.raw<StateMessage | undefined>();
  /** The entries that lead to the state that is shown; none after a jump. */
  fresh = $state.raw<readonly LoggedEntry[]>([]);
  waiting = $state.raw<readonly StateMessage[]>([]);
  stretch = $state(1);
  skips = $state(0);
  /** Whether something is shown for the second time. */
  isAgain = $state(false);
  /** The entries of the log from while the page was hidden. */
  missed = $state.raw<readonly LoggedEntry[]>([]);

  /** The events of the entries to the state shown that have been played out. */
  private reached = $state(0);
  /** The latest states. */
  private recent = $state.raw<readonly StateMessage[]>([]);
  /** Whether somebody else plays on this device now: what happens is kept until its own player looks. */
  private isHeld = false;
  private isPlaying = false;
  private isMoving = false;
  private number = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private drawing = 0;

  constructor(
    private readonly me: () => number,
    private readonly speed: () => Speed,
    /** The server's clock minus ours, in milliseconds. */
    private readonly offset: () => number = () => 0,
    readonly sound: (name: Sound) => void = nothing,
  ) {
    document.addEventListener("visibilitychange", this.hide);
  }

  stop(): void {
    this.cancelWait();
    document.removeEventListener("visibilitychange", this.hide);
  }

  /** Whether everything that the server has told is on the screen. */
  get isCurrent(): boolean {
    return this.waiting.length === 0 && this.shown === this.settled;
  }

  /** Whether there is something to be shown again. */
  get canShowAgain(): boolean {
    return this.isCurrent && this.sinceMyTurn().length > 1;
  }

  /** Whether my own answer is played out and turns up what others have done. */
  get hasRevealed(): boolean {
    return !this.isCurrent && this.fresh.some((entry) => this.isByMe(entry)) && !this.isOwn();
  }

  push(state: StateMessage): void {
    this.remember(state);
    if (!this.shown) return this.jump(state);
    if (this.isHeld) {
      this.waiting = [...this.waiting, state];
      return;
    }
    if (this.speed() === "instant") return this.jump(state);
    if (document.hidden) {
      this.missed = [...this.missed, ...state.events];
      return this.jump(state);
    }
    this.waiting = [...this.waiting, state];
    this.next();
  }

  hold(): void {
    this.isHeld = true;
  }

  /** Play out what has happened meanwhile. */
  release(): void {
    this.isHeld = false;
    if (this.speed() === "instant") this.skip();
    else this.next();
  }

  /** Show this state at once. */
  jump(state: StateMessage): void {
    this.number++;
    this.skips++;
    this.cancelWait();
    this.waiting = [];
    this.fresh = [];
    this.isPlaying = this.isMoving = this.isAgain = false;
    this.shown = this.settled = state;
  }

  /** Show what is true now, and nothing of how it came about. */
  skip = (): void => {
    const last = this.waiting.at(-1) ?? this.shown;
    if (last && !this.isCurrent) this.jump(last);
  };

  /** Show once more what happened since my last turn. */
  again = (): void => {
    const [first, ...later] = this.sinceMyTurn();
    if (!first || !this.canShowAgain) return;
    this.jump(first);
    this.isAgain = true;
    this.waiting = later;
    flushSync(); // the board rests on the first state before it plays out the next
    this.next();
  };

  dismiss = (): void => {
    this.missed = [];
  };

  /** The log as far as it has been played out. */
  log(whole: readonly LoggedEntry[]): readonly LoggedEntry[] {
    const settled = this.settled?.ply ?? 0;
    const done = whole.filter((entry) => entry.ply <= settled);
    let left = this.reached;
    for (const entry of this.shown === this.settled ? [] : this.fresh) {
      if (left <= 0) break;
      done.push({ ...entry, events: (entry.events ?? []).slice(0, left) });
      left -= entry.events?.length ?? 0;
    }
    return done;
  }

  // --- told by the board --------------------------------------------------------------------------------------------

  begin = (): void => {
    this.isMoving = true;
  };

  reach = (events: number): void => {
    this.reached = Math.max(this.reached, events);
  };

  end = (): void => {
    if (!this.isMoving) return;
    this.isMoving = false;
    this.reached = Infinity;
    this.after(this.isOwn() ? 0 : PAUSE * this.stretch);
  };

  // --- one state after another --------------------------------------------------------------------------------------

  private next(): void {
    const [state, ...rest] = this.waiting;
    if (this.isPlaying || !state) return;
    this.waiting = rest;
    this.isPlaying = true;
    this.isMoving = false;
    this.shown = state;
    this.fresh = state.events.filter((entry) => entry.ply > (this.settled?.ply ?? 0));
    this.reached = 0;
    this.stretch = this.stretchNow();
    const number = ++this.number;
    void tick().then(() => {
      if (number === this.number && !this.isMoving) this.after(this.isOwn() ? 0 : this.reading(state));
    });
  }

  /** Go on after so many milliseconds. They are counted from the next picture: a busy device may draw it late. */
  private after(wait: number): void {
    this.cancelWait();
    const settle = () => (this.timer = setTimeout(() => this.settle(), wait));
    if (wait > 0) this.drawing = requestAnimationFrame(settle);
    else settle();
  }

  private cancelWait(): void {
    clearTimeout(this.timer);
    cancelAnimationFrame(this.drawing);
  }

  private settle(): void {
    this.settled = this.shown;
    this.isPlaying = false;
    if (this.waiting.length === 0) this.isAgain = false;
    this.next();
  }

  private remember(state: StateMessage): void {
    this.recent = [...this.recent.slice(-MOST_KEPT), state];
  }

  /** The states from the end of my last turn, before others moved; empty if nobody has. */
  private sinceMyTurn(): readonly StateMessage[] {
    const answered = (state: StateMessage, isMe: boolean) =>
      state.events.some((entry) => entry.kind === "answer" && entry.seat && (entry.seat === this.me()) === isMe);
    const others = this.recent.findLastIndex((state) => answered(state, false));
    const mine = this.recent.slice(0, others + 1).findLastIndex((state) => answered(state, true));
    const first = Math.max(0, mine);
    const isTold = this.recent.slice(first + 1).some(hasEvents);
    return others < 0 ? [] : this.recent.slice(isTold ? first : Math.max(0, first - 1)); // my answer set it all off
  }

  /** A hidden page plays nothing out; what it would have shown is told afterwards. */
  private readonly hide = (): void => {
    if (!document.hidden || this.isCurrent || this.isHeld) return;
    const coming = this.waiting.flatMap((state) => state.events);
    this.missed = [...this.missed, ...(this.isAgain ? [] : [...this.fresh, ...coming])];
    this.skip();
  };

  // --- time -----------------------------------------------------------------------------------------------------------

  private readonly isByMe = (entry: LoggedEntry) =>
    entry.kind === "answer" && this.me() > 0 && entry.seat === this.me();

  /** Whether I alone did what is shown, and nothing of it tells of others: my diver may turn up all divers. */
  private isOwn(): boolean {
    const isOther = (seat: unknown) => Boolean(seat) && seat !== this.me();
    const answers = this.fresh.filter((entry) => entry.kind === "answer" && entry.seat);
    const events = this.fresh.flatMap((entry) => entry.events ?? []);
    return answers.length > 0 && ![...answers, ...events.map(({ args }) => args)].some(({ seat }) => isOther(seat));
  }

  private reading(state: StateMessage): number {
    return hasEvents(state) ? natural(state) * this.stretch : 0;
  }

  private stretchNow(): number {
    const wanted = STRETCH[this.speed()] * (this.isOwn() ? OWN : 1);
    const backlog = [this.shown!, ...this.waiting].reduce((sum, state) => sum + natural(state), 0) * wanted;
    return wanted * Math.max(SHORTEST, Math.min(1, this.longest() / Math.max(1, backlog)));
  }

  /** The time that everything that waits may take: less when my clock is already running. */
  private longest(): number {
    const last = this.waiting.at(-1) ?? this.shown;
    const due = last?.to_act.includes(this.me()) ? last.clock.due : null;
    return due === null ? FAR_BEHIND : Math.min(FAR_BEHIND, (due - Date.now() - this.offset()) * SHARE_OF_CLOCK);
  }
}

const hasEvents = (state: StateMessage) => state.events.some((entry) => entry.events?.length);
const natural = (state: StateMessage) =>
  PAUSE + PER_EVENT * state.events.reduce((sum, entry) => sum + (entry.events?.length ?? 0), 0);
