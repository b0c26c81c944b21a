/** Mahé for the browser. */

import type { Scene } from "./view";

export { default as Board } from "./Board.svelte";
export { describe } from "./describe";
export { default as Picture } from "./Picture.svelte";

export const actions = (): string[] => ["stop", "roll"];

export const prospects = ({ step }: Scene): string[] => (step === "decide" ? ["stop", "roll"] : []);
