/** The outcome of an answer as the server tells it; nothing is computed here. */

import type { ToldEvent, ProspectMessage } from "../../protocol";
import { BOXES, type DieOf, type Heading, nextBox, type SheetView, type Track } from "./view";

/** A box of a sheet, counted from 0. */
export interface Aim {
  track: string;
  index: number;
}

export interface Preview {
  /** The spaces that would be crossed, and the headings by which they would be left. */
  sailed: readonly { space: string; heading: Heading }[];
  /** The box that would be filled. */
  box: Aim | null;
  /** The events that are certain. */
  events: readonly ToldEvent[];
}

const same = (a: ToldEvent | undefined, b: ToldEvent | undefined) => JSON.stringify(a) === JSON.stringify(b);

/** The events that all outcomes begin with; dice rolled afterwards are not certain. */
export function certain({ outcomes }: ProspectMessage): ToldEvent[] {
  const [first, ...others] = outcomes.map((outcome) => outcome.events);
  const differs = (event: ToldEvent, i: number) => others.some((events) => !same(events[i], event));
  const end = first?.findIndex(differs) ?? 0;
  return (end < 0 ? first : first?.slice(0, end)) ?? [];
}

export function preview(prospect: ProspectMessage | undefined, seat: number): Preview | null {
  if (!prospect) return null;
  const events = certain(prospect);
  const mine = events.filter((event) => event.args.seat === seat);
  const laid = mine.find((event) => ["lays", "smiles", "disaster"].includes(event.event));
  const sailed = mine.filter((event) => event.event === "sails");
  return {
    sailed: sailed.map(({ args }) => ({ space: String(args.space), heading: String(args.heading) as Heading })),
    box: laid ? { track: String(laid.args.track), index: Number(laid.args.box) - 1 } : null,
    events: mine.filter((event) => event.event !== "picks"),
  };
}

/** The next boxes of a die's own track and of the crew's: where it would lie, if its value may. */
export function placesFor(sheet: SheetView, { colour }: DieOf): Aim[] {
  const tracks: Track[] = [colour, "crew"];
  return tracks.map((track) => ({ track, index: nextBox(sheet.tracks[track]) })).filter(({ index }) => index < BOXES);
}
