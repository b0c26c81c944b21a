/** The latest events as frames, one link of a chain after the other, each with its length. */

import { type EntryOf, eventsOf } from "../../lib/board";
import type { Sound } from "../../lib/sounds";
import type { Timed } from "../../lib/stage.svelte";
import { courses } from "./course";
import { happened } from "./happened";
import type { Event } from "./types";
import { type DeoleView, type DieOf, dieOf } from "./view";

/** A die on its way between two places: "tray", "hand", "rose", "bag", "ship 2", or a box such as "1 crew 3". */
export interface Flight {
  die: DieOf | "castaway";
  from: string;
  to: string;
}

export interface Frame extends Timed {
  /** A short word for what is played out; empty at rest. */
  kind: string;
  /** The scene after the events of the frame. */
  scene: DeoleView;
  /** The events that the caption tells. */
  events: readonly Event[];
  /** The player whose move it is; 0 for nobody's. */
  seat: number;
  /** The lengths of the ships' lines before, where a ship sails. */
  before: Readonly<Record<number, number>>;
  flights: readonly Flight[];
  /** The dice that tumble, "blue 5", each as often as it does. */
  rolled: readonly string[];
  rescue?: { seat: number; space: string };
  /** The thing that glows, by its place: a box, "column 1 3", "bonus 1 A", "helms 1 red", "space c6", "eolia". */
  glow: string;
}

interface Look {
  /** Milliseconds at normal speed. */
  length: number;
  kind: string;
  sound?: Sound;
}

const LOOKS: Record<Event["event"], Look> = {
  starts: { length: 1_300, kind: "first" },
  sides: { length: 900, kind: "side" },
  chose: { length: 900, kind: "mode", sound: "card" },
  round: { length: 1_400, kind: "round", sound: "gull" },
  drifts: { length: 1_500, kind: "drift", sound: "splash" },
  turn: { length: 0, kind: "turn" },
  rolled: { length: 1_100, kind: "roll", sound: "dice" },
  picks: { length: 950, kind: "take", sound: "step" },
  lays: { length: 1_100, kind: "lay", sound: "card" },
  adjusts: { length: 900, kind: "adjust", sound: "step" },
  opens: { length: 1_000, kind: "open", sound: "card" },
  helm: { length: 1_000, kind: "helm", sound: "gain" },
  discards: { length: 950, kind: "discard", sound: "card" },
  departs: { length: 900, kind: "depart", sound: "gull" },
  sails: { length: 1_500, kind: "sail", sound: "sail" },
  home: { length: 2_200, kind: "home", sound: "won" },
  wreck: { length: 1_500, kind: "wreck", sound: "gain" },
  rescues: { length: 1_500, kind: "rescue", sound: "splash" },
  smiles: { length: 1_200, kind: "face", sound: "gain" },
  eolia: { length: 2_200, kind: "eolia", sound: "won" },
  column: { length: 1_500, kind: "column", sound: "chain" },
  earns: { length: 1_000, kind: "earn", sound: "chain" },
  bonus: { length: 1_500, kind: "bonus", sound: "chain" },
  lapses: { length: 1_200, kind: "lapse", sound: "loss" },
  drew: { length: 1_000, kind: "draw", sound: "step" },
  chooses: { length: 900, kind: "draw", sound: "step" },
  salvages: { length: 1_000, kind: "salvage", sound: "step" },
  left: { length: 800, kind: "left", sound: "card" },
  refills: { length: 1_100, kind: "refill", sound: "dice" },
  disaster: { length: 1_600, kind: "disaster", sound: "bite" },
  ignored: { length: 1_300, kind: "ignore", sound: "step" },
  helped: { length: 1_400, kind: "help", sound: "gain" },
  frees: { length: 1_400, kind: "help", sound: "gain" },
  storm: { length: 2_400, kind: "storm", sound: "fold" },
  sinks: { length: 3_000, kind: "sink", sound: "sink" },
  swallowed: { length: 3_000, kind: "sink", sound: "sink" },
  adrift: { length: 2_200, kind: "adrift", sound: "loss" },
  over: { length: 0, kind: "over" },
};

/** Events that share the frame of the event before them when it is one of these. */
const JOINS: Partial<Record<Event["event"], readonly Event["event"][]>> = {
  drifts: ["drifts"],
  rolled: ["rolled"],
  earns: ["column", "eolia"],
};

export const rest = (scene: DeoleView): Frame => ({
  kind: "",
  scene,
  length: 0,
  events: [],
  seat: 0,
  before: {},
  flights: [],
  rolled: [],
  glow: "",
});

