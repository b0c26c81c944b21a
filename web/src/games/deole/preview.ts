/** The outcome of an answer as the server tells it, replayed on the scene. */

import type { ProspectOf } from "../../lib/board";
import { courses } from "./course";
import type { Piece } from "./geometry";
import { happened } from "./happened";
import { BOXES, type Event, type ScoreLine } from "./types";
import { type DeoleView, type DieOf, type Heading, nextBox, type SheetView, type Track } from "./view";

/** A box of a sheet, counted from 0. */
export interface Aim {
  track: Track;
  index: number;
}

export interface Preview {
  /** The headings by which spaces would be left. */
  headings: readonly Heading[];
  /** The line that the ship would add. */
  pieces: readonly Piece[];
  /** The box that would be filled. */
  box: Aim | null;
  /** The events that are certain. */
  events: readonly Event[];
  /** The lines of the score that would change. */
  points: readonly { line: ScoreLine; by: number }[];
  /** What would be asked next about the voyage. */
  then: "" | "mode" | "port" | "course";
}

const same = (a: Event | undefined, b: Event | undefined) => JSON.stringify(a) === JSON.stringify(b);

/** The events that all outcomes begin with; dice rolled afterwards are not certain. */
export function certain({ outcomes }: ProspectOf<Event>): readonly Event[] {
  const [first, ...others] = outcomes.map((outcome) => outcome.events);
  const differs = (event: Event, i: number) => others.some((events) => !same(events[i], event));
  const end = first?.findIndex(differs) ?? 0;
  return (end < 0 ? first : first?.slice(0, end)) ?? [];
}

/** The lines that change by as many points in all outcomes. */
function certainPoints({ outcomes }: ProspectOf<Event>): Preview["points"] {
  const [first, ...others] = outcomes.map(({ points }) => points ?? {});
  const lines = Object.entries(first ?? {}) as [ScoreLine, number][];
  return lines.flatMap(([line, by]) => (others.every((points) => points[line] === by) ? [{ line, by }] : []));
}

const fillsBox = (event: Event) => event.event === "lays" || event.event === "smiles" || event.event === "disaster";

export function preview(prospect: ProspectOf<Event> | undefined, view: DeoleView, seat: number): Preview | null {
  if (!prospect || !view.sheets[seat - 1]) return null;
  const events = certain(prospect).filter((event) => "seat" in event.args && event.args.seat === seat);
  const after = events.reduce(happened, view);
  const laid = events.find(fillsBox);
  return {
    headings: events.filter((event) => event.event === "sails").map(({ args }) => args.heading),
    pieces: newPieces(view, after, seat),
    box: laid ? { track: laid.args.track, index: laid.args.box - 1 } : null,
    events: events.filter((event) => event.event !== "picks"),
    points: certainPoints(prospect),
    then: nextQuestion(events, after, seat),
  };
}

function newPieces(view: DeoleView, after: DeoleView, seat: number): readonly Piece[] {
  const piecesOf = (scene: DeoleView) => courses(scene).find((course) => course.seat === seat)?.pieces ?? [];
  return piecesOf(after).slice(piecesOf(view).length);
}

/** A die that is laid drives the ship; where it has not, its player is asked first. */
function nextQuestion(events: readonly Event[], after: DeoleView, seat: number): Preview["then"] {
  const laid = events.findLast((event) => event.event === "lays");
  const { ship, tracks } = after.sheets[seat - 1]!;
  if (!laid || ship.at === "home" || events.some((event) => event.event === "sails")) return "";
  if (!tracks[laid.args.track].mode) return "mode";
  return ship.port ? "course" : "port";
}

/** The next boxes of a die's own track and of the crew's: where it would lie, if its value may. */
export function placesFor(sheet: SheetView, { colour }: DieOf): Aim[] {
  const tracks: Track[] = [colour, "crew"];
  return tracks.map((track) => ({ track, index: nextBox(sheet.tracks[track]) })).filter(({ index }) => index < BOXES);
}
