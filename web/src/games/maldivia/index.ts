/** Maldivia in the browser. */

import type { Words } from "../../lib/words.svelte";
import type { MaldiviaView } from "./view";

export { default as Board } from "./Board.svelte";
export { default as Picture } from "./Picture.svelte";
export { describe } from "./describe";

/** The legal answers depend on the space; none has a button at all times. */
export const actions = (): string[] => [];

/** The board shows where a boat can go, and the others' plans cannot be foreseen. */
export const prospects = (): string[] => [];

/** After a fold the neighbour is asked, though it is not their turn. */
export const title = (view: MaldiviaView, say: Words): string | undefined =>
  view.step === "swap" ? say.say("maldivia-web-swap") : undefined;

/** A plan is put together from four tiles. */
export const composes = (view: MaldiviaView): boolean => view.step === "plan";
