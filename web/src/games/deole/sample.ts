/** Positions for the tests. */

import type { Colour, DeoleView, SheetView, Track, TrackView } from "./view";

const track = (boxes: TrackView["boxes"] = [0, 0, 0, 0, 0, 0], change: Partial<TrackView> = {}): TrackView => ({
  mode: null,
  boxes,
  helms: 0,
  used: 0,
  ...change,
});

export const sheet = (
  side: Colour,
  change: Partial<SheetView> = {},
  tracks: Partial<Record<Track, TrackView>> = {},
): SheetView => ({
  side,
  modes: ["even", "odd", "different", "rising", "falling"],
  tracks: {
    blue: track(undefined, { helms: 1 }),
    yellow: track(undefined, { helms: 1 }),
    green: track(undefined, { helms: 1 }),
    red: track(),
    crew: track(),
    ...tracks,
  },
  signs: ["-", "-", "-", "-", "-", "+"],
  bonuses: [],
  columns: [false, false, false, false, false, false],
  ship: { at: "port", port: 0, course: [], next: null, heading: null },
  spaces: 0,
  row: 0,
  helpers: 0,
  ...change,
});

export const MAP: DeoleView["map"] = {
  wrecks: ["c3", "f3", "c6", "f6"],
  island: ["d4", "e4", "d5", "e5"],
  symbols: { a: ["c1", "h3", "a6", "f8"], b: ["b2", "g2", "b7", "g7"], c: ["d2", "g4", "b5", "e7"] },
  ports: { blue: ["f1", "e1", "c1"], yellow: ["h6", "h5", "h3"], green: ["c8", "d8", "f8"], red: ["a3", "a4", "a6"] },
  table: [1, 2, 3, 4, 5, 6].map(() => ["a", "a", "b", "b", "c", "c"]),
};

export const sample = (change: Partial<DeoleView> = {}): DeoleView => ({
  game: "deole",
  seats: 2,
  options: { modes: "usual", equals: "no" },
  step: "lay",
  round: 1,
  turn: 4,
  first: 2,
  active: 1,
  modes: ["even", "odd", "different", "rising", "falling"],
  castaways: ["c1", "h3", "f8"],
  bag: { blue: 3, yellow: 4, green: 4, red: 2 },
  tray: ["blue 5", "red 2"],
  rose: ["green 1"],
  die: "red 3",
  source: "pick",
  track: null,
  owed: 0,
  eolia: { reached: [], bonus: "open" },
  sheets: [
    sheet(
      "green",
      {
        modes: ["odd", "falling"],
        bonuses: ["E"],
        columns: [true, false, false, false, false, false],
        spaces: 3,
        row: 3,
        ship: { at: "sea", port: 2, course: ["north", "west", "north"], next: "c6", heading: "north" },
      },
      {
        blue: track([2, "castaway", 0, 0, 0, 0], { mode: "even", helms: 1 }),
        red: track([1, 0, 0, 0, 0, 0], { mode: "rising", helms: 0, used: 1 }),
        crew: track([4, 3, 0, 0, 0, 0], { mode: "different", helms: 1 }),
      },
    ),
    sheet("blue", { spaces: 1, row: 1, ship: { at: "sea", port: 1, course: ["west"], next: "f1", heading: "west" } }),
  ],
  storm: { blue: 0, yellow: 0, green: 0, red: 0 },
  disasters: [],
  lost: null,
  map: MAP,
  sheet: {
    values: [1, 3, 6, 10, 15, 21],
    helms: { blue: [2, 4], yellow: [2, 4], green: [2, 4], red: [1, 3, 5], crew: [2, 4] },
    gauge: { "4": 5, "5": 10, "6": 20, "7": 30, "8": 30 },
  },
  ...change,
});