/** The frames between two views; the last of them is followed by the new view itself. */
export function frames(before: DeoleView, fresh: readonly EntryOf<Event>[]): Frame[] {
  const shown: Frame[] = [];
  const told = eventsOf(fresh);
  let scene = before;
  let waiting: Event[] = []; // told with the next frame
  for (const [i, event] of told.entries()) {
    const after = happened(scene, event);
    const last = shown.at(-1);
    const isJoined = last && !waiting.length && JOINS[event.event]?.includes(last.events.at(-1)!.event);
    if (isJoined) shown[shown.length - 1] = joined(last, scene, after, event);
    else if (!LOOKS[event.event].length) waiting.push(event);
    else {
      shown.push(frameOf(scene, after, event, waiting));
      waiting = [];
    }
    const frame = shown.at(-1);
    if (frame && !waiting.length) frame.told = i + 1;
    scene = after;
  }
  const end = shown.at(-1);
  if (end) end.told = told.length;
  return shown;
}

function frameOf(scene: DeoleView, after: DeoleView, event: Event, waiting: readonly Event[]): Frame {
  const { length, kind, sound } = LOOKS[event.event];
  const seat = "seat" in event.args ? event.args.seat : 0;
  return {
    ...rest(after),
    kind,
    length,
    sound,
    seat,
    events: [...waiting, event],
    before: event.event === "sails" || event.event === "home" ? piecesOf(scene, seat) : {},
    flights: flightsOf(scene, event),
    rolled: event.event === "rolled" ? [`${event.args.colour} ${event.args.pips}`] : [],
    glow: glowOf(scene, event),
    ...(event.event === "rescues" ? { rescue: event.args } : {}),
  };
}

function joined(frame: Frame, scene: DeoleView, after: DeoleView, event: Event): Frame {
  const own = frameOf(scene, after, event, []);
  return { ...frame, scene: after, events: [...frame.events, event], rolled: [...frame.rolled, ...own.rolled] };
}

const piecesOf = (scene: DeoleView, seat: number) => ({
  [seat]: courses(scene).find((course) => course.seat === seat)?.pieces.length ?? 0,
});

const placeOf = (args: { seat: number; track: string; box: number }) => `${args.seat} ${args.track} ${args.box}`;

function flightsOf(scene: DeoleView, event: Event): Flight[] {
  const hand = dieOf(scene.die ?? "blue 1");
  const fly = (die: Flight["die"], from: string, to: string): Flight[] => [{ die, from, to }];
  switch (event.event) {
    case "picks":
      return fly(event.args, "tray", "hand");
    case "salvages":
      return fly(event.args, "rose", "hand");
    case "drew":
    case "chooses":
      return fly({ colour: event.args.colour, pips: 0 }, "bag", "hand");
    case "lays":
      return fly({ colour: hand.colour, pips: event.args.pips }, "hand", placeOf(event.args));
    case "discards":
      return fly(event.args, "hand", "rose");
    case "left":
      return fly(event.args, "tray", "rose");
    case "smiles":
      return fly("castaway", `ship ${event.args.seat}`, placeOf(event.args));
    case "disaster":
      return fly(dieOf(scene.tray[0] ?? `red ${event.args.pips}`), "tray", placeOf(event.args));
    case "ignored":
    case "helped":
      return scene.tray.flatMap((die) => fly(dieOf(die), "tray", "rose"));
    case "frees":
      return fly({ colour: "red", pips: event.args.pips }, placeOf(event.args), "rose");
    default:
      return [];
  }
}

function glowOf(scene: DeoleView, event: Event): string {
  switch (event.event) {
    case "lays":
    case "smiles":
    case "disaster":
    case "frees":
      return placeOf(event.args);
    case "wreck":
      return `${event.args.seat} crew ${event.args.box}`;
    case "helm":
    case "adjusts":
    case "opens":
      return `helms ${event.args.seat} ${event.args.track}`;
    case "column":
      return `column ${event.args.seat} ${event.args.box}`;
    case "bonus":
      return `bonus ${event.args.seat} ${event.args.bonus}`;
    case "rescues":
    case "swallowed":
      return `space ${event.args.space}`;
    case "eolia":
      return "eolia";
    case "storm":
      return `side ${event.args.colour}`;
    case "departs":
      return `space ${scene.map.ports[scene.sheets[event.args.seat - 1]!.side!][event.args.port - 1]}`;
    default:
      return "";
  }
}
