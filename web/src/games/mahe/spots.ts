/** The spots where turtles are drawn: piled up on the ring, side by side on the raft, at rest on the beach. */

import { type Layout, placeOf, type Place, type Point } from "./layout";
import { onRaft, type Scene, type Turtle } from "./view";
import { SPACES } from "./types";

export interface Spot extends Point {
  /** 1 when the turtle looks to the right, -1 to the left. */
  facing: number;
  /** Turtles are drawn in the order of their depth. */
  depth: number;
  /** The number of turtles below it. */
  level: number;
}

const STEP = 38; // from one shell to the next
const LEAST_STEP = 31;
const TALLEST = 190; // of a pile, from the lowest to the highest
const LEAN = 24; // how far a pile at the side leans in, for each shell
const HEADROOM = 44; // of a pile at the top before it moves down
const FEET = 8; // below the middle of a space
const ASIDE = 34; // how far towards the island turtles swim past others
const AT_SEA = 1e6; // those that swim are drawn above all others

/** From each shell of a pile to the one above. */
const shellStep = (count: number) => Math.min(STEP, Math.max(LEAST_STEP, TALLEST / Math.max(1, count - 1)));

/** The place of the lowest turtle of a pile; a tall pile at the upper edge moves towards the island. */
export function baseOf(layout: Layout, space: number, count: number): Place {
  const place = placeOf(layout, space);
  const rise = shellStep(count) * (count - 1);
  const room = HEADROOM + (place.y - layout.ring.top);
  return { ...place, y: place.y + FEET + Math.max(0, rise - room) };
}

export function stackSpots(layout: Layout, space: number, count: number): Spot[] {
  const base = baseOf(layout, space, count);
  const aside = Math.abs(base.inward.x) ** 3;
  const step = { x: Math.sign(base.inward.x) * aside * LEAN, y: shellStep(count) };
  return Array.from({ length: count }, (_, level) => ({
    x: base.x + step.x * level,
    y: base.y - step.y * level,
    facing: facing(base),
    depth: base.y * 10 + level,
    level,
  }));
}

/** Turtles look where they swim; going up or down, to the nearer row's side. */
function facing({ along, inward }: Place): number {
  return Math.abs(along.x) > 0.3 ? Math.sign(along.x) : -Math.sign(inward.y) || 1;
}

export function raftSpot({ raft }: Layout, place: number): Spot {
  const row = Math.floor(place / raft.columns);
  return {
    x: raft.x + (place % raft.columns) * raft.across,
    y: raft.y + row * raft.down,
    facing: 1,
    depth: 1e5 + place,
    level: 0,
  };
}

export function spots(layout: Layout, scene: Scene, turtles: readonly Turtle[]): Map<Turtle, Spot> {
  const found = new Map<Turtle, Spot>();
  for (const [space, stack] of Object.entries(scene.stacks)) {
    const standing = stack.filter((turtle) => turtle !== scene.beach);
    stackSpots(layout, Number(space), standing.length).forEach((spot, i) => found.set(standing[i]!, spot));
  }
  for (const turtle of onRaft(scene)) found.set(turtle, raftSpot(layout, turtles.indexOf(turtle)));
  if (scene.beach)
    found.set(scene.beach, { ...layout.clutch, y: layout.clutch.y + 34, facing: 1, depth: 2e5, level: 0 });
  return found;
}

/** The spaces that a swim comes through, the first being where it starts; the raft is 0. */
export function course(from: number, steps: number): number[] {
  return Array.from({ length: steps + 1 }, (_, i) => (from === 0 && i === 0 ? 0 : ((from + i - 1) % SPACES) + 1));
}

/** A swim: the spaces it comes through, and the turtle's place among those that swim together. */
export interface Swim {
  spaces: readonly number[];
  /** 0 for the turtle that carries the others. */
  level: number;
  /** The turtles that swim together. */
  count: number;
  /** The spaces where others are. */
  occupied: readonly number[];
}

/** The way of a swim: from where the turtle is, space by space, past others, to where it ends. */
export function way(layout: Layout, { spaces, level, count, occupied }: Swim, start: Spot, end: Spot): Spot[] {
  const between = spaces.slice(1, -1).map((space) => {
    const spot = stackSpots(layout, space, count)[level]!;
    const { inward } = placeOf(layout, space);
    const aside = occupied.includes(space) ? ASIDE : 0;
    return { ...spot, x: spot.x + inward.x * aside, y: spot.y + inward.y * aside };
  });
  return [start, ...between, end].map((spot) => ({ ...spot, depth: AT_SEA + level }));
}
