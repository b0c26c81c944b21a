/** Explains everything on the board: what it is, what it does now, and its rule. */

import type { Explanation } from "../../lib/board";
import type { Args, Words } from "../../lib/words.svelte";
import { SIGNS } from "./symbols";
import { LAST_EGGS, SPACES } from "./types";
import { decider, inPlay, onRaft, ownerOf, type Scene, spaceOf, turtlesOf, type Turtle } from "./view";

/** The glossary: the raft, a space, the beach, the cards, the turtles, the mat. */
export const abouts = [
  "raft",
  "space-1",
  "space-21",
  "turtle-red",
  "tray",
  "clutch",
  "pile",
  "last-eggs",
  "cards-1",
  "variant",
] as const;

type Say = Pick<Words, "say" | "player" | "lang">;
type Make = (rest: string, scene: Scene, say: Say, names: readonly string[]) => Explanation | undefined;

/** The explanation of an element with this `data-about`: a word, and for some things which one it is. */
export function explain(about: string, scene: Scene, say: Say, names: readonly string[]): Explanation | undefined {
  const word = Object.keys(MAKERS).find((word) => about === word || about.startsWith(`${word}-`));
  return word === undefined ? undefined : MAKERS[word]!(about.slice(word.length + 1), scene, say, names);
}

const MAKERS: Record<string, Make> = {
  raft: (_, scene, say) =>
    told(say, "about-raft", { count: onRaft(scene).length, turtles: list(onRaft(scene), say) }, "M1.3"),
  space,
  beach: (_, scene, say) => beach(scene, say),
  clutch: (_, scene, say) =>
    scene.clutch === null ? lastEggs(say) : told(say, "about-clutch", { eggs: scene.clutch }, "M5.1"),
  pile: (_, scene, say) => told(say, "about-pile", { cards: scene.pile }, "M5.3"),
  "last-eggs": (_, __, say) => lastEggs(say),
  turtle,
  trail: (which, _, say) => told(say, "about-trail", { turtle: called(which as Turtle, say) }),
  tray,
  "open-cards": (seat, scene, say, names) => openCards(Number(seat), scene, say, names),
  cards: (seat, scene, say, names) => cards(Number(seat), scene, say, names),
  hand: (eggs, scene, say) => told(say, "about-hand", { eggs: Number(eggs), limit: scene.limit }, "M8.1"),
  spent: (_, scene, say) => told(say, "about-spent", { count: scene.spent.length }, "M8.5"),
  variant: (_, scene, say) => told(say, "about-variant", { used: scene.options.egg_cards }, "M8.1"),
};

function told(say: Say, key: string, args: Args, rule?: string): Explanation {
  return { title: say.say(`${key}.title`, args), text: say.say(key, args), ...(rule ? { rule } : {}) };
}

const called = (turtle: Turtle, say: Say) => say.say(`turtle-${turtle}`);
const list = (turtles: readonly Turtle[], say: Say) =>
  new Intl.ListFormat(say.lang).format(turtles.map((turtle) => called(turtle, say)));
const lastEggs = (say: Say) => told(say, "about-last-eggs", { eggs: LAST_EGGS }, "M6.1");

function space(which: string, scene: Scene, say: Say): Explanation {
  if (Number(which) === SPACES) return beach(scene, say);
  const stack = scene.stacks[which] ?? [];
  return told(say, "about-space", { space: Number(which), count: stack.length, turtles: list(stack, say) }, "M4.1");
}

function beach(scene: Scene, say: Say): Explanation {
  const eggs = scene.clutch ?? (scene.pile ? 0 : LAST_EGGS);
  return told(say, "about-beach", { space: SPACES, eggs }, "M5.1");
}

/** The owner, the others in its stack, and who decides when it moves. */
function turtle(which: string, scene: Scene, say: Say, names: readonly string[]): Explanation | undefined {
  const found = inPlay(scene).find((one) => one === which);
  if (!found) return undefined;
  const player = say.player(ownerOf(scene, found), names);
  const stack = scene.stacks[spaceOf(scene, found)] ?? [found];
  const at = stack.indexOf(found);
  const [below, above] = [stack.slice(0, at), stack.slice(at + 1)];
  const top = stack.at(-1)!;
  const parts = [say.say("about-turtle", { player, space: spaceOf(scene, found) })];
  if (above.length) parts.push(say.say("mahe-web-carries", { turtles: list(above, say) }));
  if (below.length) parts.push(say.say("mahe-web-rides", { turtles: list(below, say) }));
  if (above.length) {
    const boss = say.player(ownerOf(scene, top), names);
    parts.push(say.say("mahe-web-top-decides", { player: boss, turtle: called(top, say) }));
  }
  if (scene.turn === found && scene.step !== "over") parts.push(say.say("mahe-web-its-turn"));
  if (decider(scene) === found && scene.turn !== found)
    parts.push(say.say("mahe-web-decides-now", { player, turtle: called(scene.turn!, say) }));
  return {
    title: `${say.say("about-turtle.title", { turtle: called(found, say) })} ${SIGNS[found].text}`,
    text: parts.join(" "),
    rule: stack.length > 1 ? "M4.2" : "M3.1",
  };
}

function tray(_: string, scene: Scene, say: Say): Explanation {
  const count = scene.dice.length;
  const sum = scene.dice.reduce((total, pips) => total + pips, 0);
  return told(say, "about-tray", { count, sum, limit: scene.limit, steps: sum * count }, "M2.4");
}

function cards(seat: number, scene: Scene, say: Say, names: readonly string[]): Explanation {
  const player = say.player(seat, names);
  return told(
    say,
    "about-cards",
    { player, turtles: list(turtlesOf(scene, seat), say), cards: countOf(scene, seat) },
    "M5.1",
  );
}

function openCards(seat: number, scene: Scene, say: Say, names: readonly string[]): Explanation {
  const own = scene.cards[seat - 1] ?? [];
  const { title } = cards(seat, scene, say, names);
  const args = { count: own.length, values: new Intl.ListFormat(say.lang).format([...own].sort().map(String)) };
  const eggs = own.reduce((sum, one) => sum + one, 0);
  return { title, text: say.say("mahe-web-open-cards", { ...args, eggs }), rule: "M6.2" };
}

const countOf = (scene: Scene, seat: number) => scene.cards[seat - 1]?.length ?? 0;

/** How far the game has come, and what ends it. */
export function status(scene: Scene, say: Say): string {
  if (scene.step === "over") return "";
  const left = scene.pile + (scene.clutch === null ? 0 : 1);
  return left ? say.say("mahe-web-status", { cards: left }) : say.say("mahe-web-status-last");
}
