/** How answers are given: by touching the board, or by single keys. */

import { TURTLES } from "./view";

/** The mat, the turtles, the space where stopping leads and my cards can be touched. */
export const offers = (): boolean => true;

const KEYS = "abcdefh"; // for the turtles, in their order; g shows the last moves again

/** The key that always means this answer. */
export function keyOf(answer: string): string | undefined {
  const [word, what = ""] = answer.split(" ");
  if (word === "roll" || word === "stop") return word[0];
  return word === "card" ? what : KEYS[TURTLES.findIndex((turtle) => turtle === what)];
}
