/** A sign for each turtle, the same in all languages and in the terminal; as a path around 0,0, about 24 wide. */

import type { Turtle } from "./view";

export const SIGNS: Record<Turtle, { text: string; path: string }> = {
  red: { text: "●", path: "M-10.500 0 a10.500 10.500 0 1 0 21 0 a10.500 10.500 0 1 0 -21 0 Z" },
  blue: { text: "■", path: "M-10 -10 H10 V10 H-10 Z" },
  yellow: { text: "▲", path: "M0 -12 L13 10 H-13 Z" },
  green: { text: "◆", path: "M0 -13.500 L12.500 0 L0 13.500 L-12.500 0 Z" },
  orange: {
    text: "★",
    path: "M0 -14 L3.700 -4.800 L13.300 -4.300 L6 1.900 L8.400 11.300 L0 6.200 L-8.400 11.300 L-6 1.900 L-13.300 -4.300 L-3.700 -4.800 Z",
  },
  purple: {
    text: "♥",
    path: "M0 12 C-18 0 -13 -13 -5.500 -12 C-2 -11.500 0 -8.500 0 -6 C0 -8.500 2 -11.500 5.500 -12 C13 -13 18 0 0 12 Z",
  },
  white: {
    text: "○",
    path: "M-11 0 a11 11 0 1 0 22 0 a11 11 0 1 0 -22 0 Z M-6 0 a6 6 0 1 1 12 0 a6 6 0 1 1 -12 0 Z",
  },
};
