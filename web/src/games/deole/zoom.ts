/** The part of the map that is shown: all of it, or the neighbourhood of what is asked where spaces would be too small. */

import { CELL, type Point } from "./geometry";

export interface Rect {
  x: number;
  y: number;
  width: number;
  height: number;
}

interface Size {
  width: number;
  height: number;
}

const FINGER = 44; // pixels that a space needs to be touched
const FEWEST = 3.4; // spaces that are always shown

/** Pixels of a space when the whole map fits into this room. */
const cellIn = (whole: Rect, room: Size) => CELL * Math.min(room.width / whole.width, room.height / whole.height);

export const isTooSmall = (whole: Rect, room: Size) => room.width > 0 && cellIn(whole, room) < FINGER;

/** The neighbourhood of a point, as wide and high as the room, inside the whole map. */
export function near(whole: Rect, room: Size, point: Point): Rect {
  const scale = Math.max(FEWEST, Math.min(room.width, room.height) / FINGER) * CELL;
  const least = Math.min(room.width, room.height);
  const width = Math.min(whole.width, (scale * room.width) / least);
  const height = Math.min(whole.height, (scale * room.height) / least);
  return {
    x: within(point.x - width / 2, whole.x, whole.x + whole.width - width),
    y: within(point.y - height / 2, whole.y, whole.y + whole.height - height),
    width,
    height,
  };
}

const within = (value: number, least: number, most: number) => Math.max(least, Math.min(most, value));
