/** A fold as a function of time, from 0 to 1: the outer row lifts, turns over, lies down with its back up; fog drifts in. */

import { cubicIn, cubicInOut, cubicOut } from "svelte/easing";

const LIFT = [0.04, 0.34] as const;
const LAY = [0.34, 0.66] as const;
const PUSH = [0.3, 0.62] as const;
const FOG = [0.5, 0.95] as const;
const LOSE = [0.62, 1] as const;

const share = (t: number, [from, to]: readonly [number, number]) => Math.min(1, Math.max(0, (t - from) / (to - from)));

/** How much of the row is still seen from the front: 1 flat, 0 upright. */
export const front = (t: number) => 1 - cubicIn(share(t, LIFT));
/** How much of its back is seen: 0 upright, 1 lying on the neighbouring row. */
export const back = (t: number) => cubicOut(share(t, LAY));
export const pushed = (t: number) => cubicInOut(share(t, PUSH));
export const drifted = (t: number) => cubicInOut(share(t, FOG));
export const lost = (t: number) => cubicInOut(share(t, LOSE));
/** How dark the shadow is that the lifted row throws. */
export const shadow = (t: number) => Math.sin(Math.PI * share(t, [LIFT[0], LAY[1]]));
