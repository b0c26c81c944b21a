/** The game by ear: the question, the moves of a turn in one breath, typed questions, and the places to walk over. */

import { type EntryOf, eventsOf } from "../../lib/board";
import { type Asked, named, type Question } from "../../lib/commands";
import type { Words } from "../../lib/words.svelte";
import type { Ground, Place } from "../../lib/walk";
import type { Choice } from "../../protocol";
import { beach, dice, players, raft } from "./describe";
import { explain } from "./explain";
import { type Event, SPACES, type Turtle } from "./types";
import { inPlay, isFaceUp, landing, ownerOf, type Prospect, risk, type Scene, spaceOf } from "./view";

const called = (turtle: Turtle, say: Words) => say.say(`turtle-${turtle}`);
const sumOf = (dice: readonly number[]) => dice.reduce((sum, pips) => sum + pips, 0);

/** The question with the dice so far. */
export function question(scene: Scene, say: Words): string {
  if (scene.step !== "decide" || !scene.turn) return say.say("ask-pick");
  return say.say("mahe-ear-decide", { turtle: called(scene.turn, say), sum: sumOf(scene.dice) });
}

export const title = (scene: Scene, say: Words): string | undefined =>
  scene.step === "decide" || scene.step === "pick" ? question(scene, say) : undefined;

// --- what happened ------------------------------------------------------------------------------------------------------

/** Tells who moved which turtle with which dice, where to, and the result. Leaves out the dice of a move that goes on. */
export function tell(
  entries: readonly EntryOf<Event>[],
  scene: Scene,
  say: Words,
  names: readonly string[],
  before: readonly EntryOf<Event>[] = [],
): string {
  let rolled = diceIn(before);
  const told: string[] = [];
  for (const event of eventsOf(entries)) {
    if (event.event === "turn") rolled = [];
    else if (event.event === "rolled") rolled.push(event.args.pips);
    else if (event.event === "spent") rolled.push(event.args.eggs);
    else if (event.event === "swam") {
      told.push(moved(event.args.turtle, rolled, event.args.space, scene, say, names));
      rolled = [];
    } else if (event.event === "sank" && rolled.length) {
      told.push(moved(event.args.turtle, rolled, 0, scene, say, names));
      rolled = []; // those that sink with it are told one by one
    } else told.push(say.event(event, names));
  }
  return told.join(" ");
}

/** The dice of the move that had begun by the end of these entries. */
function diceIn(entries: readonly EntryOf<Event>[]): number[] {
  const events = eventsOf(entries);
  const begun = events.slice(events.findLastIndex((event) => event.event === "turn") + 1);
  return begun.flatMap((event) =>
    event.event === "rolled" ? [event.args.pips] : event.event === "spent" ? [event.args.eggs] : [],
  );
}

function moved(
  turtle: Turtle,
  dice: readonly number[],
  space: number,
  scene: Scene,
  say: Words,
  names: readonly string[],
): string {
  return say.say("mahe-ear-moved", {
    player: say.player(ownerOf(scene, turtle), names),
    turtle: called(turtle, say),
    dice: dice.join("+") || "–",
    space,
  });
}

/** Tells where stopping leads, or the risk of another die. */
export function foresee(prospect: Prospect, _: Scene, say: Words): string | undefined {
  const stop = landing(prospect);
  if (prospect.answer === "stop" && stop) return say.say(stop.eggs ? "mahe-if-stop-lays" : "mahe-if-stop", { ...stop });
  const sinks = risk(prospect);
  return sinks === null ? undefined : say.say("mahe-if-roll", { percent: Math.round(sinks * 100) });
}

// --- typed questions --------------------------------------------------------------------------------------------------

export const questions: readonly Question<Scene>[] = [
  { words: "mahe-cmd-p", answer: (asked) => where(asked) },
  { words: "mahe-cmd-raft", answer: ({ view, say }) => raft(view, say) || say.say("mahe-ear-raft-empty") },
  { words: "mahe-cmd-eggs", answer: (asked) => eggs(asked) },
];

/** Tells where a turtle is, who is above and below it, and whose it is. */
function where({ view, say, names, rest }: Asked<Scene>): string | undefined {
  const turtle = named(rest, inPlay(view), (one) => called(one, say));
  const found = turtle && explain(`turtle-${turtle}`, view, say, names);
  return found && `${called(turtle, say)}: ${found.text}`;
}

function eggs({ view, say, names, me }: Asked<Scene>): string {
  return [...beach(view, say), ...players(view, say, names, (seat) => isFaceUp(view, seat, me))].join(" ");
}

// --- places to walk over ------------------------------------------------------------------------------------------------

/** The raft, the dice, the beach and the cards in one row; the ring in another. */
export function places(
  scene: Scene,
  say: Words,
  names: readonly string[],
  me: number,
  choices: readonly Choice[],
): Ground {
  const can = (answer: string) => choices.some((choice) => choice.answer === answer);
  const spaces = Array.from({ length: SPACES }, (_, i) => space(i + 1, scene, say, me, can));
  const cards = choices.map(({ answer }) => answer).filter((answer) => answer.startsWith("card "));
  const around: Place[] = [
    {
      id: "raft",
      name: raft(scene, say) || say.say("mahe-ear-raft-empty"),
      answers: movesAt(0, scene, can),
    },
    { id: "dice", name: dice(scene, say), answers: [...(can("roll") ? ["roll"] : []), ...cards] },
    { id: "beach", name: beach(scene, say).join(" ") },
    ...players(scene, say, names, (seat) => isFaceUp(scene, seat, me)).map((name, i) => ({ id: `cards-${i}`, name })),
  ];
  return { label: say.say("mahe-web-board"), rows: [around, spaces] };
}

function space(number: number, scene: Scene, say: Words, me: number, can: (answer: string) => boolean): Place {
  const stack = scene.stacks[number] ?? [];
  const key = stack.length > 1 ? "mahe-web-stack" : "mahe-web-space";
  const turtles = stack.map((turtle) => called(turtle, say)).join(", ") || say.say("mahe-ear-empty");
  return {
    id: String(number),
    name: say.say(key, { space: number, turtles }),
    answers: movesAt(number, scene, can),
    isMine: stack.some((turtle) => ownerOf(scene, turtle) === me),
  };
}

/** The answers that the turtles on a space give; 0 is the raft. */
function movesAt(space: number, scene: Scene, can: (answer: string) => boolean): string[] {
  const here = inPlay(scene).filter((turtle) => turtle !== scene.beach && spaceOf(scene, turtle) === space);
  const first = here.map((turtle) => `move ${turtle}`).filter(can);
  return scene.turn && here.includes(scene.turn) && can("stop") ? ["stop", ...first] : first;
}
