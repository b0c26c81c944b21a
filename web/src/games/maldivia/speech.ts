/** The game by ear: the question with what can be done, the turns of others in one breath, and typed questions. */

import { type EntryOf, eventsOf } from "../../lib/board";
import { type Asked, named, plain, type Question, seatNamed } from "../../lib/commands";
import type { Words } from "../../lib/words.svelte";
import type { Choice } from "../../protocol";
import { cellOf, inside, spaceOf, stepFrom, visible } from "./compass";
import { boat, island, tileInWords, tiles, withDirections } from "./describe";
import { spaceInWords } from "./places";
import { question as asked } from "./question";
import type { Event, Tile } from "./types";
import { everybody, type MaldiviaView, type Side, SIDES } from "./view";

const FEW = 5; // choices that are told with the question

export function question(
  scene: MaldiviaView,
  say: Words,
  names: readonly string[],
  me: number,
  choices: readonly Choice[],
): string {
  const text = asked(scene, say, names);
  const here = scene.step === "plan" && scene.boats[me - 1];
  const more = here
    ? [say.say("maldivia-ear-here", { space: here })]
    : choices.length <= FEW
      ? [`${choices.map((choice) => choice.text).join("; ")}.`]
      : [];
  return withDirections([/[.?]$/.test(text) ? text : `${text}.`, ...more].join(" "), say);
}

// --- what happened ------------------------------------------------------------------------------------------------------

const UNTOLD = ["planned", "stows", "rearranges", "tips", "exchanged"];

const MOST_SHOWN = 2; // ships that are turned up in a turn; at the start there are more, and they can be asked for

const tipped = (event: Event): [number, Tile][] => (event.event === "tips" ? [[event.args.seat, event.args.tile]] : []);

/** Tells where each boat sailed and what it did there; how the fish are put on the mast can be asked. */
export function tell(
  entries: readonly EntryOf<Event>[],
  _: MaldiviaView,
  say: Words,
  names: readonly string[],
  before: readonly EntryOf<Event>[] = [],
): string {
  const told: string[] = [];
  const events = eventsOf(entries);
  const isSetup = events.filter(({ event }) => event === "shown").length > MOST_SHOWN;
  const tiles = new Map(eventsOf(before).flatMap(tipped));
  for (const event of events) {
    if (event.event === "shown" && isSetup) continue;
    if (event.event === "tips") tiles.set(...tipped(event)[0]!);
    else if (event.event === "sails") {
      const player = say.player(event.args.seat, names);
      const tile = tileInWords(tiles.get(event.args.seat) ?? null, say);
      told.push(say.say("maldivia-ear-sails", { player, tile, space: event.args.space }));
    } else if (!UNTOLD.includes(event.event)) told.push(say.event(event, names));
  }
  return withDirections(told.join(" "), say);
}

// --- typed questions --------------------------------------------------------------------------------------------------

export const questions: readonly Question<MaldiviaView>[] = [
  { words: "maldivia-cmd-look", answer: (asked) => look(asked) },
  { words: "maldivia-cmd-mast", answer: (asked) => mast(asked) },
  { words: "maldivia-cmd-ship", answer: (asked) => ships(asked) },
  { words: "maldivia-cmd-tiles", answer: (asked) => allTiles(asked) },
  {
    words: "maldivia-cmd-space",
    isAsked: (text, view) => isSpace(text, view),
    answer: ({ view, say, names, me, choices, rest }) =>
      isSpace(rest, view) ? spaceInWords(rest, view, say, names, me, choices) : undefined,
  },
];

const isSpace = (text: string, view: MaldiviaView) =>
  /^[a-j]\d+$/.test(text) && inside(visible(view.cloth), cellOf(text));

/** A side by its compass word, its letter or its island. */
const sideNamed = (text: string, say: Words): Side | undefined =>
  named(text, SIDES, (side) => say.say(`tile-${side}`)) ??
  named(text, SIDES, (side) => say.say(`island-${side}`)) ??
  SIDES[["north", "east", "south", "west"].indexOf(text)];

/** All spaces from my boat to the edge. */
function look({ view, say, names, me, choices, rest }: Asked<MaldiviaView>): string | undefined {
  const side = sideNamed(rest, say);
  const here = view.boats[(me || 1) - 1];
  if (!side || !here) return undefined;
  const told: string[] = [];
  const rect = visible(view.cloth);
  for (let cell = stepFrom(cellOf(here), side); inside(rect, cell); cell = stepFrom(cell, side))
    told.push(spaceInWords(spaceOf(cell), view, say, names, me, choices));
  const from = say.say("maldivia-ear-look", { space: here, side: say.say(`tile-${side}`) });
  return [from, ...(told.length ? told : [say.say("maldivia-ear-edge")])].join(" ");
}

function mast({ view, rest, ...asked }: Asked<MaldiviaView>): string | undefined {
  const seat = seatNamed(rest, view.seats, asked);
  return seat ? boat(view, seat, asked.say.player(seat, asked.names), asked.say) : undefined;
}

function ships({ view, say, rest }: Asked<MaldiviaView>): string | undefined {
  const side = sideNamed(plain(rest), say);
  if (rest && !side) return undefined;
  return withDirections((side ? [side] : SIDES).flatMap((one) => island(view, one, say)).join(" "), say);
}

const allTiles = ({ view, say, names }: Asked<MaldiviaView>): string =>
  everybody(view)
    .flatMap((seat) => tiles(view, seat, say.player(seat, names), say))
    .join(" ") || say.say("maldivia-ear-no-tiles");
