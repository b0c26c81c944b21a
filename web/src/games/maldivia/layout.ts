/** The layout for a board of some width, in CSS pixels: the cloth in the middle, ships at its sides, the supply in the
 * corners. As the cloth shrinks its spaces grow. All sides are those of the screen. */

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

export interface Layout {
  width: number;
  height: number;
  narrow: boolean;
  window: Window;
  /** The side of a space. */
  cell: number;
  /** Everything between the ships. */
  sea: Box;
  /** The ground of the ships at each side. */
  strips: Record<Side, Box>;
  card: { width: number; height: number };
  /** Letters of labels. */
  small: number;
}

const RIM = 0.7;
const NARROW = 560;
const MOST = 54; // pixels of a space
const MOST_NARROW = 44;
const BESIDE = 430; // the height of all else that a wide screen shows with the cloth: head, ships, my tiles

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

/** `height` is that of the screen: where there is room, my tiles are to be seen together with the cloth. */
export function layout(width: number, window: Window, height = 900): Layout {
  const narrow = width < NARROW;
  const aside = narrow ? 42 : 100;
  const above = narrow ? 46 : 66;
  const most = narrow ? MOST_NARROW : Math.min(MOST, Math.max(MOST_NARROW, (height - BESIDE) / window.down));
  const cell = Math.min(most, (width - 2 * aside) / Math.max(window.across, narrow ? 5.5 : 8));
  const sea = { width: cell * window.across, height: cell * window.down, x: 0, y: above };
  sea.x = (width - sea.width) / 2;
  const strips = {
    N: { x: sea.x, y: 0, width: sea.width, height: above },
    S: { x: sea.x, y: above + sea.height, width: sea.width, height: above },
    W: { x: sea.x - aside, y: above, width: aside, height: sea.height },
    E: { x: sea.x + sea.width, y: above, width: aside, height: sea.height },
  };
  const card = narrow ? { width: 36, height: 36 } : { width: 60, height: 52 };
  return { width, height: sea.height + 2 * above, narrow, window, cell, sea, strips, card, small: narrow ? 11 : 14 };
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

/** The things in a strip, one after the other: the sign of the island, two ships, the pile. */
export interface Berth {
  sign: Point;
  ships: readonly Box[];
  pile: Point;
}

export function berth(at: Layout, side: Side): Berth {
  const strip = at.strips[side];
  const { width, height } = at.card;
  const [sign, pile] = at.narrow ? [40, 22] : [isUpright(side) ? 46 : 96, isUpright(side) ? 34 : 54];
  const middle = { x: strip.x + strip.width / 2, y: strip.y + strip.height / 2 };
  const along = isUpright(side) ? height : width;
  const whole = sign + 2 * along + pile + 3 * GAP;
  const start = (isUpright(side) ? middle.y : middle.x) - whole / 2;
  const put = (offset: number): Point =>
    isUpright(side) ? { x: middle.x, y: start + offset } : { x: start + offset, y: middle.y };
  const card = (i: number): Box => {
    const { x, y } = put(sign + GAP + along / 2 + i * (along + GAP));
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

/** Each colour of the supply lies in a corner. */
export function supplyAt(at: Layout, fish: Fish): Box {
  const [end, side] = CORNERS[fish];
  const [row, column] = [at.strips[end], at.strips[side]];
  return { x: column.x, y: row.y, width: column.width, height: row.height };
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

/** The fold of a side, for the picture: the line where it bends, and how it is squeezed towards it. */
export function squeeze(at: Layout, rect: Rect, side: Side, share: number): string {
  const box = boxOf(at, rect);
  const x = side === "W" ? box.x + at.cell : box.x + box.width - at.cell;
  const y = side === "N" ? box.y + at.cell : box.y + box.height - at.cell;
  const scale = isUpright(side) ? `${share} 1` : `1 ${share}`;
  const by = isUpright(side) ? [x, 0] : [0, y];
  return `translate(${by[0]} ${by[1]}) scale(${scale}) translate(${-by[0]!} ${-by[1]!})`;
}
