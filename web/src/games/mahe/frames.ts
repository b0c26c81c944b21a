/** The latest events as frames, each with its length. Events are replayed, never judged. */

import { type EntryOf, eventsOf } from "../../lib/board";
import type { Timed } from "../../lib/stage.svelte";
import { ownerOf, type Scene, spaceOf, type Turtle, turtlesOf } from "./view";
import { course, type Swim } from "./spots";
import { type Event, LAST_EGGS } from "./types";

export type Kind = "begin" | "turn" | "roll" | "card" | "swim" | "sink" | "lay" | "flip" | "beach";

/** An egg card on its way: from the clutch to a player, from the pile to the clutch, from a player to the mat. */
export interface Flight {
  eggs: number;
  seat: number;
  kind: "lay" | "flip" | "card";
}

export interface Frame extends Timed {
  kind: Kind | "";
  scene: Scene;
  /** The swim of each turtle that swims. */
  swims: Readonly<Partial<Record<Turtle, Swim>>>;
  /** The turtles that everybody looks at; the first has its player's name beside it. */
  actors: readonly Turtle[];
  /** The die that tumbles, or the card that is on its way, counted from 0. */
  rolling?: number;
  /** The space where turtles sink, and those turtles. */
  splash?: { space: number; turtles: readonly Turtle[] };
  flight?: Flight;
  /** The scene after the frame, where it is not the same. */
  after?: Scene;
}

// Milliseconds at normal speed.
const BEGIN = 1_000;
const TURN = 650;
const ROLL = 1_150;
const PER_SPACE = 200;
const SHORTEST_SWIM = 800;
const LONGEST_SWIM = 2_400;
const SINK = 2_600;
const SINK_AT_RAFT = 1_700;
const LAY = 3_200;
const FLIP = 800;
const CARD = 1_300;
const BEACH = 4_500;

export const rest = (scene: Scene): Frame => ({ kind: "", scene, length: 0, swims: {}, actors: [] });

/** The pictures between two views; the last of them is followed by the new view itself. */
export function frames(before: Scene, fresh: readonly EntryOf<Event>[]): Frame[] {
  const shown: Frame[] = [];
  let scene = before;
  for (const [i, event] of eventsOf(fresh).entries()) {
    const next = apply(scene, event, shown);
    if (next) shown.push(next);
    const last = shown.at(-1);
    if (last) last.told = i + 1;
    scene = last?.after ?? last?.scene ?? scene;
  }
  return shown;
}

function apply(scene: Scene, event: Event, shown: Frame[]): Frame | undefined {
  switch (event.event) {
    case "begins":
      return { ...rest(scene), kind: "begin", length: BEGIN, actors: turtlesOf(scene, event.args.seat) };
    case "turn":
      return {
        ...rest({ ...scene, turn: event.args.turtle, dice: [], step: "die" }),
        kind: "turn",
        length: TURN,
        actors: [event.args.turtle],
      };
    case "rolled":
      return {
        ...thrown(scene, event.args.pips),
        kind: "roll",
        length: ROLL,
        sound: "dice",
        actors: [event.args.turtle],
        rolling: scene.dice.length,
      };
    case "spent": {
      const { seat, eggs } = event.args;
      return {
        ...thrown(scene, eggs),
        kind: "card",
        length: CARD,
        sound: "card",
        rolling: scene.dice.length,
        flight: { eggs, seat, kind: "card" },
      };
    }
    case "swam":
      return swum(scene, event.args.turtle, event.args.steps, event.args.space);
    case "sank":
      return sunk(scene, event.args.turtle, shown);
    case "laid": {
      const { turtle, eggs } = event.args;
      const flight: Flight = { eggs, seat: ownerOf(scene, turtle), kind: "lay" };
      return {
        ...rest({ ...scene, clutch: null }),
        kind: "lay",
        length: LAY,
        sound: "gain",
        actors: [turtle],
        flight,
        after: given(scene, flight),
      };
    }
    case "clutch":
      return {
        ...rest({ ...scene, clutch: event.args.eggs, pile: Math.max(0, scene.pile - 1) }),
        kind: "flip",
        length: FLIP,
        sound: "card",
        flight: { eggs: event.args.eggs, seat: 0, kind: "flip" },
      };
    case "beached": {
      const { turtle } = event.args;
      return {
        ...rest({ ...scene, beach: turtle }),
        kind: "beach",
        length: BEACH,
        sound: "gain",
        actors: [turtle],
        flight: { eggs: LAST_EGGS, seat: ownerOf(scene, turtle), kind: "lay" },
      };
    }
    default:
      return undefined;
  }
}

function thrown(scene: Scene, pips: number): Frame {
  const actors = scene.turn ? [scene.turn] : [];
  return { ...rest({ ...scene, dice: [...scene.dice, pips], step: "die" }), actors };
}

/** The clutch becomes a card of this player. */
function given(scene: Scene, { eggs, seat }: Flight): Scene {
  const cards = scene.cards.map((own, i) => (i + 1 === seat ? [...own, eggs] : own));
  return { ...scene, clutch: null, cards };
}

/** The turtle and its riders leave the stack below them and end on top of the next one. */
function swum(scene: Scene, turtle: Turtle, steps: number, space: number): Frame {
  const carried = riders(scene, turtle);
  const stacks = without(scene, carried);
  const swim = {
    spaces: course(spaceOf(scene, turtle), steps),
    count: carried.length,
    occupied: Object.keys(stacks).map(Number),
  };
  stacks[space] = [...(stacks[space] ?? []), ...carried];
  return {
    ...rest({ ...scene, stacks, step: "die" }),
    kind: "swim",
    length: Math.min(LONGEST_SWIM, Math.max(SHORTEST_SWIM, PER_SPACE * steps)),
    swims: Object.fromEntries(carried.map((one, level) => [one, { ...swim, level }])),
    sound: "splash",
    actors: carried,
  };
}

/** All turtles that sink together share one picture. */
function sunk(scene: Scene, turtle: Turtle, shown: Frame[]): Frame | undefined {
  const last = shown.at(-1);
  const stacks = without(scene, [turtle]);
  if (last?.splash) {
    const turtles = [...last.splash.turtles, turtle];
    shown[shown.length - 1] = {
      ...last,
      scene: { ...scene, stacks },
      splash: { ...last.splash, turtles },
      actors: turtles,
    };
    return undefined;
  }
  const space = spaceOf(scene, turtle);
  return {
    ...rest({ ...scene, stacks }),
    kind: "sink",
    length: space ? SINK : SINK_AT_RAFT,
    splash: { space, turtles: [turtle] },
    sound: "sink",
    actors: [turtle],
  };
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
