/** The board fitted to its box: the island as large as it can be, the raft and the players where they cost least. */

import type { Point } from "../../lib/motion";
import { SPACES } from "./types";

export type { Point };

/** A place on the ring, with the directions of swimming and of the island. */
export interface Place extends Point {
  along: Point;
  inward: Point;
}

/** Lengths are those of the viewBox, in which a turtle is about 100 wide; only the panel is measured in pixels. */
export interface Layout {
  width: number;
  height: number;
  /** Pixels for each unit of the viewBox. */
  scale: number;
  /** The players: beside the island with this width, or below it with this height. */
  panel: {
    side: "beside" | "below";
    size: number;
    /** Whether my cards are in the same row as the players. */
    isOneRow: boolean;
    /** Whether there is room for names. */
    isNamed: boolean;
  };
  ring: { left: number; right: number; top: number; bottom: number; radius: number };
  /** The first place on the raft, and the distances between places; they fill one row after the other. */
  raft: { x: number; y: number; across: number; down: number; columns: number };
  island: { x: number; y: number; rx: number; ry: number };
  beach: { x: number; y: number; rx: number; ry: number };
  clutch: Point;
  pile: Point;
  /** The size of a card; at 1 it is 78 wide. */
  card: number;
  /** The middle of the mat, and the side of a die. */
  tray: { x: number; y: number; die: number };
  palms: readonly (Point & { size: number; lean: number })[];
}

/** Half the width and height of a space. */
export const PAD = { rx: 50, ry: 38 };

const PITCH = 109; // from one space to the next, at least
const SIDE = 68; // from the ring to the edge of the picture
const TOP = 110;
const BOTTOM = 62;
const ROUND = 0.44; // the radius of the corners, as a share of the shorter side of the ring
const LEAST = { width: 470, height: 400 }; // of the ring, so that mat and cards fit inside
const FLATTEST = 2.3; // width of the picture to its height
const TALLEST = 0.55;

const RAFT_PITCH = 98;
const WIDEST_PITCH = 122;
const RAFT_ROW = 72;
const RAFT_BELOW = 116; // from the ring to the feet of the first row
const RAFT_EDGE = 48; // from the feet of the last row to the edge

export const LOWEST = 200; // pixels; a lower box scrolls
const BESIDE = { least: 136, share: 0.17, most: 330 }; // the width of the panel, in pixels
const NAMED = 72; // pixels that a name and the number of cards need, and each turtle beside them
const PER_TURTLE = 34;
const HAND = { width: 350, height: 62, beside: 760 }; // pixels of my cards, and of a box where they stand in one row

/** The layout with the largest island for a box of so many pixels. */
export function layoutFor(width: number, height: number, turtles: number, seats: number, hand: boolean): Layout {
  const box = { width: Math.max(width, 240), height: Math.max(height, LOWEST) };
  const found = panels(box, turtles, seats, hand).flatMap((panel) => {
    const room =
      panel.side === "beside"
        ? { width: box.width - panel.size, height: box.height }
        : { width: box.width, height: box.height - panel.size };
    const below = [1, 2].map((rows) => fitted(room, panel, { side: "below", rows, turtles }));
    if (room.width < room.height) return below;
    return [...below, fitted(room, panel, { side: "left", rows: turtles, turtles })];
  });
  return found.reduce((best, one) => (worth(one) > worth(best) * 1.001 ? one : best));
}

/** Beside the island there is room for names and cards. */
const worth = ({ scale, panel }: Layout) => scale * (panel.side === "beside" ? 1.07 : 1);

interface Size {
  width: number;
  height: number;
}

/** The players below the island, or beside it where they can be read there. */
function panels(box: Size, turtles: number, seats: number, hand: boolean): Layout["panel"][] {
  const isOneRow = hand && box.width >= HAND.beside;
  const room = (isOneRow ? box.width - HAND.width : box.width) / seats;
  const isNamed = room >= NAMED + (PER_TURTLE * turtles) / seats;
  const row = isNamed ? Math.max(46, 0.045 * box.height) : 36;
  const size = isOneRow ? Math.max(row, HAND.height) : row + (hand ? HAND.height : 0);
  const below = { side: "below" as const, size, isOneRow, isNamed };
  if (box.width < 460) return [below];
  const least = BESIDE.least + PER_TURTLE * (turtles / seats - 1);
  const width = Math.min(BESIDE.most, Math.max(least, BESIDE.share * box.width));
  return [{ side: "beside", size: width, isOneRow: false, isNamed: true }, below];
}

// --- one picture ----------------------------------------------------------------------------------------------------

