/** Mahé for the browser. */

import type { Scene } from "./view";
import { TURTLES } from "./view";

export { default as Board } from "./Board.svelte";
export { describe } from "./describe";
export { abouts, explain, status } from "./explain";
export { highlights } from "./highlights";
export { default as Picture } from "./Picture.svelte";

/** The board itself says why something is not possible. */
export const actions = (): string[] => [];

export const prospects = ({ step }: Scene): string[] => (step === "decide" ? ["stop", "roll"] : []);

/** The mat, the turtles, the space where stopping leads and my cards can be touched. */
export const offers = (): boolean => true;

/** The mat shows the risk of another die and where stopping leads. */
export const showsOdds = true;

const KEYS = "abcdefh"; // for the turtles, in their order; g shows the last moves again

export function keyOf(answer: string): string | undefined {
  const [word, what = ""] = answer.split(" ");
  if (word === "roll" || word === "stop") return word[0];
  return word === "card" ? what : KEYS[TURTLES.findIndex((turtle) => turtle === what)];
}
