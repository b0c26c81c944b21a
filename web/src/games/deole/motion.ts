/** Motion on the map as a function of time, from 0 to 1: ships sail, a castaway comes aboard. */

import { cubicInOut } from "svelte/easing";

import { between, type Point } from "../../lib/motion";
import type { Course } from "./course";
import { along, type Tip } from "./geometry";

/** The number of pieces of its line that a ship has sailed at time `t`; it began with `before`. */
export function sailed(course: Course, before: number, t: number): number {
  const now = course.pieces.length;
  return before < now ? before + (now - before) * cubicInOut(t) : now;
}

export function shipAt(course: Course, far: number): Tip {
  const piece = course.pieces[Math.min(Math.floor(far), course.pieces.length - 1)];
  return far >= course.pieces.length || !piece ? course.tip : along(piece, far - Math.floor(far));
}

/** A castaway on the way to the ship; it leaps. */
export function hop(from: Point, to: Point, t: number): Point {
  const far = cubicInOut(t);
  const { x, y } = between(from, to, far);
  return { x, y: y - 60 * Math.sin(Math.PI * far) };
}
