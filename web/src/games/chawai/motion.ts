/** The reveal as a function of time, from 0 to 1: divers go down, stay, fish come up, gulls and jellyfish leave. */

import { cubicIn, cubicInOut, cubicOut } from "svelte/easing";

import { between, type Point, progress } from "../../lib/motion";
import type { Place } from "./geometry";

export const LENGTH = 4_600; // milliseconds

const DIVE = [0, 0.28] as const;
const TURN = [0.06, 0.24] as const;
const LINK = [0.28, 0.4] as const;
const FLY: Record<Place, readonly [number, number]> = {
  bottom: [0.5, 0.7],
  middle: [0.57, 0.77],
  surface: [0.64, 0.84],
};
const AFTER = 0.16;
const FADE = [0.86, 0.98] as const;

export const depthReached = (t: number) => cubicInOut(progress(t, DIVE));
export const linked = (t: number) => cubicOut(progress(t, LINK));
export const flown = (t: number, place: Place) => cubicInOut(progress(t, FLY[place]));
/** The time after the fish has arrived: a robbery, three jellyfish. */
export const afterwards = (t: number, place: Place) => cubicIn(progress(t, [FLY[place][1], FLY[place][1] + AFTER]));
export const fading = (t: number) => 1 - progress(t, FADE);
export const kitiWalked = (t: number) => cubicInOut(progress(t, FADE));
/** A card that is turned over: 1 is its back, −1 its face, by the width it has meanwhile. */
export const turned = (t: number) => Math.cos(Math.PI * progress(t, TURN));

/** A point on a way that bends to the right. */
export const onTheWay = (from: Point, to: Point, share: number, bend = 0): Point => {
  const { x, y } = between(from, to, share);
  return { x: x + bend * Math.sin(Math.PI * share), y };
};

/** The round that is shown at time `t`, and how much of it has passed; several rounds share the time. */
export function partOf(t: number, rounds: number): { index: number; t: number } {
  const index = Math.min(rounds - 1, Math.floor(t * rounds));
  return { index, t: t * rounds - index };
}
