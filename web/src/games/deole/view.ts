/** The view of Déole as the server sends it, and names for its parts. */

import type { Frozen } from "../../lib/board";
import { type Bonus, type Box, BOXES, type Colour, type Heading, type Mode, type Scene, type Track } from "./types";

export type { Bonus, Box, Colour, Heading, Mode, Track };

export type DeoleView = Frozen<Scene>;
export type SheetView = DeoleView["sheets"][number];
export type ShipView = SheetView["ship"];
export type TrackView = SheetView["tracks"][Track];

export const COLOURS: readonly Colour[] = ["blue", "yellow", "green", "red"];
export const TRACKS: readonly Track[] = [...COLOURS, "crew"];
export const HEADINGS: readonly Heading[] = ["north", "east", "south", "west"];
export const BONUSES: readonly Bonus[] = ["A", "B", "C", "D", "E", "F"];

export interface DieOf {
  colour: Colour;
  /** 0: its value may be chosen. */
  pips: number;
}

/** Parse "blue 5" as a die. */
export function dieOf(text: string): DieOf {
  return { colour: colourNamed(text)!, pips: Number(text.split(" ")[1]) };
}

/** The colour that a text such as "blue 5" begins with. */
export const colourNamed = (text: string) => COLOURS.find((colour) => text.startsWith(colour));

/** The disaster in a box as its die, "red 3"; empty when there is none. */
export const disasterIn = (box: Box) => /^disaster (.*)/.exec(String(box))?.[1] ?? "";

export const isFilled = (box: Box) => box === "castaway" || (typeof box === "number" && box > 0);

/** The box that comes next on a track, after all dice and faces, counted from 0; 6 when there is none. */
export function nextBox({ boxes }: TrackView): number {
  const free = boxes.indexOf(0, boxes.findLastIndex(isFilled) + 1);
  return free < 0 ? BOXES : free;
}

/** The free box farthest to the right, counted from 0; -1 when it is full. Disasters come from there. */
export const lastBox = (track: TrackView) => track.boxes.lastIndexOf(0);

export const isAlone = (view: DeoleView) => view.seats === 1;
export const sideOf = (colour: Colour) => HEADINGS[COLOURS.indexOf(colour)]!;
