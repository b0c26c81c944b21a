/** The ways of egg cards over the board. */

import type { Flight } from "./frames";

/** A place on the way, the share of the time at which the card is there, and how it goes on from there. */
interface Stop {
  at: "from" | "middle" | "to";
  offset: number;
  easing?: string;
}

/** The ends of each way, by their `data-spot`. */
export function endsOf({ kind, seat }: Flight): readonly [string, string] {
  if (kind === "flip") return ["pile", "clutch"];
  return kind === "lay" ? ["clutch", `seat-${seat}`] : [`seat-${seat}`, "tray"];
}

/** In the middle a card is large, and its number can be read. */
export const PATHS: Record<Flight["kind"], readonly Stop[]> = {
  lay: [
    { at: "from", offset: 0, easing: "cubic-bezier(0.2, 0.7, 0.3, 1)" },
    { at: "middle", offset: 0.25 },
    { at: "middle", offset: 0.68, easing: "cubic-bezier(0.6, 0, 0.7, 0.4)" },
    { at: "to", offset: 1 },
  ],
  flip: [
    { at: "from", offset: 0, easing: "ease-in-out" },
    { at: "to", offset: 0.8 },
    { at: "to", offset: 1 },
  ],
  card: [
    { at: "from", offset: 0, easing: "ease-out" },
    { at: "middle", offset: 0.35 },
    { at: "middle", offset: 0.65, easing: "ease-in" },
    { at: "to", offset: 1 },
  ],
};

const FACE = "none";
const BACK = "rotateY(180deg)";

/** When a card shows its face, and when its back. */
export const TURNS: Record<Flight["kind"], Keyframe[]> = {
  lay: [{ transform: FACE }, { transform: FACE, offset: 0.66 }, { transform: BACK, offset: 0.82 }, { transform: BACK }],
  flip: [{ transform: BACK, easing: "ease-in-out" }, { transform: FACE, offset: 0.8 }, { transform: FACE }],
  card: [{ transform: BACK }, { transform: FACE, offset: 0.35 }, { transform: FACE }],
};

/** When the name below a large card can be read. */
export const NAME: Keyframe[] = [
  { opacity: 0 },
  { opacity: 0, offset: 0.2 },
  { opacity: 1, offset: 0.3 },
  { opacity: 1, offset: 0.64 },
  { opacity: 0, offset: 0.7 },
  { opacity: 0 },
];
