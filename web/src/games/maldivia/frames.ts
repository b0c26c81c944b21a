/** The latest events as frames, each with its length. Events are replayed, never judged. */

import { type EntryOf, eventsOf } from "../../lib/board";
import type { Timed } from "../../lib/stage.svelte";
import { cellOf, edge, folded, inside, spacesIn, visible } from "./compass";
import { legsFirst, route } from "./route";
import type { Cargo, DeliversEvent, Event, FishesEvent, RobsEvent, Sight } from "./types";
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

/** One picture: the scene before an event, and the motion of that event. */
export interface Frame extends Timed {
  scene: MaldiviaView;
  sails?: { seat: number; way: readonly string[] };
  fold?: Fold;
  flights?: readonly Flight[];
  tips?: { seat: number; slot: number };
}

// Milliseconds at normal speed.
const TIP = 600;
const FLY = 900;
const FOLD = 2_600;
const SAIL = 400;
const PER_SPACE = 220;

export const rest = (scene: MaldiviaView): Frame => ({ scene, length: 0 });

/** The pictures between two views; the last is followed by the new view itself. */
export function frames(before: MaldiviaView, fresh: readonly EntryOf<Event>[], after: MaldiviaView): Frame[] {
  const told = eventsOf(fresh);
  const shown: Frame[] = [];
  let scene = before;
  for (const [i, event] of told.entries()) {
    const isFurtherLeg = event.event === "sails" && told[i - 1]?.event === "sails";
    const frame = picture(scene, event, told.slice(i + 1), after);
    if (frame && !isFurtherLeg) shown.push(frame);
    const last = shown.at(-1);
    if (last) last.told = i + 1;
    scene = happened(scene, event, after);
  }
  return shown;
}

// --- pictures of events ---------------------------------------------------------------------------------------------------

function picture(scene: MaldiviaView, event: Event, later: readonly Event[], after: MaldiviaView): Frame | undefined {
  switch (event.event) {
    case "tips":
      return { scene, length: TIP, tips: event.args };
    case "sails":
      return sailing(scene, event.args.seat, [event, ...later]);
    case "fishes":
    case "robs":
    case "delivers":
      return { scene, length: FLY, flights: flightsOf(event) };
    case "folds":
      return { scene, length: FOLD, fold: folding(scene, event.args.side, later, after) };
    default:
      return undefined;
  }
}

/** A boat on its whole way: the legs after the first belong to the same frame. */
function sailing(scene: MaldiviaView, seat: number, events: readonly Event[]): Frame {
  const way = route(legsFirst(events));
  return { scene, length: SAIL + PER_SPACE * (way.length - 1), sails: { seat, way } };
}

