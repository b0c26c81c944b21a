/** Explains the things on the board: what they are, and what they do now. */

import type { Explanation } from "../../lib/board";
import { signed } from "../../lib/numbers";
import type { Words } from "../../lib/words.svelte";
import { NOTHING, type Pile, SPECIES, species, worth } from "./fish";
import { PLACES } from "./geometry";
import { DIVERS, type Fish, type Place } from "./types";
import type { ChawaiView } from "./view";

/** Everything that the glossary lists. */
export const abouts: readonly string[] = [
  ...PLACES.map((place) => `place-${place}`),
  ...SPECIES.map((kind) => `fish-${kind}`),
  "kiti",
  "diver",
  "hand",
  "slot",
  "pile",
  "deck",
  "discards",
  "last",
];

const RULES: Record<string, string> = {
  "place-surface": "C3.3",
  "place-middle": "C3.2",
  "place-bottom": "C3.1",
  "fish-sardine": "C1.4",
  "fish-lantern": "C4.1",
  "fish-tiger": "C1.4",
  "fish-tuna": "C1.4",
  "fish-jellyfish": "C4.2",
  "fish-gull": "C4.3",
  kiti: "C3.4",
  diver: "C2.4",
  hand: "C-R14",
  slot: "C2.3",
  pile: "C-R13",
  deck: "C2.1",
  discards: "C4.3",
  last: "C-R2",
  mark: "C-R2",
};

type Args = Record<string, string | number>;

/** `about` is a thing, often with numbers: "pile-2" is that of seat 2, "diver-1-7" the diver 7 of seat 1. */
export function explain(
  about: string,
  view: ChawaiView,
  say: Words,
  names: readonly string[],
): Explanation | undefined {
  const [thing = "", first = "", second = ""] = about.split("-");
  const seat = Number(first) || 0;
  const told = (name: string, args: Args = {}): Explanation => ({
    title: say.say(`about-${name}.title`, args),
    text: say.say(`about-${name}`, args),
    rule: RULES[thing === "place" || thing === "fish" ? `${thing}-${first}` : thing] ?? "C1.1",
  });
  const player = say.player(seat, names);
  switch (thing) {
    case "place":
      return withCard(told(`place-${first}`), view, first as Place, say, names);
    case "fish":
      return fishTold(told(`fish-${first}`), about.slice("fish-".length), say);
    case "kiti":
      return told("kiti", { players: clockwise(view, say, names).reverse().join(" → ") });
    case "diver":
      return seat ? told(...diver(view, seat, Number(second), player)) : told("diver");
    case "hand":
      return seat ? told("hand-of", { player, ...hand(view, seat) }) : told("hand");
    case "slot":
      return seat ? told(view.dives[seat - 1] === 0 ? "slot-awaited" : "slot-laid", { player }) : told("slot");
    case "boat":
    case "pile":
      return seat ? { ...told(...pile(view.piles[seat - 1]!, player, say)), rule: "C-R13" } : told("pile");
    case "mark":
      return told("mark", { player, depth: second });
    case "deck":
      return told("deck", { cards: view.deck });
    case "discards":
      return told("discards", { count: view.discarded.length, cards: listed(view.discarded, say) });
    case "last":
      return told("last");
  }
  return undefined;
}

/** Adds the card at the place to the explanation. */
function withCard(
  told: Explanation,
  view: ChawaiView,
  place: Place,
  say: Words,
  names: readonly string[],
): Explanation {
  const fish = view.lagoon[place];
  const seer = view.hidden[place];
  if (fish === NOTHING) return told;
  const now = fish
    ? say.say("event-lies", { place: say.say(`place-${place}`), fish: say.say(`fish-${fish}`) })
    : say.say("event-hidden", { place: say.say(`place-${place}`), seat: say.player(seer ?? 0, names) });
  return { ...told, text: `${told.text} ${now}` };
}

/** A card has its value in its title. */
function fishTold(told: Explanation, name: string, say: Words): Explanation {
  return name.includes("-") || name === "gull" ? { ...told, title: say.say(`fish-${name}`) } : told;
}

/** The players in the order in which they sit clockwise from the Kiti. */
function clockwise(view: ChawaiView, say: Words, names: readonly string[]): string[] {
  return Array.from({ length: view.seats }, (_, i) => say.player(((view.kiti - 1 + i) % view.seats) + 1, names));
}

function diver(view: ChawaiView, seat: number, depth: number, player: string): [string, Args] {
  if (view.dives[seat - 1] === depth) return ["diver-laid", { depth }];
  if (!view.hands[seat - 1]!.includes(depth)) return ["diver-gone", { depth, player }];
  const others = view.hands.filter((_, i) => i + 1 !== seat);
  const deeper = others.filter((hand) => hand.some((one) => one > depth)).length;
  const shallower = others.filter((hand) => hand.some((one) => one < depth)).length;
  return ["diver-held", { depth, deeper, shallower }];
}

function hand(view: ChawaiView, seat: number): Args {
  const held = view.hands[seat - 1]!;
  const used = Array.from({ length: DIVERS }, (_, i) => i + 1).filter((depth) => !held.includes(depth));
  return { held: held.join(", ") || "–", used: used.join(", ") || "–" };
}

function pile(fish: Pile, player: string, say: Words): [string, Args] {
  const top = fish.at(-1);
  if (!top) return ["pile-empty", { player }];
  const args = { player, count: fish.length, fish: say.say(`fish-${top}`), points: say.points(worth(fish)) };
  return [species(top) === "jellyfish" ? "pile-stung" : "pile-of", args];
}

/** Equal cards are counted. */
function listed(cards: readonly Fish[], say: Words): string {
  const counts = new Map<Fish, number>();
  for (const card of cards) counts.set(card, (counts.get(card) ?? 0) + 1);
  return (
    [...counts].map(([card, n]) => `${n > 1 ? `${signed(n)} × ` : ""}${say.say(`fish-${card}`)}`).join(", ") || "–"
  );
}
