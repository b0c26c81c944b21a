/** The game by ear: the question, a round in one breath, typed questions, and the places to walk over. */

import { type EntryOf, eventsOf } from "../../lib/board";
import { type Asked, type Question, seatNamed } from "../../lib/commands";
import type { Words } from "../../lib/words.svelte";
import type { Ground, Place } from "../../lib/walk";
import type { Choice } from "../../protocol";
import { card, describe, lagoonInWords, pile } from "./describe";
import { NOTHING } from "./fish";
import { PLACES } from "./geometry";
import { title } from "./question";
import { DIVERS, type Event } from "./types";
import type { ChawaiView } from "./view";

/** The lagoon, and what is asked. */
export const question = (view: ChawaiView, say: Words, names: readonly string[]): string =>
  [lagoonInWords(view, say, names), `${title(view, say) ?? say.say("web-your-turn")}.`].join(" ");

// --- what happened ------------------------------------------------------------------------------------------------------

const UNTOLD = ["lies", "hidden", "stands"]; // the question tells of the lagoon

/** All dives in one sentence, then who took what, from the deepest to the shallowest. */
export function tell(entries: readonly EntryOf<Event>[], _: ChawaiView, say: Words, names: readonly string[]): string {
  const told: string[] = [];
  let dives: string[] = [];
  const flush = () => {
    if (dives.length) told.push(say.say("chawai-ear-dives", { dives: dives.join(", ") }));
    dives = [];
  };
  for (const event of eventsOf(entries)) {
    if (event.event === "dived") dives.push(`${say.player(event.args.seat, names)} ${event.args.depth}`);
    else if (!UNTOLD.includes(event.event)) {
      flush();
      told.push(event.event === "took" ? took(event.args, say, names) : say.event(event, names));
    }
  }
  flush();
  return told.join(" ");
}

function took(args: { seat: number; place: string; fish: string }, say: Words, names: readonly string[]): string {
  return say.say("chawai-ear-took", {
    place: say.say(`place-${args.place}`),
    player: say.player(args.seat, names),
    fish: say.say(`fish-${args.fish}`),
  });
}

/** All divers are turned up at once: of the many outcomes none is worth telling. */
export const foresee = (): string => "";

// --- typed questions --------------------------------------------------------------------------------------------------

export const questions: readonly Question<ChawaiView>[] = [
  { words: "chawai-cmd-lagoon", answer: ({ view, say, names }) => lagoon(view, say, names) },
  { words: "chawai-cmd-hand", answer: (asked) => hand(asked) },
  { words: "chawai-cmd-pile", answer: (asked) => catches(asked) },
];

/** The three cards, the round and the Kiti. */
const lagoon = (view: ChawaiView, say: Words, names: readonly string[]) =>
  describe(view, say, names)
    .slice(0, 2 + PLACES.length)
    .join(" ");

function hand({ view, rest, ...asked }: Asked<ChawaiView>): string | undefined {
  const seat = seatNamed(rest, view.seats, asked);
  return seat ? holds(seat, view.hands[seat - 1] ?? [], asked.say, asked.names) : undefined;
}

const holds = (seat: number, divers: readonly number[], say: Words, names: readonly string[]) =>
  say.say("chawai-web-holds", { player: say.player(seat, names), divers: divers.join(", ") || "–" });

/** A pile from the top down. */
function catches({ view, rest, ...asked }: Asked<ChawaiView>): string | undefined {
  const { say, names } = asked;
  const seat = seatNamed(rest, view.seats, asked);
  return seat ? pileOf(view, seat, say, names) : undefined;
}

function pileOf(view: ChawaiView, seat: number, say: Words, names: readonly string[]): string {
  const fish = view.piles[seat - 1]!;
  const all = [...fish].reverse().map((one) => say.say(`fish-${one}`));
  const sum = pile(fish, say.player(seat, names), say);
  return all.length > 1 ? `${sum} ${say.say("chawai-ear-from-top", { fish: all.join(", ") })}` : sum;
}

// --- places to walk over ------------------------------------------------------------------------------------------------

/** The lagoon from the surface down, my divers, everybody's hands and piles. */
export function places(
  view: ChawaiView,
  say: Words,
  names: readonly string[],
  me: number,
  choices: readonly Choice[],
): Ground {
  const seats = Array.from({ length: view.seats }, (_, i) => i + 1);
  const divers = Array.from({ length: me ? DIVERS : 0 }, (_, i) => diver(i + 1, view, say, me, choices));
  return {
    label: say.say("chawai-ear-places"),
    rows: [
      PLACES.map((place) => ({
        id: place,
        name: card(view, place, say, names).join(" ") || `${say.say(`place-${place}`)}: ${say.say(`fish-${NOTHING}`)}`,
      })),
      ...(divers.length ? [divers] : []),
      seats.map((seat) => ({ id: `pile ${seat}`, name: pileOf(view, seat, say, names), isMine: seat === me })),
      seats.map((seat) => ({ id: `hand ${seat}`, name: holds(seat, view.hands[seat - 1] ?? [], say, names) })),
    ],
  };
}

function diver(depth: number, view: ChawaiView, say: Words, me: number, choices: readonly Choice[]): Place {
  const answer = `dive ${depth}`;
  const isHeld = view.hands[me - 1]?.includes(depth);
  const state = view.dives[me - 1] === depth ? "laid" : isHeld ? "held" : "gone";
  return {
    id: answer,
    name: say.say(`chawai-web-diver-${state}`, { depth }),
    answers: choices.some((choice) => choice.answer === answer) ? [answer] : [],
  };
}
