/** Mahé for the browser. */

import type { Scene } from "./view";

export { keyOf, offers } from "./answers";
export { default as Board } from "./Board.svelte";
export { describe } from "./describe";
export { abouts, explain, status } from "./explain";
export { highlights } from "./highlights";
export { default as Picture } from "./Picture.svelte";
export { foresee, places, question, questions, tell, title } from "./speech";
export { tips } from "./tips";

/** The board itself says why something is not possible. */
export const actions = (): string[] => [];

export const prospects = ({ step }: Scene): string[] => (step === "decide" ? ["stop", "roll"] : []);

/** The mat shows the risk of another die and where stopping leads. */
export const showsOdds = true;

/** A new clutch is the nearest thing to a round. */
export const marks = { round: "clutch" };
