/** The layouts of the board, a wide one and a narrow one. Lengths are those of the viewBox. */

import type { Point } from "../../lib/motion";
import { SPACES } from "./types";

export type { Point };

/** A place on the ring, with the directions of swimming and of the island. */
export interface Place extends Point {
  along: Point;
  inward: Point;
}

export interface Layout {
  name: "wide" | "narrow";
  width: number;
  height: number;
  ring: { left: number; right: number; top: number; bottom: number; radius: number };
  /** Half the width and height of a space. */
  pad: { rx: number; ry: number };
  /** The size of a turtle; at 1 it is about 100 wide. */
  size: number;
  raft: { x: number; y: number; pitch: number };
  island: { x: number; y: number; rx: number; ry: number };
  beach: { x: number; y: number; rx: number; ry: number };
  clutch: Point;
  pile: Point;
  card: number;
  /** The middle of the mat, and the side of a die. */
  tray: { x: number; y: number; die: number };
  /** The right end of the line that names the player to decide. */
  asked: Point;
  palms: readonly (Point & { size: number; lean: number })[];
}

export const WIDE: Layout = {
  name: "wide",
  width: 1000,
  height: 792,
  ring: { left: 80, right: 920, top: 122, bottom: 612, radius: 215 },
  pad: { rx: 50, ry: 38 },
  size: 1,
  raft: { x: 108, y: 744, pitch: 98 },
  island: { x: 540, y: 358, rx: 330, ry: 180 },
  beach: { x: 288, y: 436, rx: 138, ry: 90 },
  clutch: { x: 256, y: 424 },
  pile: { x: 350, y: 424 },
  card: 1,
  tray: { x: 596, y: 304, die: 84 },
  asked: { x: 976, y: 690 },
  palms: [
    { x: 398, y: 280, size: 0.9, lean: -8 },
    { x: 330, y: 328, size: 0.85, lean: -16 },
    { x: 796, y: 300, size: 0.92, lean: 10 },
    { x: 832, y: 372, size: 0.75, lean: 14 },
  ],
};

export const NARROW: Layout = {
  name: "narrow",
  width: 640,
  height: 886,
  ring: { left: 56, right: 584, top: 104, bottom: 716, radius: 176 },
  pad: { rx: 43, ry: 34 },
  size: 0.86,
  raft: { x: 56, y: 838, pitch: 88 },
  island: { x: 326, y: 374, rx: 200, ry: 220 },
  beach: { x: 254, y: 562, rx: 150, ry: 84 },
  clutch: { x: 212, y: 548 },
  pile: { x: 304, y: 548 },
  card: 0.96,
  tray: { x: 322, y: 316, die: 86 },
  asked: { x: 624, y: 788 },
  palms: [
    { x: 220, y: 256, size: 0.9, lean: -10 },
    { x: 300, y: 240, size: 1, lean: 6 },
    { x: 424, y: 256, size: 0.95, lean: 14 },
  ],
};

/** Below this many pixels the narrow board is easier to read. */
export const NARROW_BELOW = 560;

export const layoutFor = (width: number): Layout => (width > 0 && width < NARROW_BELOW ? NARROW : WIDE);

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
    const out = `${round(from.x + (to.x - before.x) / 6)} ${round(from.y + (to.y - before.y) / 6)}`;
    const into = `${round(to.x - (after.x - from.x) / 6)} ${round(to.y - (after.y - from.y) / 6)}`;
    return `C ${out} ${into} ${round(to.x)} ${round(to.y)}`;
  });
  return `M ${round(points[0]!.x)} ${round(points[0]!.y)} ${bends.join(" ")} Z`;
}

const round = (length: number) => Math.round(length * 10) / 10;
