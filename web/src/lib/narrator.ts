/** Tells a game by ear: one summary for each turn of others, then the question; at the end the result. */

import type { LoggedEntry, StateMessage } from "../protocol";

export type Manner = "brief" | "full";

/** The part of the game that has been shown on the screen. */
export interface Moment {
  state: StateMessage;
  /** All entries; those after the state have not been played out. */
  log: readonly LoggedEntry[];
  /** My seat, counted from 1; 0 for a spectator. */
  me: number;
  /** Whether I am asked now. */
  isMine: boolean;
}

/** The sentences of a game, in the reader's language. */
export interface Teller {
  /** The effects of these entries in one sentence or two; empty if nobody needs to hear them. */
  summary: (entries: readonly LoggedEntry[], state: StateMessage) => string;
  question: (state: StateMessage) => string;
  result: (state: StateMessage) => string;
}

export class Narrator {
  /** The last summary, to be heard again. */
  last = "";
  private told = -1;
  private waiting: LoggedEntry[] = [];
  private isOver = false;
  /** The question that I have been asked and have not answered; others may answer theirs meanwhile. */
  private asked = "";

  constructor(
    private readonly teller: Teller,
    private readonly speak: (text: string) => void,
  ) {}

  hear({ state, log, me, isMine }: Moment): void {
    const isFirst = this.told < 0;
    if (state.ply <= this.told) return;
    const fresh = isFirst ? [] : log.filter(({ ply }) => ply > this.told && ply <= state.ply);
    this.told = state.ply;
    this.waiting.push(...fresh);
    if (!isMine || fresh.some(({ seat }) => seat === me)) this.asked = "";
    if (isMine || this.endsTurn(state)) this.flush(state);
    if (state.result && !this.isOver) this.speak(this.teller.result(state));
    else if (isMine) this.ask(this.teller.question(state));
    this.isOver = Boolean(state.result);
  }

  private ask(question: string): void {
    if (question !== this.asked) this.speak(question);
    this.asked = question;
  }

  /** A turn goes on as long as the player who answered last is asked again. */
  private endsTurn(state: StateMessage): boolean {
    const last = this.waiting.findLast((entry) => entry.kind === "answer" && entry.seat);
    return this.waiting.length > 0 && (!last || !state.to_act.includes(last.seat!));
  }

  private flush(state: StateMessage): void {
    const text = this.waiting.length ? this.teller.summary(this.waiting, state) : "";
    this.waiting = [];
    if (!text) return;
    this.last = text;
    this.speak(text);
  }
}
