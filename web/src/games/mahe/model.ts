/** The view of Mahé as the server sends it, and who is who in it. No rules. */

import type { Frozen } from "../../lib/board";
import type { Words } from "../../lib/words.svelte";
import type { ProspectMessage } from "../../protocol";
import type * as types from "./types";

export type Turtle = types.Turtle;
export const TURTLES: readonly Turtle[] = ["red", "blue", "yellow", "green", "orange", "purple", "white"];
export const SPACES = 21;
export const SLOTS = 3;
export const LAST_EGGS = 7;

/** The view of Mahé as the server sends it. */
export type Scene = Frozen<types.Scene>;

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

/** The turtle whose player decides about the dice; null while nobody is asked, and in frames on the way. */
export const decider = (scene: Scene) => (scene.step === "decide" ? scene.topmost : null);

/** A letter for each turtle: the first of its name that no other has. */
export function letters(say: Pick<Words, "say">): Record<Turtle, string> {
  const found = {} as Record<Turtle, string>;
  for (const turtle of TURTLES) {
    const name = [...say.say(`turtle-${turtle}`).toUpperCase()];
    found[turtle] = name.find((letter) => !Object.values(found).includes(letter)) ?? name[0]!;
  }
  return found;
}

// --- what would come of it ------------------------------------------------------------------------------------------

export interface Landing {
  steps: number;
  space: number;
  eggs: number;
}

/** The space that stopping would reach, if the server has told it. */
export function landing(prospect: ProspectMessage | undefined): Landing | null {
  const events = (prospect?.outcomes[0]?.events ?? []) as types.Event[];
  const swam = events.find((event) => event.event === "swam");
  return swam ? { steps: swam.args.steps, space: swam.args.space, eggs: eggsOf(events) } : null;
}

function eggsOf(events: readonly types.Event[]): number {
  if (events.some((event) => event.event === "beached")) return LAST_EGGS;
  return events.find((event) => event.event === "laid")?.args.eggs ?? 0;
}

/** The share of outcomes in which somebody goes back to the raft. */
export function risk(prospect: ProspectMessage | undefined): number | null {
  if (!prospect) return null;
  const sinking = prospect.outcomes.filter((outcome) => outcome.events.some((event) => event.event === "sank"));
  return sinking.reduce((sum, outcome) => sum + outcome.share, 0);
}
