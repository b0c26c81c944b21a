/** Déole for the browser. */

import type { Words } from "../../lib/words.svelte";
import { asked, when } from "./describe";
import type { DeoleView } from "./view";

export { default as Board } from "./Board.svelte";
export { describe } from "./describe";
export { abouts, explain } from "./explain";
export { highlights } from "./highlights";
export { keyOf } from "./keys";
export { default as Picture } from "./Picture.svelte";
export { places } from "./places";
export { foresee, question, questions, tell } from "./speech";
export { tips } from "./tips";

/** Boxes, dice and edges say why they are not legal when they are touched. */
export const actions = (): string[] => [];

/** The board itself asks for outcomes and draws them on the map. */
export const prospects = (): string[] => [];

/** Everything lies on the board: dice, boxes, modes, bonuses, headings, ports, sides. */
export const offers = (): boolean => true;

/** The question itself is the heading. */
export const title = (view: DeoleView, say: Words): string | undefined => asked(view, say) || undefined;

/** The round and the turn. */
export const status = (view: DeoleView, say: Words): string => when(view, say);
