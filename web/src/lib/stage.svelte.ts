/** The animation of a board: frames are shown one after another, then the board rests on the position itself. */

import { onDestroy, untrack } from "svelte";

/** Anything that is shown for some time. */
export interface Timed {
  /** Milliseconds; a frame of length 0 is passed over. */
  length: number;
}

export class Stage<Frame extends Timed> {
  /** The frame that is shown now. */
  frame = $state.raw<Frame>()!;
  /** The share of the frame's time that has passed, from 0 to 1. */
  t = $state(1);
  /** Whether the position itself is shown. */
  isRest = $state(true);
  private queue: readonly Frame[] = [];
  private started = 0;
  private request = 0;

  /** `rest` makes the frame of the position as it is now. */
  constructor(private readonly rest: () => Frame) {
    this.frame = untrack(rest);
  }

  /** Show these frames instead of those that are still to come. */
  show(frames: readonly Frame[]): void {
    cancelAnimationFrame(this.request);
    this.queue = document.hidden ? [] : frames;
    this.next();
  }

  /** Show these frames after those that are still to come, all of them within `longest` milliseconds. */
  append(frames: readonly Frame[], longest: number): void {
    if (document.hidden) return this.skip();
    this.queue = hurried([...this.queue, ...frames], longest);
    if (this.isRest) this.show(this.queue);
  }

  /** Show the position at once. */
  skip = (): void => this.show([]);

  stop = (): void => cancelAnimationFrame(this.request);

  private next(): void {
    const [frame, ...later] = this.queue;
    this.queue = later;
    if (!frame) return this.settle();
    if (frame.length <= 0) return this.next();
    this.isRest = false;
    this.frame = frame;
    this.t = 0;
    this.started = performance.now();
    this.request = requestAnimationFrame(this.tick);
  }

  private readonly tick = (): void => {
    this.t = Math.min(1, (performance.now() - this.started) / this.frame.length);
    if (this.t < 1) this.request = requestAnimationFrame(this.tick);
    else this.next();
  };

  private settle(): void {
    this.isRest = true;
    this.t = 1;
    this.frame = this.rest();
  }
}

/** The same frames, shortened where needed so that together they take at most `longest` milliseconds. */
export function hurried<Frame extends Timed>(frames: readonly Frame[], longest: number): Frame[] {
  const whole = frames.reduce((sum, frame) => sum + frame.length, 0);
  const speed = Math.min(1, longest / Math.max(1, whole));
  return frames.map((frame) => ({ ...frame, length: Math.round(frame.length * speed) }));
}

/** The stage of a board. It calls `begin` with the value before whenever the watched value changes, and ends with the board. */
export function stageOf<Frame extends Timed, Value>(
  rest: () => Frame,
  watched: () => Value,
  begin: (stage: Stage<Frame>, before: Value) => void,
): Stage<Frame> {
  const stage = new Stage(rest);
  let seen = untrack(watched);
  $effect.pre(() => {
    const value = watched();
    if (value === seen) return;
    const before = seen;
    seen = value;
    untrack(() => begin(stage, before));
  });
  onDestroy(stage.stop);
  return stage;
}
