/** The view of Mahé as the server sends it, and who is who in it. No rules. */

import type { View } from "../../lib/board";
import type { Words } from "../../lib/words.svelte";
import type { Event, Prospect } from "../../protocol";

export const TURTLES = ["red", "blue", "yellow", "green", "orange", "purple", "white"] as const;
export type Turtle = (typeof TURTLES)[number];
export const SPACES = 21;
export const SLOTS = 3;
export const LIMIT = 7;
export const LAST_EGGS = 7;

export interface Scene {
  seats: number;
  options: { egg_cards: string };
  step: "begin" | "turn up" | "pick" | "die" | "decide" | "over";
  turn: Turtle | null;
  dice: readonly number[];
  /** For each occupied space its turtles from the bottom up. */
  stacks: Readonly<Record<string, readonly Turtle[]>>;
  clutch: number | null;
  pile: number;
  /** For each seat its cards; one that lies face down is null. */
  cards: readonly (readonly (number | null)[])[];
  spent: readonly number[];
  beach: Turtle | null;
}

export const sceneOf = (view: View) => view as unknown as Scene;

const each = (scene: Scene) => (scene.seats <= 3 ? 2 : 1);
export const turtlesOf = (scene: Scene, seat: number) => TURTLES.slice((seat - 1) * each(scene), seat * each(scene));
export const inPlay = (scene: Scene) => TURTLES.slice(0, scene.seats * each(scene));
export const ownerOf = (scene: Scene, turtle: Turtle) => Math.floor(TURTLES.indexOf(turtle) / each(scene)) + 1;

/** The space where a turtle is, 0 for the raft. */
export function spaceOf(scene: Scene, turtle: Turtle): number {
  return Number(Object.keys(scene.stacks).find((space) => scene.stacks[space]!.includes(turtle)) ?? 0);
}

export function onRaft(scene: Scene): Turtle[] {
  const swimming = new Set(Object.values(scene.stacks).flat());
  return inPlay(scene).filter((turtle) => !swimming.has(turtle) && turtle !== scene.beach);
}

/** Whose move it is: one turtle, or both of a player who picks. */
export function moving(scene: Scene): Turtle[] {
  if (!scene.turn || scene.step === "over") return [];
  return scene.step === "pick" ? turtlesOf(scene, ownerOf(scene, scene.turn)) : [scene.turn];
}

/** The topmost turtle of the stack that moves, where somebody is asked about the dice. */
export function decider(scene: Scene): Turtle | null {
  if (scene.step !== "decide" || !scene.turn) return null;
  return scene.stacks[spaceOf(scene, scene.turn)]?.at(-1) ?? scene.turn;
}

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

/** Where stopping would take the turtle, if the server has said so. */
export function landing(prospect: Prospect | undefined): Landing | null {
  const events = prospect?.outcomes[0]?.events ?? [];
  const swam = events.find((event) => event.event === "swam");
  if (!swam) return null;
  return { steps: Number(swam.args.steps), space: Number(swam.args.space), eggs: eggsOf(events) };
}

function eggsOf(events: readonly Event[]): number {
  if (events.some((event) => event.event === "beached")) return LAST_EGGS;
  return Number(events.find((event) => event.event === "laid")?.args.eggs ?? 0);
}

/** The share of outcomes in which somebody goes back to the raft. */
export function risk(prospect: Prospect | undefined): number | null {
  if (!prospect) return null;
  const sinking = prospect.outcomes.filter((outcome) => outcome.events.some((event) => event.event === "sank"));
  return sinking.reduce((sum, outcome) => sum + outcome.share, 0);
}
