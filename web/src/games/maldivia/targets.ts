/** The things on the board that give answers when they are touched. */

import type { Choice } from "../../protocol";
import { type MaldiviaView, type Side, sideNamed, sideOf } from "./view";

/** Somewhere on the cloth or around it. */
export type Spot = { space: string } | { ship: Side; index: number } | { island: Side };

export interface Target {
  choice: Choice;
  spot: Spot;
}

/** Something that can be touched, whether it gives an answer or changes my plan. */
export interface Touch {
  key: string;
  spot: Spot;
  label: string;
  act: () => void;
  /** The answer that it gives. */
  answer?: string;
  /** A word beside it, where touching it does more than go there. */
  tag?: string;
  /** Possible, but not what is thought of now. */
  isFaint?: boolean;
}

const TOUCHED = [
  ...["place", "sail", "fish", "octopus", "shark", "steal", "deliver", "swap"], // on the cloth and around it
  ...["stow", "drop", "tile", "turn", "give", "take"], // beside the players
];

/** Whether the board can be touched for this answer. */
export const isTouched = (answer: string) => TOUCHED.includes(answer.split(" ")[0]!);

/** The answers that are given by touching the cloth or the ships. */
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
      return boatOf(scene, me);
    case "steal":
      return boatOf(scene, Number(first));
    case "deliver":
      return shipOf(scene, sideNamed(first), second!);
    case "swap":
      return shipOf(scene, heading(scene)!, first!); // of the side that was folded
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
