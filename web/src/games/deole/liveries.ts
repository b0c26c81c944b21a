/** Colours of the winds with a sign each: a letter on the sail, a pattern of dashes, so that colours never stand alone. */

import type { Colour, Track } from "./view";

export interface Livery {
  fill: string;
  ink: string;
  edge: string;
  /** Of the line that the ship leaves. */
  dash: string;
  /** A sign within −10 … 10. */
  sign: string;
}

const LIVERIES: Record<Track, Livery> = {
  blue: { fill: "#2f6fc4", ink: "#ffffff", edge: "#12366b", dash: "14 7", sign: "M0 -9L8 8L0 4L-8 8Z" },
  yellow: {
    fill: "#f3c63c",
    ink: "#3a2a04",
    edge: "#7d5c07",
    dash: "1 9",
    sign: "M0 -8A8 8 0 1 1 0 8A8 8 0 1 1 0 -8Z",
  },
  green: { fill: "#27794a", ink: "#ffffff", edge: "#0f4427", dash: "", sign: "M-7 -7H7V7H-7Z" },
  red: { fill: "#cf4327", ink: "#ffffff", edge: "#661a0b", dash: "16 6 1 6", sign: "M0 -10L8 0L0 10L-8 0Z" },
  crew: { fill: "#7a6a58", ink: "#ffffff", edge: "#3c3227", dash: "", sign: "M-9 -2H9V2H-9ZM5 -6H9V6H5Z" },
};

export const livery = (track: Track | Colour) => LIVERIES[track];
