/** The view of Maldivia; scene.py describes it. */

import type { Frozen } from "../../lib/board";
import type { Scene } from "./types";

export const FISH = ["red", "green", "purple", "yellow"] as const;
export type Fish = (typeof FISH)[number];

export const SIDES = ["N", "E", "S", "W"] as const;
export type Side = (typeof SIDES)[number];

export const FOGS = ["fog-E", "fog-S", "fog-W", "fog-N"] as const;
export type Tile = Side | (typeof FOGS)[number];
export const SLOTS = 4;
export const FULL_MAST = 7;

export interface Won {
  /** Cards whose holder is known for certain: "S red+green". */
  cards: readonly string[];
  backs: Readonly<Record<Side, number>>;
}

export interface MaldiviaView {
  seats: number;
  step: string;
  round: number;
  /** The tile that is being played, 0 before. */
  slot: number;
  starter: number;
  turn: number;
  cloth: {
    /** The first row and the last. */
    rows: readonly number[];
    columns: readonly string[];
    spaces: Readonly<Record<string, string>>;
  };
  boats: readonly (string | null)[];
  /** From the bottom to the top. */
  masts: readonly (readonly Fish[])[];
  /** Gained and not yet stowed, by the seat whose turn it is. */
  hand: readonly Fish[];
  supply: Readonly<Record<Fish, number>>;
  ships: Readonly<Record<Side, readonly string[]>>;
  piles: Readonly<Record<Side, number>>;
  bottom: Readonly<Record<Side, readonly string[]>>;
  /** null: it stands with its back to me. */
  plans: readonly (readonly (Tile | null)[])[];
  played: readonly number[];
  planned: readonly boolean[];
  fog: readonly Side[];
  won: readonly Won[];
  gained: readonly string[];
  given: string | null;
  aim: { seat: number; slot: number } | null;
  ending: boolean;
}

/** Fails to compile where the board reads a field that a scene does not have. */
export const sceneOf = (scene: Frozen<Scene>): MaldiviaView => scene;

export const everybody = (scene: { seats: number }) => Array.from({ length: scene.seats }, (_, i) => i + 1);

/** The fish of a cargo: "red+green". */
export const fishOf = (cargo: string) => cargo.split("+") as Fish[];
export const isFog = (tile: Tile) => tile.startsWith("fog-");
/** The direction of an arrow, or the side that a fog folds. */
export const sideOf = (tile: Tile) => tile.slice(-1) as Side;

export interface Current {
  from: Side;
  to: Side;
}

/** The picture on a space. */
export type Shown =
  | { kind: "fish"; fish: readonly Fish[] }
  | { kind: "current"; current: Current }
  | { kind: "octopus" | "shark" | "plain" };

export function shownOn(scene: Pick<MaldiviaView, "cloth">, space: string): Shown {
  const text = scene.cloth.spaces[space];
  if (!text) return { kind: "plain" };
  if (text === "octopus" || text === "shark") return { kind: text };
  if (text.startsWith("current-"))
    return { kind: "current", current: { from: text.at(-2) as Side, to: text.at(-1) as Side } };
  return { kind: "fish", fish: fishOf(text) };
}

/** A won card: its island and its fish. */
export function cardOf(text: string): { side: Side; cargo: string } {
  const [side, cargo] = text.split(" ") as [Side, string];
  return { side, cargo };
}

/** A letter for each colour: the first of its name that no other has. */
export function letters(say: { say: (key: string) => string }): Record<Fish, string> {
  const found = {} as Record<Fish, string>;
  for (const fish of FISH) {
    const name = [...say.say(`fish-${fish}`).toUpperCase()];
    found[fish] = name.find((letter) => !Object.values(found).includes(letter)) ?? name[0]!;
  }
  return found;
}
