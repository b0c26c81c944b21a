/** The plan that I am making: four tiles, the one in hand, and where I mean to stop. It lasts until the round is over. */

import { answerOf, firstPlan, type Plan, withMoved, withPointed, withTurned } from "./plan";
import { isFog, type Side } from "./view";
import { SLOTS } from "./types";

export class Draft {
  plan = $state.raw<Plan>([]);
  /** The spaces where I mean to stop, by slot. */
  stops = $state.raw<readonly (string | undefined)[]>([]);
  /** The tile in hand, counted from 0. */
  slot = $state(0);
  private round = -1;

  /** A new plan for a new round; the same round leaves it as it is. */
  begin(round: number, away: Side): void {
    if (round === this.round) return;
    this.round = round;
    this.plan = firstPlan(away);
    this.stops = [];
    this.slot = 0;
  }

  get answer(): string {
    return answerOf(this.plan);
  }

  /** For the server: where I mean to stop, tile by tile; empty where I have not said so. */
  get wishes(): readonly string[] {
    return Array.from({ length: SLOTS }, (_, i) => this.stops[i] ?? "");
  }

  take(slot: number): void {
    this.slot = slot;
  }

  turn(slot: number, by: number, letters: readonly Side[]): void {
    this.plan = withTurned(this.plan, slot, by, letters);
    this.forget(slot);
  }

  /** Turn a tile so that it points at a side, or folds it. */
  point(slot: number, side: Side): void {
    this.plan = withPointed(this.plan, slot, side);
    this.forget(slot);
  }

  move(from: number, to: number): void {
    if (to < 0 || to >= SLOTS || to === from) return;
    this.plan = withMoved(this.plan, from, to);
    this.stops = [];
    this.slot = to;
  }

  /** The tile in hand brings me there; then comes the next arrow. */
  stopAt(space: string, side: Side): void {
    const { slot } = this;
    this.plan = withPointed(this.plan, slot, side);
    this.stops = Array.from({ length: SLOTS }, (_, i) => (i === slot ? space : this.stops[i]));
    const next = this.plan.findIndex((tile, i) => i > slot && !isFog(tile));
    if (next > 0) this.slot = next;
  }

  private forget(slot: number): void {
    this.stops = this.stops.map((stop, i) => (i === slot ? undefined : stop));
    this.slot = slot;
  }
}
