/** Colours of the lagoon, by day and by night, on the board and in the picture on the home screen. */

import type { Place } from "./types";

export const SUN = "light-dark(#ffdd8c, #f3ead0)";
export const DEPTHS: Readonly<Record<Place, string>> = {
  surface: "light-dark(#4fb4ca, #1f7c99)",
  middle: "light-dark(#2286ab, #125a78)",
  bottom: "light-dark(#0d5375, #083850)",
};
