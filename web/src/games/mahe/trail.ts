/** The last moves, read from the log: the way of each turtle that has moved since my last answer. */

import type { EntryOf } from "../../lib/board";
import { frames } from "./frames";
import { type Layout, PAD, placeOf, type Point } from "./layout";
import { raftSpot } from "./spots";
import { inPlay, type Scene, type Turtle } from "./view";
import { type Event, SPACES } from "./types";

const INWARD = PAD.ry + 6; // trails run between the spaces and the island
const LANE = 9; // from one trail to the next
const LONGEST = 26; // spaces; of a longer way only the end is drawn

/** The entries of the log without the answers that were undone. */
export function standing(log: readonly EntryOf<Event>[]): EntryOf<Event>[] {
  const kept: EntryOf<Event>[] = [];
  for (const entry of log) {
    const undone =
      entry.kind === "undo" ? kept.findLastIndex((one) => one.kind === "answer" && one.seat === entry.seat) : -1;
    if (undone >= 0) kept.splice(undone);
    else kept.push(entry);
  }
  return kept;
}

/** For each turtle that moved in the entries from `first` on the spaces it came through; the raft is 0. */
export function moves(scene: Scene, log: readonly EntryOf<Event>[], first: number): Map<Turtle, readonly number[]> {
  const found = new Map<Turtle, readonly number[]>();
  const add = (turtle: Turtle, spaces: readonly number[]) => {
    const before = found.get(turtle);
    found.set(turtle, before ? [...before, ...spaces.slice(1)] : spaces);
  };
  const start: Scene = { ...scene, stacks: {}, beach: null };
  let before = start;
  for (const entry of standing(log)) {
    const shown = frames(before, [entry]);
    for (const { swims, splash } of entry.ply >= first ? shown : []) {
      for (const [turtle, swim] of Object.entries(swims)) add(turtle as Turtle, swim.spaces);
      for (const turtle of splash?.turtles ?? []) if (splash!.space) add(turtle, [splash!.space, 0]);
    }
    before = shown.at(-1)?.after ?? shown.at(-1)?.scene ?? before;
  }
  return found;
}

/** A part of a trail: a swim along the ring, or the way back to the raft. */
export interface Part {
  isBack: boolean;
  points: readonly Point[];
}

/** The trail of a turtle, from where it started to where it stands. */
export function trail(layout: Layout, scene: Scene, turtle: Turtle, spaces: readonly number[], lane: number): Part[] {
  const onRaft = raftSpot(layout, inPlay(scene).indexOf(turtle));
  const at = (space: number) => (space ? beside(layout, space, lane) : { x: onRaft.x, y: onRaft.y - 20 });
  const parts: Part[] = [];
  const shown = spaces.slice(-LONGEST);
  for (const [i, from] of shown.slice(0, -1).entries()) {
    const to = shown[i + 1]!;
    const isBack = to === 0;
    const between = from && to === (from % SPACES) + 1 ? [beside(layout, from + 0.5, lane)] : [];
    const last = parts.at(-1);
    if (last && !isBack && !last.isBack)
      parts[parts.length - 1] = { isBack, points: [...last.points, ...between, at(to)] };
    else parts.push({ isBack, points: [at(from), ...between, at(to)] });
  }
  return parts;
}

function beside(layout: Layout, space: number, lane: number): Point {
  const { x, y, inward } = placeOf(layout, space);
  const far = INWARD + lane * LANE;
  return { x: x + inward.x * far, y: y + inward.y * far };
}
