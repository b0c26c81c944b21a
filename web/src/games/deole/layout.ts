/** The arrangement of the board in its box. */

import { BORDER, GAUGE, SEA } from "./geometry";

/** Map and sheet beside each other; one of them below the dice; or one of them beside the dice. */
export type Arrangement = "wide" | "tall" | "flat";

export interface Layout {
  arrangement: Arrangement;
  /** Pixels of the letters, to which everything else is in proportion. */
  em: number;
  /** Pixels of the column with the sheet, where it stands beside the map. */
  column: number;
}

const RATIO = (SEA + 2 * BORDER + GAUGE) / (SEA + 2 * BORDER); // of the map with its gauge
const SHEET = 22.5; // the least width of the sheet, in letters
const ABOVE = 8.2; // the height of the dice and of the line above the map, in letters
const GAP = 10;

const clamp = (least: number, value: number, most: number) => Math.max(least, Math.min(most, value));

export function layoutIn(width: number, height: number): Layout {
  if (width < 660 || height < 400) {
    const arrangement = width > 1.5 * height ? "flat" : "tall";
    return { arrangement, em: arrangement === "flat" ? 14 : clamp(14, width / 25, 18), column: 0 };
  }
  const em = clamp(14, Math.min(width / 64, height / 49), 44);
  const map = (height - ABOVE * em) * RATIO;
  return { arrangement: "wide", em, column: Math.max(SHEET * em, Math.min(width * 0.45, width - map - GAP)) };
}

/** The part of the board that a step needs; empty where both or neither do. */
export type Pane = "map" | "sheet";

const ON_MAP = ["side", "pick", "course", "port"];
const ON_SHEET = ["modes", "lay", "mode", "sign", "castaway", "bonus", "disaster"];

/** The part that a question needs. */
export function paneFor(step: string): Pane | "" {
  if (ON_MAP.includes(step)) return "map";
  return ON_SHEET.includes(step) ? "sheet" : "";
}

const FRAMES_ON_SHEET = [
  "lay",
  "adjust",
  "open",
  "helm",
  "face",
  "wreck",
  "column",
  "bonus",
  "disaster",
  "help",
  "mode",
];

/** The part on which a frame is played out: my sheet for my own, the map for everything else. */
export const paneOf = (kind: string, isMine: boolean): Pane =>
  isMine && FRAMES_ON_SHEET.includes(kind) ? "sheet" : "map";
