/** The layout of the cloth in the room it has, in CSS pixels: ships at its sides, the supply in the corners. As the cloth
 * shrinks its spaces grow. All sides are those of the screen. */

import { between, type Point } from "../../lib/motion";
import { type Cell, gone, type Rect } from "./compass";
import type { Fish, Side } from "./view";

export { between, type Point };

export interface Box extends Point {
  width: number;
  height: number;
}

/** The part of the grid that is shown, in spaces, with a rim of fog at the sides that are folded. */
export interface Window {
  left: number;
  top: number;
  across: number;
  down: number;
}

export interface Room {
  width: number;
  height: number;
}

export interface Layout extends Room {
  narrow: boolean;
  /** The scale of everything around the cloth: 1 on a small window, more on a large one. */
  unit: number;
  window: Window;
  /** The side of a space. */
  cell: number;
  /** Everything between the ships. */
  sea: Box;
  /** The ground of the ships at each side. */
  strips: Record<Side, Box>;
  card: Room;
  /** Letters of labels. */
  small: number;
}

const RIM = 0.7;
const NARROW = 520;
const USUAL = 680; // the room that has scale 1
const LARGEST = 3.2;
const FEWEST = { across: 7, down: 6 }; // a small cloth leaves room for the ships along it

export function windowOf(rect: Rect): Window {
  const lost = gone(rect);
  const rim = (side: Side) => (lost[side] ? RIM : 0);
  return {
    left: rect.left - rim("W"),
    top: rect.top - rim("N"),
    across: rect.right - rect.left + 1 + rim("W") + rim("E"),
    down: rect.bottom - rect.top + 1 + rim("N") + rim("S"),
  };
}

/** As large as the room allows. With a least size of a space the whole may be larger than the room. */
export function layout(room: Room, window: Window, least = 0): Layout {
  const shorter = Math.min(room.width, room.height);
  const narrow = shorter < NARROW;
  const unit = narrow ? 1 : Math.min(LARGEST, Math.max(0.85, shorter / USUAL));
  const aside = narrow ? 42 : 76 * unit;
  const above = narrow ? 46 : 62 * unit;
  const fit = Math.min(
    (room.width - 2 * aside) / Math.max(window.across, FEWEST.across),
    (room.height - 2 * above) / Math.max(window.down, FEWEST.down),
  );
  const cell = Math.max(least, fit);
  const sea = { x: 0, y: 0, width: cell * window.across, height: cell * window.down };
  const width = Math.max(room.width, sea.width + 2 * aside);
  const height = Math.max(room.height, sea.height + 2 * above);
  sea.x = (width - sea.width) / 2;
  sea.y = (height - sea.height) / 2;
  const strips = {
    N: { x: sea.x, y: sea.y - above, width: sea.width, height: above },
    S: { x: sea.x, y: sea.y + sea.height, width: sea.width, height: above },
    W: { x: sea.x - aside, y: sea.y, width: aside, height: sea.height },
    E: { x: sea.x + sea.width, y: sea.y, width: aside, height: sea.height },
  };
  const card = narrow ? { width: 40, height: 40 } : { width: 60 * unit, height: 52 * unit };
  return { width, height, narrow, unit, window, cell, sea, strips, card, small: narrow ? 11 : 14 * unit };
}

/** The upper left corner of a space of the screen. */
export const cornerOf = (at: Layout, { across, down }: Cell): Point => ({
  x: at.sea.x + (across - at.window.left) * at.cell,
  y: at.sea.y + (down - at.window.top) * at.cell,
});

export function middleOf(at: Layout, cell: Cell): Point {
  const { x, y } = cornerOf(at, cell);
  return { x: x + at.cell / 2, y: y + at.cell / 2 };
}

export const boxOf = (at: Layout, rect: Rect): Box => ({
  ...cornerOf(at, { across: rect.left, down: rect.top }),
  width: (rect.right - rect.left + 1) * at.cell,
  height: (rect.bottom - rect.top + 1) * at.cell,
});

const isUpright = (side: Side) => side === "E" || side === "W";
const GAP = 6;
const SIGN = 42; // the side of an island's sign, at least; it can be touched

/** The things in a strip, one after the other: the sign of the island, two ships, the pile. */
export interface Berth {
  sign: Point;
  ships: readonly Box[];
  pile: Point;
}

