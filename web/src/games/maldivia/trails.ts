/** The last moves: the way of every boat since my last answer. */

import type { EntryOf } from "../../lib/board";
import { eventsOf } from "../../lib/board";
import { route } from "./route";
import type { Event } from "./types";

export interface Trail {
  seat: number;
  way: readonly string[];
}

/** One way for each run of legs that hang together; a boat that was pushed goes on from there. */
export function trails(since: readonly EntryOf<Event>[]): Trail[] {
  const found: Trail[] = [];
  for (const event of eventsOf(since)) {
    if (event.event !== "sails" && event.event !== "pushed") continue;
    const { seat, origin, space } = event.args;
    const last = found.findLastIndex((trail) => trail.seat === seat);
    const leg = route([{ origin, space }]);
    if (last >= 0 && found[last]!.way.at(-1) === origin)
      found[last] = { seat, way: [...found[last]!.way, ...leg.slice(1)] };
    else found.push({ seat, way: leg });
  }
  return found;
}
