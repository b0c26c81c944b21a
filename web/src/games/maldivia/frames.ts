/** The latest events as frames, each with its length. Events are replayed, never judged. */

import { type EntryOf, eventsOf } from "../../lib/board";
import type { Sound } from "../../lib/sounds";
import type { Timed } from "../../lib/stage.svelte";
import { backsOf, happened } from "./happened";
import { legsFirst, route } from "./route";
import type { BitesEvent, Cargo, Event, Sight, TwistsEvent } from "./types";
import { type Fish, fishOf, type MaldiviaView, type Side, type Tile } from "./view";

/** The start or the goal of a fish that moves. */
export type Harbour = { boat: number } | { supply: Fish } | { ship: Side; cargo: Cargo };

export interface Flight {
  fish: Fish;
  from: Harbour;
  to: Harbour;
}

export interface Fold {
  side: Side;
  /** The pictures of the neighbouring row afterwards. */
  backs: Readonly<Record<string, Sight>>;
  pushed: readonly { seat: number; to: string }[];
  lost: readonly Flight[];
}

/** A market ship, or only its back. */
export interface ShipCard {
  side: Side;
  cargo?: Cargo | undefined;
}

export interface Bite {
  seat: number;
  victim: number;
  given: ShipCard;
  drawn: ShipCard;
}

/** The octopus at a boat turns a tile, by quarters clockwise. */
export interface Twist {
  seat: number;
  owner: number;
  slot: number;
  quarters: number;
}

/** One picture: the scene before an event, and the motion of that event. */
export interface Frame extends Timed {
  /** A word for what is played out; empty at rest. */
  kind: string;
  scene: MaldiviaView;
  sails?: { seat: number; way: readonly string[] };
  fold?: Fold;
  flights?: readonly Flight[];
  tips?: { seat: number; slot: number; tile: Tile };
  /** A boat that comes down on its space, and one that rocks where it is. */
  lands?: { seat: number; space: string };
  rocks?: number;
  twist?: Twist;
  bite?: Bite;
  /** A ship that its supplier takes, one that goes under its pile, and those that are turned up. */
  wins?: ShipCard & { seat: number };
  leaves?: ShipCard;
  shows?: readonly ShipCard[];
  /** The side from which fog comes and goes without a fold. */
  mist?: Side;
  /** The name of a message over the cloth, and its number. */
  banner?: { key: string; number: number };
}

// Milliseconds at normal speed.
const TIP = 900;
const FLY = 1_100;
const STOW = 420;
const DELIVER = 1_900;
const FOLD = 3_200;
const SAIL = 600;
const PER_SPACE = 150;
const LAND = 800;
const ROCK = 800;
const TWIST = 2_400;
const BITE = 2_800;
const SHIP = 800;
const MIST = 1_400;
const BANNER = 1_300;

export const rest = (scene: MaldiviaView): Frame => ({ kind: "", scene, length: 0 });

/** The pictures between two views; the last is followed by the new view itself. */
export function frames(before: MaldiviaView, fresh: readonly EntryOf<Event>[], after: MaldiviaView): Frame[] {
  const told = eventsOf(fresh);
  const shown: Frame[] = [];
  let scene = before;
  for (const [i, event] of told.entries()) {
    const goesOn = event.event === told[i - 1]?.event && (event.event === "sails" || event.event === "shown");
    const picture = goesOn ? undefined : pictureOf(scene, event, told.slice(i + 1), after);
    if (picture) shown.push({ scene, ...picture });
    const last = shown.at(-1);
    if (last) last.told = i + 1;
    scene = happened(scene, event, after);
  }
  return shown;
}

// --- pictures of events -----------------------------------------------------------------------------------------------

type Picture = Omit<Frame, "scene">;

const picture = (kind: string, length: number, motion: Partial<Picture>, sound?: Sound): Picture => ({
  kind,
  length,
  sound,
  ...motion,
});

