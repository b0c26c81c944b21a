/** Maldivia in the browser. */

import type { MaldiviaView } from "./view";

export { default as Board } from "./Board.svelte";
export { default as Picture } from "./Picture.svelte";
export { describe } from "./describe";

/** What may be done depends on the space; nothing is always there. */
export const actions = (): string[] => [];

/** Where a boat can go is seen, and what the others have planned cannot be foreseen. */
export const prospects = (): string[] => [];

/** A plan is put together from four tiles. */
export const composes = (view: MaldiviaView): boolean => view.step === "plan";
