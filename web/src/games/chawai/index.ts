/** Chawaï in the browser. */

export { default as Board } from "./Board.svelte";
export { default as Picture } from "./Picture.svelte";
export { describe } from "./describe";
export { abouts, explain } from "./explain";
export { highlights } from "./highlights";
export { keyOf, offers, status, title } from "./question";
export { foresee, places, question, questions, tell } from "./speech";
export { tips } from "./tips";

/** The hand is always shown: a diver that is gone says why when it is touched. */
export const actions = (): string[] => [];

/** All divers are turned up at once, so nothing can be foreseen. */
export const prospects = (): string[] => [];
