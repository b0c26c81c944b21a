/** The position in sentences. */

import type { Words } from "../../lib/words.svelte";
import { decider, isFaceUp, onRaft, ownerOf, type Scene, turtlesOf, type Turtle } from "./view";

export function describe(scene: Scene, say: Words, names: readonly string[], me: number, open = false): string[] {
  const faceUp = (seat: number) => isFaceUp(scene, seat, me, open);
  return [
    ...turn(scene, say, names),
    ...places(scene, say),
    ...beach(scene, say),
    ...players(scene, say, names, faceUp),
  ];
}

const list = (parts: readonly string[], say: Words) => new Intl.ListFormat(say.lang).format(parts);
const called = (turtles: readonly Turtle[], say: Words) => turtles.map((turtle) => say.say(`turtle-${turtle}`));

function turn(scene: Scene, say: Words, names: readonly string[]): string[] {
  if (!scene.turn || scene.step === "over") return [];
  const player = say.player(ownerOf(scene, scene.turn), names);
  if (scene.step === "pick") return [say.say("mahe-web-picks", { player })];
  const told = [say.say("mahe-web-turn", { player, turtle: say.say(`turtle-${scene.turn}`) })];
  if (scene.dice.length) told.push(dice(scene, say));
  const top = decider(scene);
  if (top)
    told.push(
      say.say("mahe-web-decider", { player: say.player(ownerOf(scene, top), names), turtle: say.say(`turtle-${top}`) }),
    );
  return told;
}

/** The dice that have been rolled. */
export function dice({ dice }: Scene, say: Words): string {
  if (!dice.length) return say.say("mahe-ear-no-dice");
  const sum = dice.reduce((total, pips) => total + pips, 0);
  return say.say("mahe-web-dice", { dice: list(dice.map(String), say), sum, count: dice.length });
}

function places(scene: Scene, say: Words): string[] {
  const stacks = Object.entries(scene.stacks).sort(([a], [b]) => Number(a) - Number(b));
  const told = stacks.map(([space, stack]) => {
    const key = stack.length > 1 ? "mahe-web-stack" : "mahe-web-space";
    return say.say(key, { space: Number(space), turtles: called(stack, say).join(", ") });
  });
  return [...told, raft(scene, say)].filter(Boolean);
}

/** The turtles on the raft; empty if there are none. */
export function raft(scene: Scene, say: Words): string {
  const turtles = onRaft(scene);
  return turtles.length ? say.say("mahe-web-raft", { turtles: list(called(turtles, say), say) }) : "";
}

export function beach(scene: Scene, say: Words): string[] {
  if (scene.beach) return [say.say("mahe-web-beached", { turtle: say.say(`turtle-${scene.beach}`) })];
  if (scene.clutch === null)
    return [scene.pile ? say.say("mahe-web-pile", { cards: scene.pile }) : say.say("mahe-web-last-eggs")];
  return [say.say("mahe-web-clutch", { eggs: scene.clutch }), say.say("mahe-web-pile", { cards: scene.pile })];
}

export function players(
  scene: Scene,
  say: Words,
  names: readonly string[],
  faceUp: (seat: number) => boolean,
): string[] {
  return scene.cards.map((cards, i) => {
    const player = say.player(i + 1, names);
    const told = say.say("mahe-web-player", {
      player,
      turtles: list(called(turtlesOf(scene, i + 1), say), say),
      cards: cards.length,
    });
    if (!cards.length || !faceUp(i + 1)) return told;
    return `${told} ${say.say("mahe-web-values", { values: list(cards.map(String), say) })}`;
  });
}
