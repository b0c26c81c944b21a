/** The points of a sheet as if the game ended now, line by line; the server counts them again. */

import { neighbour, opposite } from "./geometry";
import { type Colour, type DeoleView, type Heading, HEADINGS, isFilled, sideOf, TRACKS } from "./view";

/** The lines of the score, by their names in the words. */
export type Line =
  "eolia" | "gauge" | "spaces" | "missing" | "blue" | "yellow" | "green" | "red" | "crew" | "helms_used" | "helms_left";

const ISLE = 5;
const HELM_COSTS = 2;

export function pointsOf(view: DeoleView, seat: number): Record<Line, number> {
  const sheet = view.sheets[seat - 1]!;
  const { ship, tracks, signs, bonuses } = sheet;
  const wind = (colour: Colour) => view.sheet.values[tracks[colour].boxes.findLastIndex(isFilled)] ?? 0;
  const helms = (kind: "helms" | "used") => TRACKS.reduce((sum, track) => sum + tracks[track][kind], 0);
  const crew = tracks.crew.boxes.map((box, i) => (typeof box === "number" ? (signs[i] === "+" ? box : -box) : 0));
  return {
    eolia: view.eolia.reached.includes(seat) ? ISLE : 0,
    gauge: view.sheet.gauge[String(sheet.row)] ?? 0,
    spaces: sheet.spaces * (ship.at === "home" ? 2 : 1),
    missing: -missing(view, seat),
    blue: wind("blue"),
    yellow: wind("yellow"),
    green: wind("green"),
    red: wind("red"),
    crew: crew.reduce((sum, value) => sum + value, 0),
    helms_used: bonuses.includes("E") ? 0 : -HELM_COSTS * helms("used") || 0,
    helms_left: bonuses.includes("F") ? helms("helms") : 0,
  };
}

export const totalOf = (view: DeoleView, seat: number) =>
  Object.values(pointsOf(view, seat)).reduce((sum, points) => sum + points, 0);

/** The lines that differ between two scenes, each with its change. */
export function changes(before: DeoleView, after: DeoleView, seat: number): { line: Line; by: number }[] {
  const [old, now] = [pointsOf(before, seat), pointsOf(after, seat)];
  const lines = Object.keys(old) as Line[];
  return lines.map((line) => ({ line, by: now[line] - old[line] })).filter(({ by }) => by !== 0);
}

/** The fewest spaces that a ship has to cross to leave the map through one of its own ports. */
export function missing(view: DeoleView, seat: number): number {
  const { side, ship } = view.sheets[seat - 1]!;
  if (!side || !ship.next || !ship.heading) return 0;
  const isPort = (space: string, heading: Heading) =>
    heading === sideOf(side) && view.map.ports[side].some((port) => port === space);
  let now: [string, Heading][] = [[ship.next, ship.heading]];
  const seen = new Set<string>();
  for (let count = 1; now.length; count++) {
    const later: [string, Heading][] = [];
    for (const [space, into] of now) {
      for (const out of HEADINGS.filter((heading) => heading !== opposite(into))) {
        if (isPort(space, out)) return count;
        const there = neighbour(space, out);
        if (!there || seen.has(`${there} ${out}`)) continue;
        seen.add(`${there} ${out}`);
        later.push([there, out]);
      }
    }
    now = later;
  }
  return 0;
}
