/** The map in units of a hundredth of a space: spaces, edges and the smooth lines that ships leave, turned to any side. */

import type { Point } from "../../lib/motion";
import { COLOURS, type Colour, type Heading, HEADINGS } from "./view";
import { ROWS } from "./types";

export const CELL = 100;
export const SEA = CELL * ROWS;
/** The coloured border with the ports. */
export const BORDER = 78;
/** Beside it the gauge of one's own side. */
export const GAUGE = 62;

export type { Point };

/** The number of quarters by which the map is turned clockwise. */
export type Turn = 0 | 1 | 2 | 3;

const STEPS: Record<Heading, Point> = {
  north: { x: 0, y: -1 },
  east: { x: 1, y: 0 },
  south: { x: 0, y: 1 },
  west: { x: -1, y: 0 },
};

const LETTERS = "abcdefgh";

export const step = (heading: Heading) => STEPS[heading];
export const opposite = (heading: Heading) => HEADINGS[(HEADINGS.indexOf(heading) + 2) % 4]!;
const quarter = (turns: number) => (((turns % 4) + 4) % 4) as Turn;

/** Turned so that this side lies below; green, the south, lies there by itself. */
export const turnFor = (side: Colour) => quarter(2 - COLOURS.indexOf(side));
export const turned = (heading: Heading, turn: Turn) => HEADINGS[(HEADINGS.indexOf(heading) + turn) % 4]!;

/** A point of the map, on the map that is turned. */
export function rotate({ x, y }: Point, turn: Turn): Point {
  if (turn === 1) return { x: SEA - y, y: x };
  if (turn === 2) return { x: SEA - x, y: SEA - y };
  if (turn === 3) return { x: y, y: SEA - x };
  return { x, y };
}

// --- spaces --------------------------------------------------------------------------------------------------------

export const columnOf = (space: string) => LETTERS.indexOf(space[0]!);
export const rowOf = (space: string) => Number(space.slice(1)) - 1;
export const spaceAt = (column: number, row: number) => `${LETTERS[column]}${row + 1}`;
export const SPACES: readonly string[] = Array.from({ length: ROWS * ROWS }, (_, i) =>
  spaceAt(i % ROWS, Math.floor(i / ROWS)),
);

export const isOnMap = ({ x, y }: Point) => x > 0 && y > 0 && x < SEA && y < SEA;
export const middleOf = (space: string): Point => ({
  x: (columnOf(space) + 0.5) * CELL,
  y: (rowOf(space) + 0.5) * CELL,
});

/** The point at some distance from the middle of a space in a direction. */
export function beside(space: string, heading: Heading, far: number): Point {
  const [middle, way] = [middleOf(space), step(heading)];
  return { x: middle.x + way.x * far, y: middle.y + way.y * far };
}

export const edgeOf = (space: string, heading: Heading) => beside(space, heading, CELL / 2);

/** The space on the other side of an edge, if the map goes on there. */
export function neighbour(space: string, heading: Heading): string | null {
  const there = beside(space, heading, CELL);
  return isOnMap(there) ? spaceAt(Math.floor(there.x / CELL), Math.floor(there.y / CELL)) : null;
}

/** The spaces of a side's first rows. */
export function rowsFrom(side: Colour, rows: number): string[] {
  const turn = turnFor(side);
  return SPACES.filter((space) => rotate(middleOf(space), turn).y > SEA - rows * CELL);
}

/** The widest gap between the ports of a side that lies below, where there is room for its name. */
export function widestGap(side: Colour, ports: readonly string[]): { middle: number; width: number } {
  const turn = turnFor(side);
  const ends = [-CORNER, ...ports.map((space) => rotate(middleOf(space), turn).x).sort((a, b) => a - b), SEA + CORNER];
  const gaps = ends.slice(1).map((end, i) => ({ width: end - ends[i]!, middle: (end + ends[i]!) / 2 }));
  return gaps.reduce((widest, gap) => (gap.width >= widest.width ? gap : widest));
}

const CORNER = BORDER / 2; // of the border, where a name may begin

// --- lines ---------------------------------------------------------------------------------------------------------

/** A piece of a course: a quarter of an ellipse, or nearly straight. */
export interface Piece {
  from: Point;
  to: Point;
  into: Heading;
  out: Heading;
}

export interface Tip extends Point {
  /** Degrees clockwise from the north. */
  angle: number;
}

const KAPPA = 0.5523; // of a quarter of an ellipse drawn as a Bézier curve

/** The two handles of a piece: it goes in along one heading and out along another. */
function handles({ from, to, into, out }: Piece): [Point, Point] {
  const [a, b] = [step(into), step(out)];
  const share = into === out ? 0.5 : KAPPA;
  const [far, near] = [reach(from, to, a) * share, reach(from, to, b) * share];
  return [
    { x: from.x + a.x * far, y: from.y + a.y * far },
    { x: to.x - b.x * near, y: to.y - b.y * near },
  ];
}

const reach = (from: Point, to: Point, way: Point) => Math.abs((to.x - from.x) * way.x + (to.y - from.y) * way.y);
const round = (length: number) => Math.round(length * 10) / 10;
const written = ({ x, y }: Point) => `${round(x)} ${round(y)}`;

export const pathOf = (pieces: readonly Piece[]) =>
  pieces
    .map((piece, i) => `${i ? "" : `M${written(piece.from)}`}C${[...handles(piece), piece.to].map(written).join(" ")}`)
    .join("");

/** The line of a ship after some pieces, a part of the last one included. */
export function pathUpTo(pieces: readonly Piece[], far: number): string {
  const whole = Math.floor(far);
  const last = pieces[whole];
  const t = far - whole;
  if (!last || t === 0) return pathOf(pieces.slice(0, whole));
  return `${pathOf(pieces.slice(0, whole))}${whole ? "" : `M${written(last.from)}`}C${begin(last, t).map(written).join(" ")}`;
}

/** The first part of a piece, as the rest of a Bézier curve. */
function begin(piece: Piece, t: number): Point[] {
  const mix = (a: Point, b: Point) => ({ x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t });
  const [one, two] = handles(piece);
  const [a, b, c] = [mix(piece.from, one), mix(one, two), mix(two, piece.to)];
  return [a, mix(a, b), mix(mix(a, b), mix(b, c))];
}

/** The place and the direction of a ship that has sailed the share `t` of a piece. */
export function along(piece: Piece, t: number): Tip {
  const [one, two] = handles(piece);
  const [{ from, to }, s] = [piece, 1 - t];
  const at = (axis: "x" | "y") =>
    s ** 3 * from[axis] + 3 * s * s * t * one[axis] + 3 * s * t * t * two[axis] + t ** 3 * to[axis];
  const slope = (axis: "x" | "y") =>
    s * s * (one[axis] - from[axis]) + 2 * s * t * (two[axis] - one[axis]) + t * t * (to[axis] - two[axis]);
  return { x: at("x"), y: at("y"), angle: degrees(slope("x"), slope("y")) };
}

const degrees = (x: number, y: number) => round((Math.atan2(x, -y) * 180) / Math.PI);
export const facing = (heading: Heading) => HEADINGS.indexOf(heading) * 90;

export const turnPiece = (piece: Piece, turn: Turn): Piece => ({
  from: rotate(piece.from, turn),
  to: rotate(piece.to, turn),
  into: turned(piece.into, turn),
  out: turned(piece.out, turn),
});
