/** The pictures that are still to be shown, one after the other; then the view itself. */

import { type Frame, hurry, rest } from "./frames";
import type { MaldiviaView } from "./view";

export class Stage {
  frame = $state.raw<Frame>()!;
  /** How far the picture is, from 0 to 1. */
  t = $state(1);
  isRest = $state(true);
  private queue: Frame[] = [];
  private started = 0;
  private request = 0;

  constructor(private last: MaldiviaView) {
    this.frame = rest(last);
  }

  /** A new view, and how it came about; what is being shown is shown to its end. */
  push(found: readonly Frame[], view: MaldiviaView): void {
    this.last = view;
    this.queue = hurry([...this.queue, ...found]);
    if (this.isRest) this.next();
  }

  /** Show what is true now. */
  skip = (): void => {
    cancelAnimationFrame(this.request);
    this.queue = [];
    this.settle();
  };

  private next(): void {
    const frame = this.queue.shift();
    if (!frame) return this.settle();
    this.isRest = false;
    this.frame = frame;
    this.t = 0;
    this.started = performance.now();
    this.request = requestAnimationFrame(this.tick);
  }

  private readonly tick = (): void => {
    this.t = Math.min(1, (performance.now() - this.started) / Math.max(1, this.frame.length));
    if (this.t < 1) this.request = requestAnimationFrame(this.tick);
    else this.next();
  };

  private settle(): void {
    this.isRest = true;
    this.t = 1;
    this.frame = rest(this.last);
  }
}
