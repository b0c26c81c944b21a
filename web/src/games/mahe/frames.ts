/** The latest events as frames, each with its length. Events are replayed, never judged. */

import { type EntryOf, eventsOf } from "../../lib/board";
import type { Timed } from "../../lib/stage.svelte";
import { ownerOf, type Scene, spaceOf, type Turtle } from "./view";
import { course } from "./spots";
import type { Event } from "./types";

export interface Frame extends Timed {
  scene: Scene;
  /** For each turtle that swims the spaces on its way. */
  ways: Readonly<Partial<Record<Turtle, readonly number[]>>>;
  /** The die that tumbles, counted from 0. */
  rolling?: number;
  /** The space where turtles sink. */
  splash?: number;
  /** An egg card on its way to a player. */
  flight?: { eggs: number; seat: number };
}

// Milliseconds at normal speed.
const ROLL = 950;
const PER_SPACE = 190;
const LONGEST_SWIM = 2_000;
const SINK = 1_300;
const FLY = 1_050;
const FLIP = 450;

export const rest = (scene: Scene): Frame => ({ scene, length: 0, ways: {} });

/** The pictures between two views; the last of them is followed by the new view itself. */
export function frames(before: Scene, fresh: readonly EntryOf<Event>[]): Frame[] {
  const shown: Frame[] = [];
  let scene = before;
  for (const [i, event] of eventsOf(fresh).entries()) {
    const next = apply(scene, event, shown);
    if (next) shown.push(next);
    const last = shown.at(-1);
    if (last) last.told = i + 1;
    scene = last?.scene ?? scene;
  }
  return shown;
}

function apply(scene: Scene, event: Event, shown: Frame[]): Frame | undefined {
  switch (event.event) {
    case "turn":
      return { ...rest({ ...scene, turn: event.args.turtle, dice: [], step: "die" }) };
    case "rolled":
      return { ...thrown(scene, event.args.pips), length: ROLL, sound: "dice" };
    case "spent":
      return { ...thrown(scene, event.args.eggs), length: FLIP, sound: "card" };
    case "swam":
      return swum(scene, event.args.turtle, event.args.steps, event.args.space);
    case "sank":
      return sunk(scene, event.args.turtle, shown);
    case "laid":
      return {
        ...rest({ ...scene, clutch: null }),
        length: FLY,
        sound: "gain",
        flight: { eggs: event.args.eggs, seat: ownerOf(scene, event.args.turtle) },
      };
    case "clutch":
      return {
        ...rest({ ...scene, clutch: event.args.eggs, pile: Math.max(0, scene.pile - 1) }),
        length: FLIP,
        sound: "card",
      };
    case "beached":
      return { ...rest({ ...scene, beach: event.args.turtle }), length: FLY, sound: "gain" };
    default:
      return undefined;
  }
}

function thrown(scene: Scene, pips: number): Frame {
  return { ...rest({ ...scene, dice: [...scene.dice, pips], step: "die" }), rolling: scene.dice.length };
}

/** The turtle and its riders leave the stack below them and end on top of the next one. */
function swum(scene: Scene, turtle: Turtle, steps: number, space: number): Frame {
  const from = spaceOf(scene, turtle);
  const carried = riders(scene, turtle);
  const stacks = without(scene, carried);
  stacks[space] = [...(stacks[space] ?? []), ...carried];
  const spaces = course(from, steps);
  const ways = Object.fromEntries(carried.map((one) => [one, spaces]));
  return {
    scene: { ...scene, stacks, step: "die" },
    length: Math.min(LONGEST_SWIM, PER_SPACE * steps),
    ways,
    sound: "splash",
  };
}

/** All turtles that sink together share one picture. */
function sunk(scene: Scene, turtle: Turtle, shown: Frame[]): Frame | undefined {
  const last = shown.at(-1);
  const stacks = without(scene, [turtle]);
  if (last?.splash !== undefined) {
    shown[shown.length - 1] = { ...last, scene: { ...scene, stacks } };
    return undefined;
  }
  return { ...rest({ ...scene, stacks }), length: SINK, splash: spaceOf(scene, turtle), sound: "sink" };
}

/** The turtle and all above it. */
function riders(scene: Scene, turtle: Turtle): readonly Turtle[] {
  const stack = scene.stacks[spaceOf(scene, turtle)] ?? [];
  return stack.includes(turtle) ? stack.slice(stack.indexOf(turtle)) : [turtle];
}

function without(scene: Scene, gone: readonly Turtle[]): Record<string, readonly Turtle[]> {
  const left = Object.entries(scene.stacks).map(
    ([space, stack]) => [space, stack.filter((one) => !gone.includes(one))] as const,
  );
  return Object.fromEntries(left.filter(([, stack]) => stack.length));
}
