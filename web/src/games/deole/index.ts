/** Déole for the browser. */

import type { Words } from "../../lib/words.svelte";
import { asked, when } from "./describe";
import type { DeoleView } from "./view";

export { default as Board } from "./Board.svelte";
export { describe } from "./describe";
export { abouts, explain } from "./explain";
export { highlights } from "./highlights";
export { default as Picture } from "./Picture.svelte";

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

const KEYS: Readonly<Record<string, string>> = {
  "sail north": "i",
  "sail west": "j",
  "sail south": "k",
  "sail east": "l",
  "port 1": "1",
  "port 2": "2",
  "port 3": "3",
  "bonus A": "a",
  "bonus B": "b",
  "bonus C": "c",
  "bonus D": "d",
  "bonus E": "e",
  "bonus F": "f",
  discard: "x",
  help: "h",
};

export const keyOf = (answer: string): string | undefined => KEYS[answer];