/** The sign of an island as a box that can be touched. */
export function signBox(at: Layout, side: Side): Box {
  const { sign } = berth(at, side);
  const size = SIGN * at.unit;
  return { x: sign.x - size / 2, y: sign.y - size / 2, width: size, height: size };
}

export function berth(at: Layout, side: Side): Berth {
  const strip = at.strips[side];
  const { width, height } = at.card;
  const [sign, pile] = (at.narrow ? [42, 22] : [isUpright(side) ? 46 : 96, isUpright(side) ? 34 : 54]).map(
    (size) => size * at.unit,
  ) as [number, number];
  const middle = { x: strip.x + strip.width / 2, y: strip.y + strip.height / 2 };
  const along = isUpright(side) ? height : width;
  const gap = GAP * at.unit;
  const whole = sign + 2 * along + pile + 3 * gap;
  const start = (isUpright(side) ? middle.y : middle.x) - whole / 2;
  const put = (offset: number): Point =>
    isUpright(side) ? { x: middle.x, y: start + offset } : { x: start + offset, y: middle.y };
  const card = (i: number): Box => {
    const { x, y } = put(sign + gap + along / 2 + i * (along + gap));
    return { x: x - width / 2, y: y - height / 2, width, height };
  };
  return { sign: put(sign / 2), ships: [card(0), card(1)], pile: put(whole - pile / 2) };
}

const CORNERS: Record<Fish, readonly [Side, Side]> = {
  red: ["N", "W"],
  green: ["N", "E"],
  purple: ["S", "E"],
  yellow: ["S", "W"],
};
const STACKED: Record<Fish, readonly [Side, number]> = {
  red: ["N", 0],
  green: ["N", 1],
  purple: ["S", 0],
  yellow: ["S", 1],
};

/** Each colour of the supply lies in a corner; on a narrow board two share one, and the others are free for buttons. */
export function supplyAt(at: Layout, fish: Fish): Box {
  const [end, side] = at.narrow ? ([STACKED[fish][0], "W"] as const) : CORNERS[fish];
  const [row, column] = [at.strips[end], at.strips[side]];
  if (!at.narrow) return { x: column.x, y: row.y, width: column.width, height: row.height };
  const height = row.height / 2;
  return { x: column.x, y: row.y + STACKED[fish][1] * height, width: column.width, height };
}

/** As many fish as there are, in a box around the middle. */
export function school(count: number, size: number): Point[] {
  const apart = size * 0.25;
  if (count === 1) return [{ x: 0, y: 0 }];
  if (count === 2)
    return [
      { x: -apart * 0.85, y: -apart * 0.7 },
      { x: apart * 0.85, y: apart * 0.7 },
    ];
  if (count === 3)
    return [
      { x: 0, y: -apart },
      { x: -apart, y: apart },
      { x: apart, y: apart },
    ];
  return [
    { x: -apart, y: -apart },
    { x: apart, y: -apart },
    { x: -apart, y: apart },
    { x: apart, y: apart },
  ];
}

export const centre = ({ x, y, width, height }: Box): Point => ({ x: x + width / 2, y: y + height / 2 });

/** A point on the way through these, by the share of the whole length. */
export function along(points: readonly Point[], share: number): Point {
  const legs = points
    .slice(1)
    .map((to, i) => ({ from: points[i]!, to, length: Math.hypot(to.x - points[i]!.x, to.y - points[i]!.y) }));
  let left = share * legs.reduce((sum, leg) => sum + leg.length, 0);
  for (const leg of legs) {
    if (left <= leg.length && leg.length > 0) return between(leg.from, leg.to, left / leg.length);
    left -= leg.length;
  }
  return points.at(-1)!;
}

/** The fold of a side, for the picture: squeezed towards the line where it bends, and larger while it stands upright. */
export function squeeze(at: Layout, rect: Rect, side: Side, share: number): string {
  const box = boxOf(at, rect);
  const lift = 1 + 0.05 * Math.sqrt(1 - share * share);
  const x = side === "W" ? box.x + at.cell : side === "E" ? box.x + box.width - at.cell : box.x + box.width / 2;
  const y = side === "N" ? box.y + at.cell : side === "S" ? box.y + box.height - at.cell : box.y + box.height / 2;
  const scale = isUpright(side) ? `${share} ${lift}` : `${lift} ${share}`;
  return `translate(${x} ${y}) scale(${scale}) translate(${-x} ${-y})`;
}
