/** Courses on the map: the spaces that a ship has crossed, and the lines that several ships leave beside each other. */

import { beside, CELL, edgeOf, facing, neighbour, opposite, type Piece, type Point, step, type Tip } from "./geometry";
import { type Colour, type DeoleView, type Heading, type SheetView, sideOf } from "./view";

/** One space that was crossed: entered by one heading, left by another. */
export interface Crossing {
  space: string;
  into: Heading;
  out: Heading;
}

const LANES: Record<number, readonly number[]> = { 1: [0], 2: [-7, 7], 3: [-13, 0, 13], 4: [-18, -6, 6, 18] };
const PASS = 6; // how far a second line through the same edge moves aside
const QUAY = 40; // from the edge of the map to a ship in port

const inland = (side: Colour) => opposite(sideOf(side));

/** The space before a port, the first that is crossed. */
export const beforePort = (view: DeoleView, side: Colour, port: number) => view.map.ports[side][port - 1]!;

/** All spaces that a ship has crossed, in their order. */
export function crossings(view: DeoleView, { side, ship }: SheetView): Crossing[] {
  if (!side || !ship.port) return [];
  let [space, into]: [string | null, Heading] = [beforePort(view, side, ship.port), inland(side)];
  const found: Crossing[] = [];
  for (const out of ship.course) {
    if (!space) break;
    found.push({ space, into, out });
    [space, into] = [neighbour(space, out), out];
  }
  return found;
}

/** A point on an edge, aside from its middle: to the east or to the south for every ship alike, so that lines stay apart. */
function aside(edge: Point, heading: Heading, off: number): Point {
  return step(heading).x ? { x: edge.x, y: edge.y + off } : { x: edge.x + off, y: edge.y };
}

export interface Course {
  seat: number;
  side: Colour;
  /** One for each space, the way out of the port before them. */
  pieces: readonly Piece[];
  /** The ship: at the end of its line, or in port. */
  tip: Tip;
  /** Whether the last piece is the way to the quay. */
  isHome: boolean;
}

/** The line of each ship, with the ship at its end. */
export function courses(view: DeoleView): Course[] {
  const lanes = LANES[view.seats] ?? LANES[4]!;
  return view.sheets.flatMap((sheet, i) => (sheet.side ? [courseOf(view, sheet, i + 1, lanes[i] ?? 0)] : []));
}

function courseOf(view: DeoleView, sheet: SheetView, seat: number, lane: number): Course {
  const side = sheet.side!;
  const crossed = crossings(view, sheet);
  const passes = new Map<string, number>();
  const through = (space: string, heading: Heading) =>
    aside(edgeOf(space, heading), heading, lane + passing(passes, edgeOf(space, heading)));
  const quay = sheet.ship.port ? berth(view, side, sheet.ship.port, lane) : waiting(view, side, lane);
  const pieces: Piece[] = [];
  if (sheet.ship.port) {
    const into = inland(side);
    let from = through(beforePort(view, side, sheet.ship.port), opposite(into));
    if (crossed.length) pieces.push({ from: quay, to: from, into, out: into });
    for (const { space, into, out } of crossed) {
      const to = through(space, out);
      pieces.push({ from, to, into, out });
      from = to;
    }
  }
  const whole = landed(sheet, pieces);
  return { seat, side, pieces: whole, tip: tipOf(whole.at(-1), side, quay), isHome: sheet.ship.at === "home" };
}

/** A ship that is home has come from the edge to the quay. */
function landed({ ship, side }: SheetView, pieces: readonly Piece[]): Piece[] {
  const last = pieces.at(-1);
  if (ship.at !== "home" || !last) return [...pieces];
  const out = sideOf(side!);
  const to = { x: last.to.x + step(out).x * QUAY, y: last.to.y + step(out).y * QUAY };
  return [...pieces, { from: last.to, to, into: out, out }];
}

/** At the end of its line, or at the quay before its voyage. */
const tipOf = (last: Piece | undefined, side: Colour, quay: Point): Tip =>
  last ? { ...last.to, angle: facing(last.out) } : { ...quay, angle: facing(inland(side)) };

function passing(passes: Map<string, number>, edge: Point): number {
  const key = `${edge.x} ${edge.y}`;
  const before = passes.get(key) ?? 0;
  passes.set(key, before + 1);
  return before * PASS;
}

/** The place of a ship in one of its ports. */
export function berth(view: DeoleView, side: Colour, port: number, lane = 0): Point {
  return aside(beside(beforePort(view, side, port), sideOf(side), CELL / 2 + QUAY), sideOf(side), lane);
}

/** The place of a ship that has not chosen its port: between the first two. */
function waiting(view: DeoleView, side: Colour, lane: number): Point {
  const [one, two] = [berth(view, side, 1, lane), berth(view, side, 2, lane)];
  return { x: (one.x + two.x) / 2, y: (one.y + two.y) / 2 };
}
