/** The parts of the board in its box: the players beside the cloth or below it, whichever lets the cloth be larger. */

import { between, type Box, centre, layout, type Point, type Room, type Window } from "./layout";

export interface Arrangement {
  /** Whether the players are beside the cloth. */
  wide: boolean;
  /** The room of the cloth. */
  room: Room;
  /** The width of the players beside it. */
  side: number;
  /** The size of letters beside the cloth, in pixels. */
  text: number;
}

/** A space that is to be touched has at least this side, in pixels. */
export const TOUCHABLE = 44;

const GAP = 8;
const PEEK = 30; // of the players below, so that one sees that there is more
const LOWEST = 170;
const LARGE = 800; // then the players keep their place beside a cloth of any shape
const NARROWEST = 262; // of the players beside it: four tiles and what is between them
const WORTH = 0.82; // players beside the cloth are worth a smaller cloth

/** `planner` is the height of my tiles while I plan; they stand below the cloth, or above the players beside it. */
export function arrangement(box: Room, window: Window, planner: number): Arrangement {
  const text = Math.min(40, Math.max(15, box.height / 46, box.width / 76));
  const side = Math.round(
    Math.min(
      box.width * 0.46,
      Math.max(NARROWEST, text * 15.6, Math.min(box.width * 0.3, box.width - box.height * 1.06)),
    ),
  );
  const beside = { width: box.width - side - GAP, height: box.height };
  const above = { width: box.width, height: Math.max(LOWEST, box.height - PEEK - planner) };
  const isBeside = layout(beside, window).cell >= layout(above, window).cell * WORTH;
  const wide = box.width > 520 && (isBeside || (box.width > LARGE && box.width > box.height));
  return { wide, room: wide ? beside : above, side, text };
}

/** The upper left corner of the part of the cloth that a close-up shows: around the boat, with all that may be touched if
 * there is room for all of it, and in any case with what is nearest to the boat. */
export function cornerOfView(room: Room, spots: readonly Box[], boat: Point | undefined, sea: Box): Point {
  const whole = around(spots);
  const heart = whole ? between(centre(whole), boat ?? centre(whole), NEARER) : (boat ?? centre(sea));
  const nearest = spots.reduce<Box | undefined>(
    (best, one) => (best && distance(centre(best), heart) <= distance(centre(one), heart) ? best : one),
    undefined,
  );
  const along = (start: "x" | "y", size: "width" | "height") => {
    const kept = whole && whole[size] + 2 * MARGIN <= room[size] ? whole : nearest;
    const corner = heart[start] - room[size] / 2;
    if (!kept) return corner;
    const [least, most] = [kept[start] + kept[size] + MARGIN - room[size], kept[start] - MARGIN];
    return Math.max(least, Math.min(most, corner));
  };
  return { x: along("x", "width"), y: along("y", "height") };
}

const NEARER = 0.6; // to the boat than to the middle of what is around it
const MARGIN = 4;

const distance = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y);

/** The box around all of these. */
function around(boxes: readonly Box[]): Box | undefined {
  if (!boxes.length) return undefined;
  const x = Math.min(...boxes.map((box) => box.x));
  const y = Math.min(...boxes.map((box) => box.y));
  const right = Math.max(...boxes.map((box) => box.x + box.width));
  const bottom = Math.max(...boxes.map((box) => box.y + box.height));
  return { x, y, width: right - x, height: bottom - y };
}
