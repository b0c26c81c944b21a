/** The view of Mahé as the server sends it, and readers for it. No rules. */

import type { Frozen, ProspectOf } from "../../lib/board";
import type * as types from "./types";
import { LAST_EGGS } from "./types";

export type Turtle = types.Turtle;
export const TURTLES: readonly Turtle[] = ["red", "blue", "yellow", "green", "orange", "purple", "white"];

/** The view of Mahé as the server sends it. */
export type Scene = Frozen<types.Scene>;
export type Prospect = ProspectOf<types.Event>;

export const turtlesOf = (scene: Scene, seat: number) =>
  inPlay(scene).filter((turtle) => ownerOf(scene, turtle) === seat);
export const inPlay = (scene: Scene) => TURTLES.filter((turtle) => turtle in scene.owners);
export const ownerOf = (scene: Scene, turtle: Turtle) => scene.owners[turtle]!;

/** The space where a turtle is, 0 for the raft. */
export function spaceOf(scene: Scene, turtle: Turtle): number {
  return Number(Object.keys(scene.stacks).find((space) => scene.stacks[space]!.includes(turtle)) ?? 0);
}

export function onRaft(scene: Scene): Turtle[] {
  const swimming = new Set(Object.values(scene.stacks).flat());
  return inPlay(scene).filter((turtle) => !swimming.has(turtle) && turtle !== scene.beach);
}

/** The turtles whose move it is: one, or both of a player who picks. */
export function moving(scene: Scene): Turtle[] {
  if (!scene.turn || scene.step === "over") return [];
  return scene.step === "pick" ? turtlesOf(scene, ownerOf(scene, scene.turn)) : [scene.turn];
}

/** The turtle whose player decides about the dice; null at other steps and in frames. */
export const decider = (scene: Scene) => (scene.step === "decide" ? scene.topmost : null);

/** Whether the cards of a seat lie face up for me: they are mine, the game is over, or nothing is to be kept face down. */
export const isFaceUp = (scene: Scene, seat: number, me: number, open = false) =>
  open || seat === me || scene.step === "over";

// --- the outcomes of an answer ------------------------------------------------------------------------------------------

export interface Landing {
  steps: number;
  space: number;
  eggs: number;
}

/** The space that stopping would reach, if the server has sent the outcome. */
export function landing(prospect: Prospect | undefined): Landing | null {
  const events = prospect?.outcomes[0]?.events ?? [];
  const swam = events.find((event) => event.event === "swam");
  return swam ? { steps: swam.args.steps, space: swam.args.space, eggs: eggsOf(events) } : null;
}

function eggsOf(events: readonly types.Event[]): number {
  if (events.some((event) => event.event === "beached")) return LAST_EGGS;
  return events.find((event) => event.event === "laid")?.args.eggs ?? 0;
}

/** The probability that turtles go back to the raft. */
export function risk(prospect: Prospect | undefined): number | null {
  if (!prospect) return null;
  const sinking = prospect.outcomes.filter((outcome) => outcome.events.some((event) => event.event === "sank"));
  return sinking.reduce((sum, outcome) => sum + outcome.share, 0);
}

/** Equal cards together: each number of eggs, from the smallest, and how many cards have it. */
export function counted(cards: readonly number[]): [number, number][] {
  const values = [...new Set(cards)].sort((a, b) => a - b);
  return values.map((eggs) => [eggs, cards.filter((one) => one === eggs).length]);
}
