/** Déole for the browser. */

export { default as Board } from "./Board.svelte";
export { describe } from "./describe";
export { default as Picture } from "./Picture.svelte";

/** Boxes, dice and edges say why they are not legal when they are touched. */
export const actions = (): string[] => [];

/** The board itself asks for outcomes and draws them on the map. */
export const prospects = (): string[] => [];
