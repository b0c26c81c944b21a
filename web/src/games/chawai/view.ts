/** The view of Chawaï; scene.py describes it. */

import type { Place } from "./geometry";

export interface ChawaiView {
  seats: number;
  step: "kiti" | "lay" | "dive" | "over";
  round: number;
  /** The seat nearest to the Kiti clockwise. */
  kiti: number;
  lagoon: Record<Place, string | null>;
  hidden: Partial<Record<Place, number>>;
  hands: number[][];
  /** 0: not laid yet; null: laid face down. */
  dives: (number | null)[];
  piles: string[][];
  discarded: string[];
  deck: number;
}
