/** The dice on the mat, read from the log: which of them are egg cards. */

import { type EntryOf, eventsOf } from "../../lib/board";
import { standing } from "./trail";
import type { Event } from "./types";

interface Thrown {
  pips: number;
  isCard: boolean;
}

/** For each of these dice, whether it is a card. */
export function cardsAmong(dice: readonly number[], log: readonly EntryOf<Event>[]): readonly boolean[] {
  const turns: Thrown[][] = [[]];
  for (const { event, args } of eventsOf(standing(log))) {
    if (event === "turn") turns.push([]);
    else if (event === "rolled") turns.at(-1)!.push({ pips: args.pips, isCard: false });
    else if (event === "spent") turns.at(-1)!.push({ pips: args.eggs, isCard: true });
  }
  const shown = turns.findLast((turn) => dice.every((pips, i) => turn[i]?.pips === pips)) ?? [];
  return dice.map((_, i) => Boolean(shown[i]?.isCard));
}
