/** The view of Maldivia as the server sends it, and readers for its texts. */

import type { Frozen } from "../../lib/board";
import { lettersFor } from "../../lib/letters";
import type { Fish, Island, Scene, Sight, Tile } from "./types";

export type { Fish, Tile };
/** A side of the cloth; an island lies at each. */
export type Side = Island;
export type MaldiviaView = Frozen<Scene>;

export const FISH: readonly Fish[] = ["red", "green", "purple", "yellow"];
export const SIDES: readonly Side[] = ["N", "E", "S", "W"];

export const everybody = (scene: { seats: number }) => Array.from({ length: scene.seats }, (_, i) => i + 1);

/** The fish of a cargo: "red+green". */
export const fishOf = (cargo: string) => cargo.split("+").flatMap((name) => FISH.filter((fish) => fish === name));
export const isFog = (tile: Tile) => tile.startsWith("fog-");
/** The side that a letter of the server's texts stands for. */
export const sideNamed = (letter: string | undefined) => SIDES.find((side) => side === letter)!;
/** The direction of an arrow, or the side that a fog folds. */
export const sideOf = (tile: Tile) => sideNamed(tile.at(-1));

export interface Current {
  from: Side;
  to: Side;
}

/** The picture on a space. */
export type Shown =
  | { kind: "fish"; fish: readonly Fish[] }
  | { kind: "current"; current: Current }
  | { kind: "octopus" | "shark" | "plain" };

export const shownOn = (scene: Pick<MaldiviaView, "cloth">, space: string) => shownBy(scene.cloth.spaces[space]);

export function shownBy(text: Sight | null | undefined): Shown {
  if (!text) return { kind: "plain" };
  if (text === "octopus" || text === "shark") return { kind: text };
  if (text.startsWith("current-"))
    return { kind: "current", current: { from: sideNamed(text.at(-2)), to: sideNamed(text.at(-1)) } };
  return { kind: "fish", fish: fishOf(text) };
}

/** A won card: its island and its fish. */
export function cardOf(text: string): { side: Side; cargo: string } {
  const [side, cargo = ""] = text.split(" ");
  return { side: sideNamed(side), cargo };
}

/** A letter for each colour of fish. */
export const letters = (say: { say: (key: string) => string }) => lettersFor(FISH, (fish) => say.say(`fish-${fish}`));
