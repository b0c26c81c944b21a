/** A highlight or two of a finished game: the longest chain of dice in one turn, and the most castaways. */

import type { EntryOf } from "../../lib/board";
import type { Words } from "../../lib/words.svelte";
import { kept } from "./marks";
import type { Event } from "./types";
import type { DeoleView } from "./view";

interface Best {
  seat: number;
  count: number;
}

const better = (best: Best, one: Best) => (one.count > best.count ? one : best);
const NONE: Best = { seat: 0, count: 0 };

/** The most dice that a player laid with one die taken. */
export function longestChain(events: readonly Event[]): Best {
  let [best, now] = [NONE, NONE];
  for (const event of events) {
    if (event.event === "picks") now = { seat: event.args.seat, count: 0 };
    else if (event.event === "lays") now = { seat: event.args.seat, count: now.count + 1 };
    best = better(best, now);
  }
  return best;
}

export function mostCastaways(events: readonly Event[], seats: number): Best {
  const rescues = events.filter((event) => event.event === "rescues");
  const counts = Array.from({ length: seats }, (_, i) => ({
    seat: i + 1,
    count: rescues.filter(({ args }) => args.seat === i + 1).length,
  }));
  return counts.reduce(better, NONE);
}

export function highlights(
  log: readonly EntryOf<Event>[],
  view: DeoleView,
  say: Words,
  names: readonly string[],
): string[] {
  const events = kept(log).flatMap((entry) => entry.events ?? []);
  const [chain, castaways] = [longestChain(events), mostCastaways(events, view.seats)];
  const told = (key: string, { seat, count }: Best) => say.say(key, { player: say.player(seat, names), count });
  return [
    ...(chain.count > 1 ? [told("deole-web-best-chain", chain)] : []),
    ...(castaways.count > 0 ? [told("deole-web-best-castaways", castaways)] : []),
  ];
}
