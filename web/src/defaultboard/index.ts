/** The module of a game without a folder of its own: the position as a table, and a button for every choice. */

export { default as Board } from "./Board.svelte";
export { default as Picture } from "./Picture.svelte";

export const actions = (): string[] => [];
export const prospects = (): string[] => [];
export const listsAll = true;

/** The board is a table already; screen readers can read it as it is. */
export const describe = (): string[] => [];
