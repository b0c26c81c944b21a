/** A position for tests: seven players at the start. */

import { layoutFor } from "./layout";
import { type Scene, TURTLES } from "./view";

export const scene = (change: Partial<Scene> = {}): Scene => ({
  game: "mahe",
  seats: 7,
  waiting: null,
  played: [],
  limit: 7,
  owners: Object.fromEntries(TURTLES.map((turtle, i) => [turtle, i + 1])),
  topmost: null,
  decider: null,
  options: { egg_cards: "no" },
  step: "die",
  turn: "red",
  dice: [],
  stacks: {},
  clutch: 5,
  pile: 19,
  cards: Array.from({ length: change.seats ?? 7 }, () => []),
  spent: [],
  beach: null,
  ...change,
});

/** Boxes of the board in windows from a small phone to a very large screen. */
export const BOXES = [
  [360, 333],
  [390, 561],
  [640, 177],
  [934, 722],
  [1200, 1600],
  [2064, 1302],
  [3300, 2000],
] as const;

/** The layouts of all these boxes for seven turtles, with the name of the box. */
export const LAYOUTS = BOXES.map(
  ([width, height]) => [`${width}x${height}`, layoutFor(width, height, 7, 7, false)] as const,
);
