/** The way of a boat for the picture, from the straight legs that the server tells. */

import { cellOf, spaceOf } from "./compass";
import type { Event, SailsEvent } from "./types";

export type Leg = SailsEvent["args"];

/** The events of the boat's way with which the list begins: one for each straight leg. */
export function legsFirst(events: readonly Event[]): Leg[] {
  const legs: Leg[] = [];
  for (const event of events) {
    if (event.event !== "sails") break;
    legs.push(event.args);
  }
  return legs;
}

/** All spaces of the way, the first and the last included. */
export function route(legs: readonly Pick<Leg, "origin" | "space">[]): string[] {
  return legs.flatMap(({ origin, space }, i) => straight(origin, space).slice(i ? 1 : 0));
}

function straight(from: string, to: string): string[] {
  const [start, end] = [cellOf(from), cellOf(to)];
  const length = Math.max(Math.abs(end.across - start.across), Math.abs(end.down - start.down));
  const step = { across: Math.sign(end.across - start.across), down: Math.sign(end.down - start.down) };
  return Array.from({ length: length + 1 }, (_, i) =>
    spaceOf({ across: start.across + i * step.across, down: start.down + i * step.down }),
  );
}
