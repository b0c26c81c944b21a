/** The latest events as frames, each with its length. Events are replayed, never judged. */

import { hurried } from "../../lib/stage.svelte";
import type { LoggedEntry, ToldEvent } from "../../protocol";
import { cellOf, edge, folded, inside, spacesIn, visible } from "./compass";
import { legsFirst, route } from "./route";
import { type Fish, fishOf, type MaldiviaView, type Side, type Tile } from "./view";

/** The start or the goal of a fish that moves. */
export type Harbour = { boat: number } | { supply: Fish } | { ship: Side; cargo: string };

export interface Flight {
  fish: Fish;
  from: Harbour;
  to: Harbour;
}

export interface Fold {
  side: Side;
  /** What the neighbouring row shows afterwards. */
  backs: Readonly<Record<string, string>>;
  pushed: readonly { seat: number; to: string }[];
  lost: readonly Flight[];
}

/** One picture: the scene before something happens, and what happens meanwhile. */
export interface Frame {
  scene: MaldiviaView;
  /** Milliseconds. */
  length: number;
  sails?: { seat: number; way: readonly string[] };
  fold?: Fold;
  flights?: readonly Flight[];
  tips?: { seat: number; slot: number };
}

const TIP = 240;
const FLY = 460;
const FOLD = 1_400;
const SAIL = 160;
const PER_SPACE = 70;
export const LONGEST = 2_600; // all frames together

export const rest = (scene: MaldiviaView): Frame => ({ scene, length: 0 });

/** The pictures between two views; the last is followed by the new view itself. */
export function frames(before: MaldiviaView, fresh: readonly LoggedEntry[], after: MaldiviaView): Frame[] {
  const told = fresh.flatMap((entry) => entry.events ?? []);
  const shown: Frame[] = [];
  let scene = before;
  for (const [i, event] of told.entries()) {
    const isFurtherLeg = event.event === "sails" && told[i - 1]?.event === "sails";
    const frame = picture(scene, event, told.slice(i + 1), after);
    if (frame && !isFurtherLeg) shown.push(frame);
    scene = happened(scene, event, after);
  }
  return hurried(shown, LONGEST);
}

// --- what is seen ---------------------------------------------------------------------------------------------------

function picture(
  scene: MaldiviaView,
  event: ToldEvent,
  later: readonly ToldEvent[],
  after: MaldiviaView,
): Frame | undefined {
  const { seat, args } = fieldsOf(event);
  switch (event.event) {
    case "tips":
      return { scene, length: TIP, tips: { seat, slot: Number(args.slot) } };
    case "sails":
      return sailing(scene, seat, event, later);
    case "fishes":
      return {
        scene,
        length: FLY,
        flights: fishOf(String(args.cargo)).map((fish) => ({ fish, from: { supply: fish }, to: { boat: seat } })),
      };
    case "robs":
      return {
        scene,
        length: FLY,
        flights: [{ fish: args.fish as Fish, from: { boat: Number(args.victim) }, to: { boat: seat } }],
      };
    case "delivers":
      return delivering(scene, seat, args.island as Side, String(args.cargo));
    case "folds":
      return { scene, length: FOLD, fold: folding(scene, args.side as Side, later, after) };
    default:
      return undefined;
  }
}

const fieldsOf = ({ args }: ToldEvent) => ({ seat: Number(args.seat), args });

/** A boat on its whole way: the legs after the first belong to the same frame. */
function sailing(scene: MaldiviaView, seat: number, first: ToldEvent, later: readonly ToldEvent[]): Frame {
  const way = route(legsFirst([first, ...later]));
  return { scene, length: SAIL + PER_SPACE * (way.length - 1), sails: { seat, way } };
}

function delivering(scene: MaldiviaView, seat: number, ship: Side, cargo: string): Frame {
  return {
    scene,
    length: FLY,
    flights: fishOf(cargo).map((fish) => ({ fish, from: { boat: seat }, to: { ship, cargo } })),
  };
}

