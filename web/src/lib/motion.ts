/** Arithmetic of motion: shares of time and points on a straight way. */

export interface Point {
  x: number;
  y: number;
}

/** The share of the span from `from` to `to` that has passed at time `t`, from 0 to 1. */
export const progress = (t: number, [from, to]: readonly [number, number]) =>
  Math.min(1, Math.max(0, (t - from) / (to - from)));

/** The point that lies that share of the way from one point to another. */
export const between = (from: Point, to: Point, share: number): Point => ({
  x: from.x + (to.x - from.x) * share,
  y: from.y + (to.y - from.y) * share,
});
