/** The places of spaces and ships on the screen, for a layout and a cloth that may be turned. */

import { cellOf, onScreen, type Rect, turned, turnedRect } from "./compass";
import { berth, type Box, boxOf, centre, cornerOf, type Layout, middleOf, type Point, signBox } from "./layout";
import type { Spot } from "./targets";
import type { MaldiviaView, Side } from "./view";

export interface Chart {
  at: Layout;
  quarters: number;
  box: (rect: Rect) => Box;
  corner: (space: string) => Point;
  middle: (space: string) => Point;
  /** The side of the screen where an island lies. */
  side: (island: Side) => Side;
  /** A path through the middles of these spaces. */
  line: (way: readonly string[]) => string;
  /** The berth of a ship, by its place at the island. */
  ship: (island: Side, index: number) => Box;
  pile: (island: Side) => Point;
}

export function chartOf(at: Layout, quarters: number): Chart {
  const middle = (space: string) => middleOf(at, onScreen(cellOf(space), quarters));
  const side = (island: Side) => turned(island, quarters);
  return {
    at,
    quarters,
    box: (rect) => boxOf(at, turnedRect(rect, quarters)),
    corner: (space) => cornerOf(at, onScreen(cellOf(space), quarters)),
    middle,
    side,
    line: (way) => way.map((space, i) => `${i ? "L" : "M"}${middle(space).x} ${middle(space).y}`).join(""),
    ship: (island, index) => berth(at, side(island)).ships[Math.max(0, Math.min(1, index))]!,
    pile: (island) => berth(at, side(island)).pile,
  };
}

/** The middle of the ship that asks for this cargo. */
export const shipAt = (chart: Chart, scene: MaldiviaView, island: Side, cargo: string): Point =>
  centre(
    chart.ship(
      island,
      scene.ships[island].findIndex((one) => one === cargo),
    ),
  );

/** The part of the screen that is touched for this spot. */
export function spotBox(chart: Chart, spot: Spot): Box {
  if ("island" in spot) return signBox(chart.at, chart.side(spot.island));
  if ("ship" in spot) return chart.ship(spot.ship, spot.index);
  return { ...chart.corner(spot.space), width: chart.at.cell, height: chart.at.cell };
}
