/** A finished game that is shown moment by moment: step, jump, play and pause. A director plays out the steps. */

import { Director, type Speed } from "./director.svelte";
import type { LoggedEntry, Moment, StateMessage } from "../protocol";
import type { Sound } from "./sounds";

/** Milliseconds between two moments while it plays. */
const BEAT: Record<Speed, number> = { calm: 700, normal: 350, brisk: 150, instant: 250 };

export class Playback {
  moments = $state.raw<readonly Moment[]>([]);
  isPlaying = $state(false);
  speed = $state<Speed>("normal");
  readonly director: Director;
  private readonly log = $derived(this.moments.slice(1).map(entryOf));

  constructor(speed: Speed, sound: (name: Sound) => void) {
    this.speed = speed;
    this.director = new Director(
      () => 0, // nobody's own moves: everything is shown as slowly as the moves of others
      () => this.speed,
      () => 0,
      sound,
    );
  }

  /** The moment that is shown, or is about to be reached. */
  get now(): number {
    return this.director.shown?.answers ?? 0;
  }

  get last(): number {
    return Math.max(0, this.moments.length - 1);
  }

  /** The log as far as it has been played out. */
  get told(): readonly LoggedEntry[] {
    return this.director.log(this.log);
  }

  /** Show this moment of this game, or of the same game as somebody else saw it. */
  load(moments: readonly Moment[], at: number): void {
    this.moments = moments;
    this.director.jump(this.state(at));
  }

  /** Go to a moment. The next one is played out, all others are shown at once. */
  go(to: number): void {
    const at = this.within(to);
    this.director.skip();
    if (at === this.now + 1) this.director.push(this.state(at));
    else this.director.jump(this.state(at));
  }

  /** Play on; at the end from the beginning. */
  play(): void {
    if (this.now === this.last) this.go(0);
    this.isPlaying = true;
  }

  pause = (): void => {
    this.isPlaying = false;
  };

  toggle(): void {
    if (this.isPlaying) this.pause();
    else this.play();
  }

  /** Go on by itself after each moment; for an effect, with what ends it. */
  follow(): (() => void) | undefined {
    if (!this.isPlaying || !this.director.isCurrent) return undefined;
    if (this.now === this.last) {
      this.pause();
      return undefined;
    }
    const timer = setTimeout(() => this.go(this.now + 1), BEAT[this.speed]);
    return () => clearTimeout(timer);
  }

  private within(at: number): number {
    return Math.min(Math.max(0, at), this.last);
  }

  private state(at: number): StateMessage {
    const moment = this.moments[this.within(at)]!;
    return {
      type: "state",
      ply: moment.answers,
      phase: "finished",
      view: moment.view,
      to_act: moment.to_act,
      choices: [],
      events: moment.answers ? [entryOf(moment)] : [],
      clock: { now: 0, due: null },
      totals: moment.totals,
      lines: moment.lines,
      answers: moment.answers,
    };
  }
}

/** A moment as an entry of the log. */
const entryOf = ({ answers, seat, events }: Moment): LoggedEntry => ({
  ply: answers,
  kind: "answer",
  at: 0,
  seat,
  events,
});