function pictureOf(
  scene: MaldiviaView,
  event: Event,
  later: readonly Event[],
  after: MaldiviaView,
): Picture | undefined {
  switch (event.event) {
    case "placed":
      return picture("place", LAND, { lands: event.args }, "splash");
    case "round":
      return picture("round", BANNER, { banner: { key: "maldivia-web-round", number: event.args.number } });
    case "tips":
      return picture("tip", TIP, { tips: event.args }, "card");
    case "sails":
      return sailing(event.args.seat, [event, ...later]);
    case "stays":
    case "stuck":
    case "rearranges":
      return picture("wait", ROCK, { rocks: event.args.seat }, "step");
    case "twists":
      return picture("octopus", TWIST, { twist: twisting(scene, event) }, "reveal");
    case "bites":
      return picture("shark", BITE, { bite: biting(event, later) }, "bite");
    case "shown":
      return picture("ship", SHIP, { shows: [event, ...shownFirst(later)].map(({ args }) => card(args)) }, "card");
    case "swaps":
      return picture("swap", SHIP, { leaves: card(event.args) }, "card");
    case "folds":
      return picture("fold", FOLD, { fold: folding(scene, event.args.side, later, after) }, "fold");
    case "spent":
    case "closed":
    case "lifts":
      return picture("fog", MIST, { mist: event.args.side }, "sink");
    case "dusk":
      return picture("dusk", BANNER, { banner: { key: "maldivia-web-dusk", number: 0 } }, "gull");
    default:
      return fishing(event);
  }
}

const card = ({ island, cargo }: { island: Side; cargo: Cargo }): ShipCard => ({ side: island, cargo });

/** The events with which the list begins that turn up ships. */
function shownFirst(events: readonly Event[]) {
  const end = events.findIndex((event) => event.event !== "shown");
  return (end < 0 ? events : events.slice(0, end)).filter((event) => event.event === "shown");
}

/** Fish that fly between the supply, masts and ships. */
function fishing(event: Event): Picture | undefined {
  switch (event.event) {
    case "fishes": {
      const boat = { boat: event.args.seat };
      const flights = fishOf(event.args.cargo).map((fish) => ({ fish, from: { supply: fish }, to: boat }));
      return picture("fish", FLY, { flights }, "splash");
    }
    case "robs": {
      const { seat, victim, fish } = event.args;
      return picture("steal", FLY, { flights: [{ fish, from: { boat: victim }, to: { boat: seat } }] }, "loss");
    }
    case "delivers": {
      const { seat, island, cargo } = event.args;
      const flights = fishOf(cargo).map((fish) => ({ fish, from: { boat: seat }, to: { ship: island, cargo } }));
      return picture("deliver", DELIVER, { flights, wins: { side: island, cargo, seat } }, "gain");
    }
    case "stows":
      return picture("stow", STOW, { rocks: event.args.seat }, "step");
    case "drops":
    case "releases": {
      const { seat, fish } = event.args;
      return picture("drop", FLY, { flights: [{ fish, from: { boat: seat }, to: { supply: fish } }] }, "splash");
    }
    default:
      return undefined;
  }
}

/** A boat on its whole way: the legs after the first belong to the same frame. */
function sailing(seat: number, events: readonly Event[]): Picture {
  const way = route(legsFirst(events));
  return picture("sail", SAIL + PER_SPACE * (way.length - 1), { sails: { seat, way } }, "sail");
}

function twisting(scene: MaldiviaView, { args }: TwistsEvent): Twist {
  const quarters = Number(args.degrees) / 90;
  return { ...args, quarters: scene.fog_tile.turn === "clockwise" ? quarters : -quarters };
}

/** The two cards; the players of the swap are told which ones they are. */
function biting({ args }: BitesEvent, later: readonly Event[]): Bite {
  const { seat, victim, island, back } = args;
  const known = (giver: number) =>
    later.find((event) => event.event === "exchanged" && event.args.seat === giver) as
      { args: { cargo: Cargo } } | undefined;
  return {
    seat,
    victim,
    given: { side: island, cargo: known(seat)?.args.cargo },
    drawn: { side: back, cargo: known(victim)?.args.cargo },
  };
}

/** A fold, with the boats it pushes and the fish it costs. */
function folding(scene: MaldiviaView, side: Side, later: readonly Event[], after: MaldiviaView): Fold {
  const end = later.findIndex((event) => event.event !== "pushed" && event.event !== "loses");
  const own = end < 0 ? later : later.slice(0, end);
  return {
    side,
    backs: backsOf(scene, side, after),
    pushed: own.filter((event) => event.event === "pushed").map(({ args }) => ({ seat: args.seat, to: args.space })),
    lost: own
      .filter((event) => event.event === "loses")
      .map(({ args }) => ({ fish: args.fish, from: { boat: args.seat }, to: { supply: args.fish } })),
  };
}