function flightsOf(event: FishesEvent | RobsEvent | DeliversEvent): Flight[] {
  const boat = { boat: event.args.seat };
  if (event.event === "robs") return [{ fish: event.args.fish, from: { boat: event.args.victim }, to: boat }];
  const { cargo } = event.args;
  if (event.event === "fishes") return fishOf(cargo).map((fish) => ({ fish, from: { supply: fish }, to: boat }));
  return fishOf(cargo).map((fish) => ({ fish, from: boat, to: { ship: event.args.island, cargo } }));
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

/** The pictures that the row next to the folded one will show, from the view afterwards. */
function backsOf(scene: MaldiviaView, side: Side, after: MaldiviaView): Record<string, Sight> {
  const row = edge(folded(visible(scene.cloth), side), side);
  const entries = spacesIn(row).flatMap((space) => {
    const sight = after.cloth.spaces[space];
    return sight ? [[space, sight] as const] : [];
  });
  return Object.fromEntries(entries);
}

// --- the scene after an event ------------------------------------------------------------------------------------------

/** The scene after an event, as far as later pictures of the same answer need it. */
export function happened(scene: MaldiviaView, event: Event, after: MaldiviaView): MaldiviaView {
  switch (event.event) {
    case "tips":
      return tipped(scene, event.args.seat, event.args.slot, event.args.tile);
    case "placed":
    case "sails":
    case "pushed":
      return { ...scene, boats: replaced(scene.boats, event.args.seat, event.args.space) };
    case "fishes":
      return fishOf(event.args.cargo).reduce(caught, scene);
    case "robs":
      return { ...withoutTop(scene, event.args.victim), hand: [...scene.hand, event.args.fish] };
    case "stows":
      return stowed(scene, event.args.seat, event.args.fish);
    case "drops":
    case "loses":
      return { ...withoutTop(scene, event.args.seat), supply: counted(scene, event.args.fish, 1) };
    case "delivers":
      return delivered(scene, event.args.seat, event.args.island, event.args.cargo);
    case "folds":
      return {
        ...scene,
        cloth: foldedCloth(scene, event.args.side, after),
        fog: [...scene.fog, event.args.side],
      };
    default:
      return scene;
  }
}

const replaced = <T>(all: readonly T[], seat: number, value: T): T[] =>
  all.map((one, i) => (i === seat - 1 ? value : one));
const counted = (scene: MaldiviaView, fish: Fish, by: number) => ({ ...scene.supply, [fish]: scene.supply[fish] + by });
const mastOf = (scene: MaldiviaView, seat: number) => scene.masts[seat - 1]!;
const onMast = (scene: MaldiviaView, seat: number, mast: readonly Fish[]): MaldiviaView => ({
  ...scene,
  masts: replaced(scene.masts, seat, mast),
});
const withoutTop = (scene: MaldiviaView, seat: number) => onMast(scene, seat, mastOf(scene, seat).slice(0, -1));
const stowed = (scene: MaldiviaView, seat: number, fish: Fish): MaldiviaView => ({
  ...onMast(scene, seat, [...mastOf(scene, seat), fish]),
  hand: without(scene.hand, fish),
});
const caught = (scene: MaldiviaView, fish: Fish): MaldiviaView => ({
  ...scene,
  supply: counted(scene, fish, -1),
  hand: [...scene.hand, fish],
});

function without(fish: readonly Fish[], gone: Fish): readonly Fish[] {
  const at = fish.indexOf(gone);
  return fish.filter((_, i) => i !== at);
}

function tipped(scene: MaldiviaView, seat: number, slot: number, tile: Tile): MaldiviaView {
  const plan = [0, 1, 2, 3].map((i) => (i === slot - 1 ? tile : (scene.plans[seat - 1]?.[i] ?? null)));
  return {
    ...scene,
    turn: seat,
    slot,
    plans: replaced(scene.plans, seat, plan),
    played: replaced(scene.played, seat, slot),
  };
}

function delivered(scene: MaldiviaView, seat: number, side: Side, cargo: Cargo): MaldiviaView {
  const mast = fishOf(cargo).reduce(without, mastOf(scene, seat));
  const at = scene.ships[side].indexOf(cargo);
  const ships = { ...scene.ships, [side]: scene.ships[side].filter((_, i) => i !== at) };
  return { ...onMast(scene, seat, mast), ships };
}

const COLUMNS = ["a", "b", "c", "d", "e", "f", "g", "h", "i", "j"] as const;

/** The row that stays shows the back of the row that went. */
function foldedCloth(scene: MaldiviaView, side: Side, after: MaldiviaView): MaldiviaView["cloth"] {
  const rect = folded(visible(scene.cloth), side);
  const row = edge(rect, side);
  const kept = Object.entries(scene.cloth.spaces).filter(
    ([space]) => inside(rect, cellOf(space)) && !inside(row, cellOf(space)),
  );
  return {
    rows: [rect.top + 1, rect.bottom + 1],
    columns: [COLUMNS[rect.left]!, COLUMNS[rect.right]!],
    spaces: { ...Object.fromEntries(kept), ...backsOf(scene, side, after) },
  };
}
