/** Fish by their names in the view, such as "tuna-12": species, value, words. */

import type { Words } from "../../lib/words.svelte";
import type { Fish } from "./types";

export const SPECIES = ["sardine", "lantern", "tiger", "tuna", "jellyfish", "gull"] as const;
export type Species = (typeof SPECIES)[number];

/** The fish of a player, the last catch at the end. */
export type Pile = readonly Fish[];
export type { Fish as FishName };

export const NOTHING = "nothing";

export const species = (fish: Fish) => SPECIES.find((kind) => fish.startsWith(kind))!;

/** The value of a card; a gull has none, which is not the same as 0. */
export function value(fish: Fish): number | undefined {
  const [kind, printed] = fish.split("-");
  if (printed === undefined) return undefined;
  return kind === "jellyfish" ? -Number(printed) : Number(printed);
}

export const worth = (pile: Pile) => pile.reduce((sum, fish) => sum + (value(fish) ?? 0), 0);

/** The name of the species alone, for where the value is printed apart. */
export const kindName = (say: Words, fish: Fish) => say.say(`fish-${fish}`).replace(/\s*[−-]?\d+$/, "");
