/** Colours of boats and fish; every boat also has an emblem, every fish a shape, for people who cannot tell colours apart. */

import type { Fish } from "./view";

export interface Livery {
  fill: string;
  /** The sign on the sail. */
  ink: string;
  edge: string;
  /** A path within −10 … 10. */
  emblem: string;
}

const LIVERIES: readonly Livery[] = [
  { fill: "#fbfaf4", ink: "#12303d", edge: "#51656d", emblem: "M0 -8A8 8 0 1 1 0 8A8 8 0 1 1 0 -8Z" },
  { fill: "#f08a2c", ink: "#2b1603", edge: "#8a4508", emblem: "M0 -9L9 7H-9Z" },
  { fill: "#7d5233", ink: "#ffffff", edge: "#3c2413", emblem: "M-7 -7H7V7H-7Z" },
  { fill: "#26292d", ink: "#ffffff", edge: "#c9d2d6", emblem: "M0 -10L8 0L0 10L-8 0Z" },
];

const COLOURS = ["white", "orange", "brown", "black"] as const;

/** The colour of a seat's boat, as in the keys of its words. */
export const colourOf = (seat: number) => COLOURS[(seat - 1) % COLOURS.length]!;
export const livery = (seat: number) => LIVERIES[(seat - 1) % LIVERIES.length]!;

export interface Paint {
  fill: string;
  edge: string;
  ink: string;
}

export const PAINT: Record<Fish, Paint> = {
  red: { fill: "#db4534", edge: "#6f150b", ink: "#ffffff" },
  green: { fill: "#2f9a55", edge: "#0d4423", ink: "#ffffff" },
  purple: { fill: "#8b52c4", edge: "#3f1c66", ink: "#ffffff" },
  yellow: { fill: "#f6cc3c", edge: "#7a5a00", ink: "#3a2a00" },
};
