/** A symbol for each mode of laying dice, within −12 … 12: what the values of a track look like from left to right. */

import type { Mode } from "./types";

export interface Symbol {
  /** Lines. */
  path: string;
  /** Dots. */
  dots: readonly (readonly [number, number])[];
  text?: string;
}

const dots = (...at: [number, number][]) => at;

export const SYMBOLS: Record<Mode, Symbol> = {
  even: { path: "", dots: dots([-5, -5], [5, -5], [-5, 5], [5, 5]) },
  odd: { path: "", dots: dots([-6, 6], [0, 0], [6, -6]) },
  small: { path: "", dots: [], text: "≤3" },
  large: { path: "", dots: [], text: "≥4" },
  different: { path: "M-9 -3H9M-9 4H9M5 -10L-5 11", dots: [] },
  rising: { path: "M-10 8H-4V2H2V-4H8V-9", dots: [] },
  falling: { path: "M-9 -9V-4H-3V2H3V8H10", dots: [] },
  equal: { path: "M-9 -4H9M-9 4H9", dots: [] },
  swinging: { path: "M-10 6L-5 -7L0 6L5 -7L10 6", dots: [] },
  step: { path: "", dots: [], text: "±1" },
};

export const MODES = Object.keys(SYMBOLS) as Mode[];