interface RaftPlan {
  side: "below" | "left";
  rows: number;
  turtles: number;
}

function fitted(room: Size, panel: Layout["panel"], plan: RaftPlan): Layout {
  const shape = Math.min(FLATTEST, Math.max(TALLEST, room.width / room.height));
  const columns = Math.ceil(plan.turtles / plan.rows);
  const isLeft = plan.side === "left";
  const left = SIDE + (isLeft ? columns * RAFT_PITCH + 24 : 0);
  const below = isLeft ? BOTTOM : RAFT_BELOW + (plan.rows - 1) * RAFT_ROW + RAFT_EDGE;
  const least = {
    width: isLeft ? 0 : columns * RAFT_PITCH + 24,
    height: isLeft ? plan.rows * RAFT_ROW + 60 : 0,
  };
  const ringIn = (height: number) => ({ width: height * shape - left - SIDE, height: height - TOP - below });
  const isLarge = (height: number) => {
    const ring = ringIn(height);
    const fits = ring.width >= LEAST.width && ring.height >= LEAST.height;
    return fits && height >= least.height && height * shape >= least.width && round(ring) >= SPACES * PITCH;
  };
  let height = 400;
  while (!isLarge(height)) height += 4;
  const width = height * shape;
  const size = ringIn(height);
  const ring = {
    left,
    right: width - SIDE,
    top: TOP,
    bottom: TOP + size.height,
    radius: ROUND * Math.min(size.width, size.height),
  };
  return {
    width,
    height,
    scale: Math.min(room.width / width, room.height / height),
    panel,
    ring,
    raft: isLeft ? raftLeft(height, columns, plan.rows) : raftBelow(width, ring.bottom, columns),
    ...inside(ring),
  };
}

function round({ width, height }: Size): number {
  return 2 * (width + height) - (8 - 2 * Math.PI) * ROUND * Math.min(width, height);
}

function raftLeft(height: number, columns: number, rows: number): Layout["raft"] {
  const down = Math.min(96, (height - 90) / rows);
  return { x: 66, y: height - RAFT_EDGE - (rows - 1) * down, across: RAFT_PITCH, down, columns };
}

function raftBelow(width: number, bottom: number, columns: number): Layout["raft"] {
  const across = Math.min(WIDEST_PITCH, (width - 24) / columns);
  return { x: 12 + across / 2, y: bottom + RAFT_BELOW, across, down: RAFT_ROW, columns };
}

/** Island, beach, cards and mat inside the ring: side by side, or one above the other. */
function inside(
  ring: Layout["ring"],
): Pick<Layout, "island" | "beach" | "clutch" | "pile" | "card" | "tray" | "palms"> {
  const width = ring.right - ring.left - 2 * PAD.rx;
  const height = ring.bottom - ring.top - 2 * PAD.ry;
  const at = (x: number, y: number) => ({ x: ring.left + PAD.rx + x * width, y: ring.top + PAD.ry + y * height });
  return width > 1.12 * height ? flat(at, width, height) : tall(at, width, height);
}

type At = (x: number, y: number) => Point;

const MAT = 3.95; // the width of the mat and the height with its writing, in dice
const WRITTEN = 2.75;

function flat(at: At, width: number, height: number): ReturnType<typeof inside> {
  const card = Math.min(width / 720, height / 350, 1.3);
  const die = Math.min((width * 0.55) / MAT, (height * 0.8) / WRITTEN);
  const clutch = { x: at(0, 0).x + 116 * card, y: at(0, 0.65).y };
  const right = at(0.93, 0).x - (MAT * die) / 2;
  return {
    island: { ...at(0.54, 0.48), rx: width * 0.45, ry: height * 0.45 },
    beach: { x: clutch.x + 34 * card, y: clutch.y + 14 * card, rx: 140 * card, ry: 96 * card },
    clutch,
    pile: { x: clutch.x + 96 * card, y: clutch.y },
    card,
    tray: { x: right, y: at(0, 0.07).y + 0.7 * die + (height * 0.86 - WRITTEN * die) / 2, die },
    palms: [
      { ...at(0.3, 0.3), size: 0.9, lean: -8 },
      { ...at(0.2, 0.38), size: 0.8, lean: -16 },
      { ...at(0.96, 0.58), size: 0.75, lean: 14 },
    ],
  };
}

