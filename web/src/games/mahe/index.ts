/** Mahé for the browser. */

import type { View } from "../../lib/board";
import { sceneOf } from "./model";

export { default as Board } from "./Board.svelte";
export { describe } from "./describe";
export { default as Picture } from "./Picture.svelte";

export const actions = (_view: View): string[] => ["stop", "roll"];

export const prospects = (view: View): string[] => (sceneOf(view).step === "decide" ? ["stop", "roll"] : []);
