/** Fish by their names in the view, such as "tuna-12": species, value, words. */

import type { Words } from "../../lib/words.svelte";

export const SPECIES = ["sardine", "lantern", "tiger", "tuna", "jellyfish", "gull"] as const;
export type Species = (typeof SPECIES)[number];

export const NOTHING = "nothing";

export const species = (fish: string) => fish.split("-")[0] as Species;

/** The value of a card; a gull has none, which is not the same as 0. */
export function value(fish: string): number | undefined {
  const [kind, printed] = fish.split("-");
  if (printed === undefined) return undefined;
  return kind === "jellyfish" ? -Number(printed) : Number(printed);
}

export const worth = (pile: readonly string[]) => pile.reduce((sum, fish) => sum + (value(fish) ?? 0), 0);

/** The name of the species alone, for where the value is printed apart. */
export const kindName = (say: Words, fish: string) => say.say(`fish-${fish}`).replace(/\s*[−-]?\d+$/, "");