function tall(at: At, width: number, height: number): ReturnType<typeof inside> {
  const card = Math.min(width / 400, height / 460, 1.3);
  const die = Math.min((width * 0.82) / MAT, (height * 0.5) / WRITTEN);
  const clutch = { x: at(0.13, 0).x + 66 * card, y: at(0, 0.78).y };
  return {
    island: { ...at(0.51, 0.45), rx: width * 0.46, ry: height * 0.43 },
    beach: { x: clutch.x + 46 * card, y: clutch.y + 12 * card, rx: 150 * card, ry: 90 * card },
    clutch,
    pile: { x: clutch.x + 94 * card, y: clutch.y },
    card,
    tray: { x: at(0.5, 0).x, y: at(0, 0.13).y + 0.7 * die, die },
    palms: [
      { ...at(0.2, 0.14), size: 0.8, lean: -10 },
      { ...at(0.78, 0.14), size: 0.85, lean: 14 },
      { ...at(0.86, 0.7), size: 0.8, lean: 10 },
    ],
  };
}

// --- the ring -------------------------------------------------------------------------------------------------------

const START = -0.62; // space 1 lies a little before the straight part at the bottom left

export function ringLength({ ring }: Layout): number {
  const { across, up } = straights(ring);
  return 2 * (across + up) + 2 * Math.PI * ring.radius;
}

function straights(ring: Layout["ring"]): { across: number; up: number } {
  return { across: ring.right - ring.left - 2 * ring.radius, up: ring.bottom - ring.top - 2 * ring.radius };
}

/** The place of a space on the ring; fractions lie between spaces, and 1 follows 21. */
export function placeOf(layout: Layout, space: number): Place {
  const length = ringLength(layout);
  const walked = ((START + space - 1) * length) / SPACES;
  return walk(layout.ring, ((walked % length) + length) % length);
}

/** Anticlockwise from the lower left: right along the bottom, up, left along the top, down. */
function walk(ring: Layout["ring"], distance: number): Place {
  const { across, up } = straights(ring);
  const quarter = (Math.PI / 2) * ring.radius;
  let left = distance;
  let turned = 0;
  for (const straight of [across, up, across, up]) {
    if (left <= straight) return onStraight(ring, turned, left);
    left -= straight;
    if (left <= quarter) return onCorner(ring, turned, left / ring.radius);
    left -= quarter;
    turned += 1;
  }
  return onStraight(ring, 0, 0);
}

const heading = (angle: number): { along: Point; inward: Point } => ({
  along: { x: Math.cos(angle), y: -Math.sin(angle) },
  inward: { x: -Math.sin(angle), y: -Math.cos(angle) },
});

/** The middle of the corner that follows the side of that number. */
function corner(ring: Layout["ring"], side: number): Point {
  return {
    x: side < 2 ? ring.right - ring.radius : ring.left + ring.radius,
    y: side === 0 || side === 3 ? ring.bottom - ring.radius : ring.top + ring.radius,
  };
}

function onCorner(ring: Layout["ring"], side: number, angle: number): Place {
  const middle = corner(ring, side);
  const { along, inward } = heading((side * Math.PI) / 2 + angle);
  return { x: middle.x - inward.x * ring.radius, y: middle.y - inward.y * ring.radius, along, inward };
}

function onStraight(ring: Layout["ring"], side: number, distance: number): Place {
  const start = onCorner(ring, (side + 3) % 4, Math.PI / 2);
  const { along, inward } = heading((side * Math.PI) / 2);
  return { x: start.x + along.x * distance, y: start.y + along.y * distance, along, inward };
}

// --- shapes ---------------------------------------------------------------------------------------------------------

/** A closed organic line: an ellipse whose radius swells and shrinks. */
export function blob(at: { x: number; y: number; rx: number; ry: number }, swell: readonly number[], grow = 0): string {
  const points = swell.map((factor, i) => {
    const angle = (2 * Math.PI * i) / swell.length;
    return { x: at.x + (at.rx * factor + grow) * Math.cos(angle), y: at.y + (at.ry * factor + grow) * Math.sin(angle) };
  });
  return smooth(points);
}

/** A smooth closed path through these points. */
export function smooth(points: readonly Point[]): string {
  const at = (i: number) => points[(i + points.length) % points.length]!;
  const bends = points.map((from, i) => {
    const [before, to, after] = [at(i - 1), at(i + 1), at(i + 2)];
    const out = `${tenth(from.x + (to.x - before.x) / 6)} ${tenth(from.y + (to.y - before.y) / 6)}`;
    const into = `${tenth(to.x - (after.x - from.x) / 6)} ${tenth(to.y - (after.y - from.y) / 6)}`;
    return `C ${out} ${into} ${tenth(to.x)} ${tenth(to.y)}`;
  });
  return `M ${tenth(points[0]!.x)} ${tenth(points[0]!.y)} ${bends.join(" ")} Z`;
}

const tenth = (length: number) => Math.round(length * 10) / 10;
