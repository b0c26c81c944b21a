/** The outcome of an answer as the server tells it; nothing is computed here. */

import type { ProspectOf } from "../../lib/board";
import { BOXES, type Event } from "./types";
import { type DieOf, type Heading, nextBox, type SheetView, type Track } from "./view";

/** A box of a sheet, counted from 0. */
export interface Aim {
  track: Track;
  index: number;
}

export interface Preview {
  /** The spaces that would be crossed, and the headings by which they would be left. */
  sailed: readonly { space: string; heading: Heading }[];
  /** The box that would be filled. */
  box: Aim | null;
  /** The events that are certain. */
  events: readonly Event[];
}

const same = (a: Event | undefined, b: Event | undefined) => JSON.stringify(a) === JSON.stringify(b);

/** The events that all outcomes begin with; dice rolled afterwards are not certain. */
export function certain({ outcomes }: ProspectOf<Event>): readonly Event[] {
  const [first, ...others] = outcomes.map((outcome) => outcome.events);
  const differs = (event: Event, i: number) => others.some((events) => !same(events[i], event));
  const end = first?.findIndex(differs) ?? 0;
  return (end < 0 ? first : first?.slice(0, end)) ?? [];
}

const fillsBox = (event: Event) => event.event === "lays" || event.event === "smiles" || event.event === "disaster";

export function preview(prospect: ProspectOf<Event> | undefined, seat: number): Preview | null {
  if (!prospect) return null;
  const events = certain(prospect);
  const mine = events.filter((event) => "seat" in event.args && event.args.seat === seat);
  const laid = mine.find(fillsBox);
  const sailed = mine.filter((event) => event.event === "sails");
  return {
    sailed: sailed.map(({ args: { space, heading } }) => ({ space, heading })),
    box: laid ? { track: laid.args.track, index: laid.args.box - 1 } : null,
    events: mine.filter((event) => event.event !== "picks"),
  };
}

/** The next boxes of a die's own track and of the crew's: where it would lie, if its value may. */
export function placesFor(sheet: SheetView, { colour }: DieOf): Aim[] {
  const tracks: Track[] = [colour, "crew"];
  return tracks.map((track) => ({ track, index: nextBox(sheet.tracks[track]) })).filter(({ index }) => index < BOXES);
}
