/** Déole for the browser. */

export { default as Board } from "./Board.svelte";
export { describe } from "./describe";
export { default as Picture } from "./Picture.svelte";

/** Boxes, dice and edges say why not when they are touched. */
export const actions = (): string[] => [];

/** What may happen is asked where the answer is not known beforehand: the lines of the map tell the rest. */
export const prospects = (): string[] => [];
