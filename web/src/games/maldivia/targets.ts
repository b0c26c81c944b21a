/** The things on the board that give answers when they are touched. */

import type { Choice } from "../../protocol";
import { type MaldiviaView, type Side, sideNamed, sideOf } from "./view";

/** Somewhere on the cloth or around it. */
export type Spot = { space: string } | { ship: Side; index: number } | { supply: true };

export interface Target {
  choice: Choice;
  spot: Spot;
}

/** The answers that are given by touching the cloth, the ships or the supply. */
export function targets(scene: MaldiviaView, me: number, choices: readonly Choice[]): Target[] {
  const found: Target[] = [];
  for (const choice of choices.length > 200 ? [] : choices) {
    const spot = spotOf(scene, me, choice.answer);
    if (spot) found.push({ choice, spot });
  }
  return found;
}

function spotOf(scene: MaldiviaView, me: number, answer: string): Spot | undefined {
  const [word, first, second] = answer.split(" ");
  switch (word) {
    case "place":
    case "sail":
      return { space: first! };
    case "fish":
    case "octopus":
    case "shark":
    case "stay":
      return boatOf(scene, me);
    case "steal":
      return boatOf(scene, Number(first));
    case "deliver":
      return shipOf(scene, sideNamed(first), second!);
    case "swap":
      return shipOf(scene, heading(scene)!, first!); // of the side that was folded
    case "release":
      return { supply: true };
    default:
      return undefined;
  }
}

function boatOf(scene: MaldiviaView, seat: number): Spot | undefined {
  const space = scene.boats[seat - 1];
  return space ? { space } : undefined;
}

function shipOf(scene: MaldiviaView, side: Side, cargo: string): Spot | undefined {
  const index = scene.ships[side].findIndex((one) => one === cargo);
  return index < 0 ? undefined : { ship: side, index };
}

/** The direction of the tile in play, or the side that it folds. */
export function heading(scene: MaldiviaView): Side | undefined {
  const tile = scene.plans[scene.turn - 1]?.[scene.slot - 1];
  return tile ? sideOf(tile) : undefined;
}
