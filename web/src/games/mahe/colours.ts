/** The seven turtles' colours: shell, its shade, skin, and the ink of its letter, which reads on the shell. */

import type { Turtle } from "./view";

export interface Paint {
  shell: string;
  shade: string;
  skin: string;
  ink: string;
}

export const PAINT: Record<Turtle, Paint> = {
  red: { shell: "#cf382f", shade: "#8f1d18", skin: "#f0a795", ink: "#ffffff" },
  blue: { shell: "#2566bb", shade: "#153f7c", skin: "#a3c6ef", ink: "#ffffff" },
  yellow: { shell: "#f5cb34", shade: "#b78a08", skin: "#fbe9a8", ink: "#2b2207" },
  green: { shell: "#26803f", shade: "#14522a", skin: "#a9d8a2", ink: "#ffffff" },
  orange: { shell: "#f0862b", shade: "#ab520a", skin: "#fbcd9f", ink: "#2b1603" },
  purple: { shell: "#7c45a8", shade: "#502572", skin: "#d2b6e8", ink: "#ffffff" },
  white: { shell: "#fcfbf6", shade: "#8e8c80", skin: "#e6e3d6", ink: "#20262b" },
};
