/** The animation of a board: frames are shown one after another, then the board rests on the position itself. */

import { onDestroy, untrack } from "svelte";

import { freePace, type Pace } from "./director.svelte";
import type { Sound } from "./sounds";

const LONGEST_STEP = 150; // milliseconds by which a motion goes on between two pictures, however late the second one is

/** Anything that is shown for some time. */
export interface Timed {
  /** Milliseconds at normal speed; a frame of length 0 is passed over. */
  length: number;
  /** The number of events that have been played out at the end of the frame; the log tells as many. */
  told?: number;
  /** Heard when the frame begins. */
  sound?: Sound | undefined;
}

export class Stage<Frame extends Timed> {
  /** The frame that is shown now. */
  frame = $state.raw<Frame>()!;
  /** The share of the frame's time that has passed, from 0 to 1. */
  t = $state(1);
  /** Whether the position itself is shown. */
  isRest = $state(true);
  private queue: readonly Frame[] = [];
  private passed = 0;
  private drawn = 0;
  private request = 0;

  /** `rest` makes the frame of the position as it is now. */
  constructor(
    private readonly rest: () => Frame,
    private readonly pace: Pace = freePace(),
  ) {
    this.frame = untrack(rest);
  }

  /** Show these frames, at the speed of the pace, instead of those that are still to come. */
  show(frames: readonly Frame[]): void {
    cancelAnimationFrame(this.request);
    const { stretch } = this.pace;
    const scaled = frames.map((frame) => ({ ...frame, length: frame.length * stretch }));
    this.queue = document.hidden ? [] : scaled.filter((frame) => frame.length > 0);
    if (this.queue.length) this.pace.begin();
    this.next();
  }

  /** Show the position at once. */
  skip = (): void => this.show([]);

  stop = (): void => cancelAnimationFrame(this.request);

  private next(): void {
    const [frame, ...later] = this.queue;
    this.queue = later;
    if (!frame) return this.settle();
    this.isRest = false;
    this.frame = frame;
    this.t = 0;
    this.passed = 0;
    this.drawn = performance.now();
    if (frame.sound) this.pace.sound(frame.sound);
    this.request = requestAnimationFrame(this.tick);
  }

  private readonly tick = (): void => {
    const now = performance.now();
    this.passed += Math.min(now - this.drawn, LONGEST_STEP);
    this.drawn = now;
    this.t = Math.min(1, this.passed / this.frame.length);
    if (this.t < 1) {
      this.request = requestAnimationFrame(this.tick);
      return;
    }
    if (this.frame.told) this.pace.reach(this.frame.told);
    this.next();
  };

  private settle(): void {
    const wasMoving = !this.isRest;
    this.isRest = true;
    this.t = 1;
    this.frame = this.rest();
    if (wasMoving) this.pace.end();
  }
}

/** The stage of a board. It calls `begin` with the value before whenever the watched value changes, and ends with the board. */
export function stageOf<Frame extends Timed, Value>(
  pace: Pace,
  rest: () => Frame,
  watched: () => Value,
  begin: (stage: Stage<Frame>, before: Value) => void,
): Stage<Frame> {
  const stage = new Stage(rest, pace);
  let seen = untrack(watched);
  let skips = untrack(() => pace.skips);
  $effect.pre(() => {
    const value = watched();
    const isSkipped = pace.skips !== skips;
    if (value === seen && !isSkipped) return;
    const before = seen;
    [seen, skips] = [value, pace.skips];
    untrack(() => (isSkipped ? stage.skip() : begin(stage, before)));
  });
  onDestroy(stage.stop);
  return stage;
}
