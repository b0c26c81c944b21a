/** The parts of the board in its box: the players beside the cloth or below it, whichever lets the cloth be larger. */

import type { Chart } from "./chart";
import { centre, layout, type Point, type Room, type Window } from "./layout";
import type { Spot } from "./targets";

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
const WORTH = 0.82; // players beside the cloth are worth a smaller cloth

/** `planner` is the height of my tiles while I plan; they stand below the cloth, or above the players beside it. */
export function arrangement(box: Room, window: Window, planner: number): Arrangement {
  const text = Math.min(40, Math.max(15, box.height / 46, box.width / 76));
  const side = Math.round(
    Math.min(box.width * 0.46, Math.max(text * 15.6, Math.min(box.width * 0.3, box.width - box.height * 1.06))),
  );
  const beside = { width: box.width - side - GAP, height: box.height };
  const above = { width: box.width, height: Math.max(LOWEST, box.height - PEEK - planner) };
  const isBeside = layout(beside, window).cell >= layout(above, window).cell * WORTH;
  const wide = box.width > 520 && isBeside;
  return { wide, room: wide ? beside : above, side, text };
}

/** The middle of all that may be touched, or of the boat if there is nothing. */
export function middleOfAll(chart: Chart, spots: readonly Spot[], boat: string | undefined): Point {
  const points = spots.map((spot) => {
    if ("space" in spot) return chart.middle(spot.space);
    return "ship" in spot ? centre(chart.ship(spot.ship, spot.index)) : chart.pile(spot.island);
  });
  if (boat) points.push(chart.middle(boat));
  if (!points.length) return centre(chart.at.sea);
  const middle = (values: number[]) => (Math.min(...values) + Math.max(...values)) / 2;
  const around = { x: middle(points.map(({ x }) => x)), y: middle(points.map(({ y }) => y)) };
  return boat && points.length > 1 ? between(around, chart.middle(boat)) : around;
}

/** Nearer to the boat than to the middle of what is around it. */
const between = (around: Point, boat: Point): Point => ({
  x: around.x * 0.4 + boat.x * 0.6,
  y: around.y * 0.4 + boat.y * 0.6,
});
