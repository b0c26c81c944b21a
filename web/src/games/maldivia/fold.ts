/** A fold as a function of time, from 0 to 1: the outer row lifts, turns over, lies down with its back up; fog drifts in. */

import { cubicIn, cubicInOut, cubicOut } from "svelte/easing";

import { progress } from "../../lib/motion";

const LIFT = [0.04, 0.34] as const;
const LAY = [0.34, 0.66] as const;
const PUSH = [0.3, 0.62] as const;
const FOG = [0.5, 0.95] as const;
const LOSE = [0.62, 1] as const;

/** The share of the row that still shows its front: 1 flat, 0 upright. */
export const front = (t: number) => 1 - cubicIn(progress(t, LIFT));
/** The share of its back that shows: 0 upright, 1 lying on the neighbouring row. */
export const back = (t: number) => cubicOut(progress(t, LAY));
export const pushed = (t: number) => cubicInOut(progress(t, PUSH));
export const drifted = (t: number) => cubicInOut(progress(t, FOG));
export const lost = (t: number) => cubicInOut(progress(t, LOSE));
/** The strength of the shadow of the lifted row. */
export const shadow = (t: number) => Math.sin(Math.PI * progress(t, [LIFT[0], LAY[1]]));
