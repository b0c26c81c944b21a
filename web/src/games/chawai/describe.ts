/** The position in sentences. */

import type { Words } from "../../lib/words.svelte";
import { NOTHING, type Pile, worth } from "./fish";
import { PLACES, type Place } from "./geometry";
import type { ChawaiView } from "./view";
import { ROUNDS } from "./types";

export function describe(view: ChawaiView, say: Words, names: readonly string[]): string[] {
  return [
    `${say.say("chawai-round", { number: view.round, of: ROUNDS })}. ${say.say("chawai-deck", { cards: view.deck })}.`,
    ...(view.step === "kiti" ? [] : [kiti(view, say, names)]),
    ...PLACES.flatMap((place) => card(view, place, say, names)),
    ...everybody(view).flatMap((seat) => player(view, seat, say, names)),
  ];
}

/** The three cards in one line, for the picture. */
export function lagoonInWords(view: ChawaiView, say: Words, names: readonly string[]): string {
  return PLACES.flatMap((place) => card(view, place, say, names)).join(" ") || say.say("chawai-web-empty");
}

const everybody = (view: ChawaiView) => Array.from({ length: view.seats }, (_, i) => i + 1);

function kiti(view: ChawaiView, say: Words, names: readonly string[]): string {
  const order = everybody(view).map((seat) => say.player(((view.kiti + seat - 2) % view.seats) + 1, names));
  return `${say.say("event-stands", { seat: order[0]! })} ${say.say("chawai-web-clockwise", { players: order.join(", ") })}`;
}

export function card(view: ChawaiView, place: Place, say: Words, names: readonly string[]): string[] {
  const fish = view.lagoon[place];
  const seer = view.hidden[place];
  if (fish === NOTHING) return [];
  const where = say.say(`place-${place}`);
  const hidden = seer ? [say.say("event-hidden", { place: where, seat: say.player(seer, names) })] : [];
  return fish ? [...hidden, say.say("event-lies", { place: where, fish: say.say(`fish-${fish}`) })] : hidden;
}

function player(view: ChawaiView, seat: number, say: Words, names: readonly string[]): string[] {
  const who = say.player(seat, names);
  const hand = view.hands[seat - 1]!;
  return [
    ...(view.step === "dive" ? [dive(view.dives[seat - 1]!, who, say)] : []),
    ...(hand.length ? [say.say("chawai-web-holds", { player: who, divers: hand.join(", ") })] : []),
    pile(view.piles[seat - 1]!, who, say),
  ];
}

function dive(depth: number | null, player: string, say: Words): string {
  if (depth === 0) return say.say("chawai-web-ashore", { player });
  return depth === null ? say.say("chawai-web-laid", { player }) : say.say("chawai-web-laid-depth", { player, depth });
}

export function pile(fish: Pile, player: string, say: Words): string {
  const top = fish.at(-1);
  if (!top) return say.say("chawai-web-pile-empty", { player });
  return say.say("chawai-web-pile", {
    player,
    count: fish.length,
    fish: say.say(`fish-${top}`),
    points: say.points(worth(fish)),
  });
}
