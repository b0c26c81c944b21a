/** The game by ear: the question with the dice, the turns of others in one breath, and typed questions. */

import { type EntryOf, eventsOf, type ProspectOf } from "../../lib/board";
import { type Asked, named, type Question, seatNamed } from "../../lib/commands";
import { capital } from "../../lib/log";
import { signed } from "../../lib/numbers";
import type { Words } from "../../lib/words.svelte";
import type { Choice } from "../../protocol";
import { asked, dice, foreseenIn, hand, shipInWords, trackInWords } from "./describe";
import { columnsInWords, modesInWords, spaceInWords } from "./places";
import { preview } from "./preview";
import { type Event, ROWS } from "./types";
import { type DeoleView, TRACKS } from "./view";

const FEW = 5; // choices that are told with the question

export function question(
  view: DeoleView,
  say: Words,
  _: readonly string[],
  _me: number,
  choices: readonly Choice[],
): string {
  const isOfDice = view.step === "pick" || view.step === "lay";
  const shown = view.step === "lay" && view.die ? hand(view.die, say) : dice(view, say)[0]!;
  const few = choices.length <= FEW && !isOfDice ? [`${choices.map((choice) => choice.text).join("; ")}.`] : [];
  return [asked(view, say), ...(isOfDice ? [shown] : []), ...few].join(" ");
}

// --- what happened ------------------------------------------------------------------------------------------------------

const UNTOLD = ["turn", "rolled", "picks", "helm", "left", "refills", "earns", "adjusts", "drew", "chooses"];

/** Which die went where, and where it drove the ship; castaways in one sentence. The question tells of the dice. */
export function tell(entries: readonly EntryOf<Event>[], _: DeoleView, say: Words, names: readonly string[]): string {
  const events = eventsOf(entries);
  const drifting = events.flatMap((event) => (event.event === "drifts" ? [event.args.space] : []));
  const told = events
    .filter(({ event }) => event !== "drifts" && !UNTOLD.includes(event))
    .map((event) => capital(say.event(event, names)));
  const castaways = drifting.length ? [say.say("deole-web-castaways-at", { spaces: drifting.join(", ") })] : [];
  return [...told, ...castaways].join(" ");
}

/** The certain outcome of an answer, and its points. */
export function foresee(
  prospect: ProspectOf<Event>,
  view: DeoleView,
  say: Words,
  names: readonly string[],
  me: number,
): string | undefined {
  const found = foreseenIn(preview(prospect, view, me), say, names);
  if (!found) return undefined;
  const points = found.points.reduce((sum, { by }) => sum + by, 0);
  const change = say.say("deole-web-change", { count: Math.abs(points), points: signed(points) });
  return [found.text, `${change}.`].filter(Boolean).join(" ");
}

// --- typed questions --------------------------------------------------------------------------------------------------

export const questions: readonly Question<DeoleView>[] = [
  { words: "deole-cmd-track", answer: (asked) => track(asked) },
  { words: "deole-cmd-ship", answer: (asked) => ship(asked) },
  { words: "deole-cmd-modes", answer: ({ view, say, me }) => modesInWords(view, me || 1, say) },
  { words: "deole-cmd-columns", answer: ({ view, say, me }) => columnsInWords(view, me || 1, say) },
  { words: "deole-cmd-dice", answer: ({ view, say }) => dice(view, say).join(" ") },
  {
    words: "deole-cmd-space",
    isAsked: (text) => isSpace(text),
    answer: ({ view, say, names, rest }) => (isSpace(rest) ? spaceInWords(rest, view, say, names) : undefined),
  },
];

const isSpace = (text: string) => /^[a-h]\d$/.test(text) && Number(text[1]) >= 1 && Number(text[1]) <= ROWS;

/** A track of mine, or of the player that is named after it; all of them if no track is named. */
function track({ view, rest, ...asked }: Asked<DeoleView>): string | undefined {
  const { say, names } = asked;
  const [word = "", ...player] = rest.split(" ");
  const seat = seatNamed(player.join(" "), view.seats, { ...asked, me: asked.me || 1 });
  const sheet = seat && view.sheets[seat - 1];
  const colour = (one: string) => (one === "crew" ? say.say("deole-web-wind-crew") : say.say(`colour-${one}`));
  const found = named(word, TRACKS, colour);
  if (!sheet || (word && !found)) return undefined;
  const who = seat === asked.me ? "" : `${say.player(seat, names)}: `;
  return (found ? [found] : TRACKS).map((one) => `${who}${capital(trackInWords(sheet, one, say))}`).join(" ");
}

function ship({ view, rest, ...asked }: Asked<DeoleView>): string | undefined {
  const seat = seatNamed(rest, view.seats, { ...asked, me: asked.me || 1 });
  const sheet = seat && view.sheets[seat - 1];
  return sheet && sheet.side ? shipInWords(sheet, seat, asked.say, asked.names) : undefined;
}
