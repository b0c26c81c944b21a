/** A plan looked at ahead: the way of my boat and the row that would be folded, if nobody else moved. */

import {
  type Cell,
  cellOf,
  edge,
  folded,
  inside,
  opposite,
  type Rect,
  spaceOf,
  spacesIn,
  stepFrom,
  visible,
} from "./compass";
import type { Plan } from "./plan";
import { reach, type Sea, straight } from "./reach";
import { isFog, type MaldiviaView, shownBy, type Shown, type Side, sideOf, SIDES } from "./view";

/** The effect of one tile of the plan. */
export type Step = ArrowStep | FogStep;

export interface ArrowStep {
  kind: "arrow";
  side: Side;
  from: string;
  /** All spaces that this arrow can bring the boat to, each with its way. */
  reach: ReadonlyMap<string, readonly string[]>;
  /** The same for the other ways to turn this tile. */
  others: ReadonlyMap<string, Side>;
  /** The space where the boat is supposed to stop, and the way there; the same space if it cannot move. */
  stop: string;
  way: readonly string[];
  /** The contents of that space; undefined where the back of a folded row will lie. */
  shown: Shown | undefined;
  /** The islands at whose edge the space lies. */
  edges: readonly Side[];
  /** The boats beside it. */
  beside: readonly number[];
}

export interface FogStep {
  kind: "fog";
  side: Side;
  /** The row that is folded away, and the one it comes to lie on. */
  row: Rect;
  onto: Rect;
}

/** The steps of a plan from the position as it is. `stops` are the spaces that the player has chosen, by slot. */
export function courseOf(scene: MaldiviaView, me: number, plan: Plan, stops: readonly (string | undefined)[]): Step[] {
  let sea: Known = { rect: visible(scene.cloth), sights: scene.cloth.spaces, seats: boatsOf(scene), unknown: [] };
  const steps: Step[] = [];
  for (const [slot, tile] of plan.entries()) {
    const side = sideOf(tile);
    if (isFog(tile)) {
      const onto = folded(sea.rect, side);
      steps.push({ kind: "fog", side, row: edge(sea.rect, side), onto: edge(onto, side) });
      sea = afterFold(sea, side);
      continue;
    }
    const step = arrow(sea, me, side, stops[slot]);
    steps.push(step);
    sea = { ...sea, seats: sea.seats.map((boat) => (boat.seat === me ? { ...boat, space: step.stop } : boat)) };
  }
  return steps;
}

// --- one arrow --------------------------------------------------------------------------------------------------------

interface Boat {
  seat: number;
  space: string;
}

interface Known extends Omit<Sea, "boats"> {
  seats: readonly Boat[];
  /** The spaces where backs of the cloth will lie that nobody has seen. */
  unknown: readonly string[];
}

const boatsOf = (scene: MaldiviaView): Boat[] =>
  scene.boats.flatMap((space, i) => (space ? [{ seat: i + 1, space }] : []));

function arrow(known: Known, me: number, side: Side, wanted: string | undefined): ArrowStep {
  const from = known.seats.find((boat) => boat.seat === me)!.space;
  const around = known.seats.filter((boat) => boat.seat !== me);
  const sea = { ...known, boats: around.map((boat) => boat.space) };
  const ways = reach(sea, from, side);
  const stop = wanted && ways.has(wanted) ? wanted : (likely(sea, from, side) ?? from);
  return {
    kind: "arrow",
    side,
    from,
    reach: ways,
    others: turnedOtherwise(sea, from, side, ways),
    stop,
    way: ways.get(stop) ?? [from],
    shown: known.unknown.includes(stop) ? undefined : shownBy(sea.sights[stop]),
    edges: SIDES.filter((edge) => !inside(sea.rect, stepFrom(cellOf(stop), edge))),
    beside: around.filter((boat) => isBeside(boat.space, stop)).map((boat) => boat.seat),
  };
}

/** The first space ahead with something to do, or the last one. */
function likely(sea: Sea, from: string, side: Side): string | undefined {
  const ahead = straight(sea, from, side);
  return ahead.find((space) => !["plain", "current"].includes(shownBy(sea.sights[space]).kind)) ?? ahead.at(-1);
}

/** The spaces that the tile would reach if it were turned otherwise; those straight ahead first. */
function turnedOtherwise(sea: Sea, from: string, side: Side, ways: ReadonlyMap<string, unknown>): Map<string, Side> {
  const others = SIDES.filter((other) => other !== side);
  const found = new Map<string, Side>();
  const note = (space: string, other: Side) => ways.has(space) || found.has(space) || found.set(space, other);
  for (const other of others) for (const space of straight(sea, from, other)) note(space, other);
  for (const other of others) for (const space of reach(sea, from, other).keys()) note(space, other);
  return found;
}

function isBeside(one: string, other: string): boolean {
  const [a, b] = [cellOf(one), cellOf(other)];
  return Math.abs(a.across - b.across) + Math.abs(a.down - b.down) === 1;
}

// --- the fold ---------------------------------------------------------------------------------------------------------

/** The cloth after a fold [V7.1]: boats at the edge, and those they push, are one space further in [V7.4]. */
function afterFold(known: Known, side: Side): Known {
  const rect = folded(known.rect, side);
  const onto = spacesIn(edge(rect, side));
  const taken = new Set(known.seats.map((boat) => boat.space));
  return {
    rect,
    sights: Object.fromEntries(Object.entries(known.sights).filter(([space]) => !onto.includes(space))),
    seats: known.seats.map((boat) =>
      isPushed(known.rect, side, cellOf(boat.space), taken)
        ? { ...boat, space: spaceOf(stepFrom(cellOf(boat.space), opposite(side))) }
        : boat,
    ),
    unknown: onto,
  };
}

/** Whether boats stand on every space from here to the edge. */
function isPushed(rect: Rect, side: Side, cell: Cell, taken: ReadonlySet<string>): boolean {
  const next = stepFrom(cell, side);
  if (!inside(rect, next)) return true;
  return taken.has(spaceOf(next)) && isPushed(rect, side, next, taken);
}
