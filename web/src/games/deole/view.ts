/** The view of Déole; scene.py describes it. */

import type { Frozen } from "../../lib/board";
import type { Scene } from "./types";

export const COLOURS = ["blue", "yellow", "green", "red"] as const;
export type Colour = (typeof COLOURS)[number];
export const TRACKS = [...COLOURS, "crew"] as const;
export type Track = (typeof TRACKS)[number];
export const HEADINGS = ["north", "east", "south", "west"] as const;
export type Heading = (typeof HEADINGS)[number];
export const BONUSES = ["A", "B", "C", "D", "E", "F"] as const;
export type Bonus = (typeof BONUSES)[number];
export const ROUNDS = 3;
export const TURNS = 5;
export const BOXES = 6;

/** A die's value, 0 where nothing is, or what takes the box otherwise. */
export type Box = number | "castaway" | "disaster" | "storm";

export interface TrackView {
  mode: string | null;
  boxes: readonly Box[];
  /** Helms that can still be used, and those that have been. */
  helms: number;
  used: number;
}

export interface ShipView {
  at: "port" | "sea" | "home";
  /** 1 to 3 from the player's left; 0 before the first trace. */
  port: number;
  /** By which heading each space was left, from the port on. */
  course: readonly Heading[];
  next: string | null;
  heading: Heading | null;
}

export interface SheetView {
  /** Null while a lonely player has not chosen. */
  side: Colour | null;
  /** Modes that this player has not given to a track yet. */
  modes: readonly string[];
  tracks: Record<Track, TrackView>;
  signs: readonly ("+" | "-")[];
  bonuses: readonly Bonus[];
  columns: readonly boolean[];
  ship: ShipView;
  spaces: number;
  row: number;
  /** Castaways that can still help a lonely player. */
  helpers: number;
}

export interface DeoleView {
  seats: number;
  step: string;
  round: number;
  turn: number;
  first: number;
  active: number;
  modes: readonly string[];
  castaways: readonly string[];
  bag: Record<Colour, number>;
  tray: readonly string[];
  rose: readonly string[];
  die: string | null;
  source: string | null;
  owed: number;
  eolia: { reached: readonly number[]; bonus: "open" | "now" | "gone" };
  sheets: readonly SheetView[];
  storm: Record<Colour, number>;
  disasters: readonly number[];
  lost: "storm" | "wreck" | "adrift" | null;
  map: {
    wrecks: readonly string[];
    island: readonly string[];
    symbols: Record<string, readonly string[]>;
    ports: Record<Colour, readonly string[]>;
  };
  sheet: { values: readonly number[]; helms: Record<Track, readonly number[]>; gauge: Record<string, number> };
}

/** Fails to compile where the board reads a field that a scene does not have. */
export const viewOf = (scene: Frozen<Scene>): DeoleView => scene;

export interface DieOf {
  colour: Colour;
  /** 0: its value may be chosen. */
  pips: number;
}

/** Parse "blue 5" as a die. */
export function dieOf(text: string): DieOf {
  const [colour, pips] = text.split(" ");
  return { colour: colour as Colour, pips: Number(pips) };
}

/** The box that comes next on a track, counted from 0; 6 when it is full. */
export function nextBox(track: TrackView): number {
  const free = track.boxes.indexOf(0);
  return free < 0 ? BOXES : free;
}

/** The free box farthest to the right, counted from 0; -1 when it is full. Disasters come from there. */
export const lastBox = (track: TrackView) => track.boxes.lastIndexOf(0);

export const isAlone = (view: DeoleView) => view.seats === 1;
export const sideOf = (colour: Colour) => HEADINGS[COLOURS.indexOf(colour)]!;
