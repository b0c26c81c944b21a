/** Directions on the cloth and on the screen: the cloth may be turned so that my own side lies below. */

import { type Side, SIDES } from "./view";
import { GRID } from "./types";

/** A space of the grid, counted from 0: across from the left, down from the top. */
export interface Cell {
  across: number;
  down: number;
}

const SEATED: Record<number, readonly Side[]> = { 2: ["S", "N"], 3: ["S", "W", "N"], 4: ["S", "W", "N", "E"] };
const STEP: Record<Side, Cell> = {
  N: { across: 0, down: -1 },
  E: { across: 1, down: 0 },
  S: { across: 0, down: 1 },
  W: { across: -1, down: 0 },
};

/** The side where a seat sits. */
export const sideOfSeat = (seat: number, seats: number): Side => SEATED[seats]?.[seat - 1] ?? "S";

/** The quarters clockwise that bring that side down. */
export const quartersFor = (side: Side) => (SIDES.indexOf("S") - SIDES.indexOf(side) + 4) % 4;

export const turned = (side: Side, quarters: number): Side => SIDES[(SIDES.indexOf(side) + quarters + 4) % 4]!;
export const opposite = (side: Side) => turned(side, 2);
/** Degrees clockwise from a side that points up. */
export const degrees = (side: Side) => SIDES.indexOf(side) * 90;
export const step = (side: Side) => STEP[side];

/** The space "e5": the fifth column from the west, the fifth row from the north. */
export const cellOf = (space: string): Cell => ({ across: space.charCodeAt(0) - 97, down: Number(space.slice(1)) - 1 });
export const spaceOf = ({ across, down }: Cell) => `${String.fromCharCode(97 + across)}${down + 1}`;
export const stepFrom = ({ across, down }: Cell, side: Side): Cell => ({
  across: across + STEP[side].across,
  down: down + STEP[side].down,
});

/** The place of a space on the screen, once the cloth is turned. */
export function onScreen({ across, down }: Cell, quarters: number): Cell {
  if (quarters === 0) return { across, down };
  return onScreen({ across: GRID - 1 - down, down: across }, quarters - 1);
}

/** The visible part of the cloth, in spaces, both ends included. */
export interface Rect {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export function visible(cloth: { rows: readonly number[]; columns: readonly string[] }): Rect {
  const [top = 1, bottom = GRID] = cloth.rows;
  const [left = 0, right = GRID - 1] = cloth.columns.map((letter) => letter.charCodeAt(0) - 97);
  return { left, top: top - 1, right, bottom: bottom - 1 };
}

/** The rectangle of some spaces that are listed row by row. */
export function rectOf(spaces: readonly string[]): Rect {
  const [first, last] = [cellOf(spaces[0]!), cellOf(spaces.at(-1)!)];
  return { left: first.across, top: first.down, right: last.across, bottom: last.down };
}

export function turnedRect(rect: Rect, quarters: number): Rect {
  const one = onScreen({ across: rect.left, down: rect.top }, quarters);
  const other = onScreen({ across: rect.right, down: rect.bottom }, quarters);
  return {
    left: Math.min(one.across, other.across),
    top: Math.min(one.down, other.down),
    right: Math.max(one.across, other.across),
    bottom: Math.max(one.down, other.down),
  };
}

export const inside = (rect: Rect, { across, down }: Cell) =>
  across >= rect.left && across <= rect.right && down >= rect.top && down <= rect.bottom;

/** The spaces of a rectangle, row by row. */
export function spacesIn(rect: Rect): string[] {
  const found: string[] = [];
  for (let down = rect.top; down <= rect.bottom; down++)
    for (let across = rect.left; across <= rect.right; across++) found.push(spaceOf({ across, down }));
  return found;
}

/** The outermost row of that side. */
export function edge(rect: Rect, side: Side): Rect {
  if (side === "N") return { ...rect, bottom: rect.top };
  if (side === "S") return { ...rect, top: rect.bottom };
  return side === "W" ? { ...rect, right: rect.left } : { ...rect, left: rect.right };
}

/** The part that is left when that side is folded. */
export function folded(rect: Rect, side: Side): Rect {
  if (side === "N") return { ...rect, top: rect.top + 1 };
  if (side === "S") return { ...rect, bottom: rect.bottom - 1 };
  return side === "W" ? { ...rect, left: rect.left + 1 } : { ...rect, right: rect.right - 1 };
}

/** The number of rows that are gone at each side of the screen. */
export const gone = (rect: Rect): Record<Side, number> => ({
  N: rect.top,
  E: GRID - 1 - rect.right,
  S: GRID - 1 - rect.bottom,
  W: rect.left,
});
