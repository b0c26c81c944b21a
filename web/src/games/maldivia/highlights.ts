/** A highlight or two of a finished game. */

import type { EntryOf } from "../../lib/board";
import type { Words } from "../../lib/words.svelte";
import type { DeliversEvent, Event } from "./types";
import { fishOf, type MaldiviaView } from "./view";

interface Theft {
  seat: number;
  count: number;
}

/** The biggest delivery, and the most fish stolen in one turn. */
export function highlights(
  log: readonly EntryOf<Event>[],
  _: MaldiviaView,
  say: Words,
  names: readonly string[],
): string[] {
  const events = log.flatMap((entry) => entry.events ?? []);
  const told: string[] = [];
  const biggest = bestOf(
    events.filter((event): event is DeliversEvent => event.event === "delivers"),
    ({ args }) => fishOf(args.cargo).length,
  );
  if (biggest)
    told.push(
      say.say("maldivia-web-biggest", {
        player: say.player(biggest.args.seat, names),
        island: say.say(`island-${biggest.args.island}`),
        count: fishOf(biggest.args.cargo).length,
      }),
    );
  const boldest = bestOf(thefts(events), (theft) => theft.count);
  if (boldest)
    told.push(say.say("maldivia-web-boldest", { player: say.player(boldest.seat, names), count: boldest.count }));
  return told;
}

/** The first with the highest value. */
const bestOf = <T>(all: readonly T[], value: (one: T) => number): T | undefined =>
  all.reduce<T | undefined>((best, one) => (best === undefined || value(one) > value(best) ? one : best), undefined);

/** The fish that somebody stole in one turn; a turn begins when a tile is turned up. */
function thefts(events: readonly Event[]): Theft[] {
  const found: Theft[] = [];
  let isNewTurn = true;
  for (const event of events) {
    if (event.event === "tips") isNewTurn = true;
    if (event.event !== "robs") continue;
    if (isNewTurn) found.push({ seat: event.args.seat, count: 0 });
    found.at(-1)!.count++;
    isNewTurn = false;
  }
  return found;
}
