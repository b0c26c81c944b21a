/** Four tiles that are being set up: turned, moved, and put together as an answer. */

import { turned } from "./compass";
import { isFog, type Side, sideOf, type Tile } from "./view";

export type Plan = readonly Tile[];

/** The letters of the box on a fog tile, clockwise from the one on top. */
export function lettersOn(tile: Tile, letters: readonly Side[]): readonly Side[] {
  const top = letters.indexOf(sideOf(tile));
  return [0, 1, 2, 3].map((i) => letters[(top + i) % 4]!);
}

/** The tile turned by quarters clockwise; negative ones turn it the other way. */
export function turnedTile(tile: Tile, quarters: number, letters: readonly Side[]): Tile {
  if (!isFog(tile)) return turned(sideOf(tile), quarters);
  return `fog-${lettersOn(tile, letters)[(8 - (quarters % 4)) % 4]!}` as const;
}

/** To begin with: three arrows away from me, then fog from there. */
export function firstPlan(away: Side): Plan {
  return [away, away, away, `fog-${away}`];
}

export const withTurned = (plan: Plan, slot: number, quarters: number, letters: readonly Side[]): Plan =>
  plan.map((tile, i) => (i === slot ? turnedTile(tile, quarters, letters) : tile));

/** The tile points at that side, or folds it. */
export const withPointed = (plan: Plan, slot: number, side: Side): Plan =>
  plan.map((tile, i) => (i !== slot ? tile : isFog(tile) ? (`fog-${side}` as const) : side));

/** A tile is taken out and put in elsewhere; the others close up. */
export function withMoved(plan: Plan, from: number, to: number): Plan {
  const rest = plan.filter((_, i) => i !== from);
  return [...rest.slice(0, to), plan[from]!, ...rest.slice(to)];
}

export const answerOf = (plan: Plan) => `plan ${plan.join(" ")}`;