/** A fold, with the boats it pushes and the fish it costs. */
function folding(scene: MaldiviaView, side: Side, later: readonly ToldEvent[], after: MaldiviaView): Fold {
  const end = later.findIndex((event) => event.event !== "pushed" && event.event !== "loses");
  const own = end < 0 ? later : later.slice(0, end);
  return {
    side,
    backs: backsOf(scene, side, after),
    pushed: own
      .filter((event) => event.event === "pushed")
      .map(({ args }) => ({ seat: Number(args.seat), to: String(args.space) })),
    lost: own
      .filter((event) => event.event === "loses")
      .map(({ args }) => ({
        fish: args.fish as Fish,
        from: { boat: Number(args.seat) },
        to: { supply: args.fish as Fish },
      })),
  };
}

/** What the row next to the folded one will show, as the view afterwards has it. */
function backsOf(scene: MaldiviaView, side: Side, after: MaldiviaView): Record<string, string> {
  const row = edge(folded(visible(scene.cloth), side), side);
  const entries = spacesIn(row).map((space) => [space, after.cloth.spaces[space]] as const);
  return Object.fromEntries(entries.filter((entry): entry is [string, string] => entry[1] !== undefined));
}

// --- what is so afterwards ------------------------------------------------------------------------------------------

/** The scene after an event, as far as later pictures of the same answer need it. */
export function happened(scene: MaldiviaView, event: ToldEvent, after: MaldiviaView): MaldiviaView {
  const { seat, args } = fieldsOf(event);
  switch (event.event) {
    case "tips":
      return tipped(scene, seat, Number(args.slot), args.tile as Tile);
    case "placed":
    case "sails":
    case "pushed":
      return { ...scene, boats: replaced(scene.boats, seat, String(args.space)) };
    case "fishes":
      return fishOf(String(args.cargo)).reduce((next, fish) => caught(next, fish), scene);
    case "robs":
      return {
        ...scene,
        masts: replaced(scene.masts, Number(args.victim), scene.masts[Number(args.victim) - 1]!.slice(0, -1)),
        hand: [...scene.hand, args.fish as Fish],
      };
    case "stows":
      return {
        ...onMast(scene, seat, [...scene.masts[seat - 1]!, args.fish as Fish]),
        hand: without(scene.hand, args.fish as Fish),
      };
    case "drops":
    case "loses":
      return {
        ...onMast(scene, seat, scene.masts[seat - 1]!.slice(0, -1)),
        supply: counted(scene, args.fish as Fish, 1),
      };
    case "delivers":
      return delivered(scene, seat, args.island as Side, String(args.cargo));
    case "folds":
      return { ...scene, cloth: foldedCloth(scene, args.side as Side, after), fog: [...scene.fog, args.side as Side] };
    default:
      return scene;
  }
}

const replaced = <T>(all: readonly T[], seat: number, value: T): T[] =>
  all.map((one, i) => (i === seat - 1 ? value : one));
const counted = (scene: MaldiviaView, fish: Fish, by: number) => ({ ...scene.supply, [fish]: scene.supply[fish] + by });
const onMast = (scene: MaldiviaView, seat: number, mast: readonly Fish[]): MaldiviaView => ({
  ...scene,
  masts: replaced(scene.masts, seat, mast),
});
const caught = (scene: MaldiviaView, fish: Fish): MaldiviaView => ({
  ...scene,
  supply: counted(scene, fish, -1),
  hand: [...scene.hand, fish],
});

function without(fish: readonly Fish[], gone: Fish): Fish[] {
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

function delivered(scene: MaldiviaView, seat: number, side: Side, cargo: string): MaldiviaView {
  const mast = fishOf(cargo).reduce(without, scene.masts[seat - 1]! as Fish[]);
  const at = scene.ships[side].indexOf(cargo);
  const ships = { ...scene.ships, [side]: scene.ships[side].filter((_, i) => i !== at) };
  return { ...onMast(scene, seat, mast), ships };
}

/** The row that stays shows the back of the row that went. */
function foldedCloth(scene: MaldiviaView, side: Side, after: MaldiviaView): MaldiviaView["cloth"] {
  const rect = folded(visible(scene.cloth), side);
  const row = edge(rect, side);
  const kept = Object.entries(scene.cloth.spaces).filter(
    ([space]) => inside(rect, cellOf(space)) && !inside(row, cellOf(space)),
  );
  return {
    rows: [rect.top + 1, rect.bottom + 1],
    columns: [String.fromCharCode(97 + rect.left), String.fromCharCode(97 + rect.right)],
    spaces: { ...Object.fromEntries(kept), ...backsOf(scene, side, after) },
  };
}
