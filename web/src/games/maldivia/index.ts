/** Maldivia in the browser. */

import type { Words } from "../../lib/words.svelte";
import { question as asked } from "./question";
import { isTouched } from "./targets";
import type { MaldiviaView } from "./view";

export { default as Board } from "./Board.svelte";
export { default as Picture } from "./Picture.svelte";
export { describe } from "./describe";
export { abouts, explain, status } from "./explain";
export { highlights } from "./highlights";
export { keyOf } from "./keys";
export { places } from "./places";
export { question, questions, tell } from "./speech";
export { tips } from "./tips";

/** The legal answers depend on the space; none has a button at all times. */
export const actions = (): string[] => [];

/** The board shows where a boat can go, and the others' plans cannot be foreseen. */
export const prospects = (): string[] => [];

/** The question, with its reason: after a fold the neighbour is asked, though it is not their turn. */
export const title = (view: MaldiviaView, say: Words, names: readonly string[]): string => asked(view, say, names);

/** A plan is put together from four tiles. */
export const composes = (view: MaldiviaView): boolean => view.step === "plan";

/** Sailing and most actions are touched on the cloth, the ships, the masts and the tiles. */
export const offers = (_: MaldiviaView, answer: string): boolean => isTouched(answer);

/** A tile that is turned up begins a turn. */
export const marks = { turn: "tips" };
