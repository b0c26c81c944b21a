/** The scene after an event, as far as later pictures of the same answer need it. Events are replayed, never judged. */

import { cellOf, edge, folded, inside, spacesIn, visible } from "./compass";
import type { Card, Cargo, Event, Sight } from "./types";
import { type Fish, fishOf, type MaldiviaView, type Side, type Tile } from "./view";

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
    case "releases":
      return { ...scene, hand: without(scene.hand, event.args.fish), supply: counted(scene, event.args.fish, 1) };
    case "stows":
      return stowed(scene, event.args.seat, event.args.fish);
    case "drops":
    case "loses":
      return { ...withoutTop(scene, event.args.seat), supply: counted(scene, event.args.fish, 1) };
    case "delivers":
      return delivered(scene, event.args.seat, event.args.island, event.args.cargo);
    case "shown":
      return turnedUp(scene, event.args.island, event.args.cargo);
    case "swaps":
      return goneUnder(scene, event.args.island, event.args.cargo);
    case "twists":
      return twisted(scene, event.args.owner, event.args.slot, after);
    case "bites":
      return bitten(scene, event.args);
    case "round":
      return { ...scene, round: event.args.number, slot: 0, fog: [], closed: [] };
    case "lifts":
      return { ...scene, fog: [...scene.fog, event.args.side], closed: [...scene.closed, event.args.side] };
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
  const won = scene.won[seat - 1]!;
  const card = `${side} ${cargo}` as Card; // both come from the same event
  return {
    ...onMast(scene, seat, mast),
    ships: { ...scene.ships, [side]: withoutShip(scene, side, cargo) },
    won: replaced(scene.won, seat, {
      cards: [...won.cards, card],
      backs: { ...won.backs, [side]: won.backs[side] + 1 },
    }),
  };
}

function withoutShip(scene: MaldiviaView, side: Side, cargo: Cargo): Cargo[] {
  const at = scene.ships[side].indexOf(cargo);
  return scene.ships[side].filter((_, i) => i !== at);
}

const turnedUp = (scene: MaldiviaView, side: Side, cargo: Cargo): MaldiviaView => ({
  ...scene,
  ships: { ...scene.ships, [side]: [...scene.ships[side], cargo] },
  piles: { ...scene.piles, [side]: Math.max(0, scene.piles[side] - 1) },
});

const goneUnder = (scene: MaldiviaView, side: Side, cargo: Cargo): MaldiviaView => ({
  ...scene,
  ships: { ...scene.ships, [side]: withoutShip(scene, side, cargo) },
  piles: { ...scene.piles, [side]: scene.piles[side] + 1 },
});

/** A tile that still stands afterwards is shown as it will stand. */
function twisted(scene: MaldiviaView, owner: number, slot: number, after: MaldiviaView): MaldiviaView {
  const stands = (after.played[owner - 1] ?? 0) < slot;
  const tile = after.plans[owner - 1]?.[slot - 1];
  if (!stands || !tile) return scene;
  const plan = (scene.plans[owner - 1] ?? []).map((one, i) => (i === slot - 1 ? tile : one));
  return { ...scene, plans: replaced(scene.plans, owner, plan) };
}

/** The backs change hands; which cards they are is known only from the view afterwards. */
function bitten(scene: MaldiviaView, bite: { seat: number; victim: number; island: Side; back: Side }): MaldiviaView {
  const moved = (seat: number, loses: Side, gets: Side) => {
    const won = scene.won[seat - 1]!;
    const backs = { ...won.backs, [loses]: won.backs[loses] - 1 };
    return { cards: [], backs: { ...backs, [gets]: backs[gets] + 1 } };
  };
  const given = replaced(scene.won, bite.seat, moved(bite.seat, bite.island, bite.back));
  return { ...scene, won: replaced(given, bite.victim, moved(bite.victim, bite.back, bite.island)) };
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

/** The pictures that the row next to the folded one will show, from the view afterwards. */
export function backsOf(scene: MaldiviaView, side: Side, after: MaldiviaView): Record<string, Sight> {
  const row = edge(folded(visible(scene.cloth), side), side);
  const entries = spacesIn(row).flatMap((space) => {
    const sight = after.cloth.spaces[space];
    return sight ? [[space, sight] as const] : [];
  });
  return Object.fromEntries(entries);
}
