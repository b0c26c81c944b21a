/** The position in sentences, and short ones for the parts of the board. */

import type { Words } from "../../lib/words.svelte";
import { capital } from "../../lib/log";
import type { Preview } from "./preview";
import { type Event, ROUNDS, type Step, TURNS } from "./types";
import {
  BONUSES,
  type Box,
  COLOURS,
  type DeoleView,
  dieOf,
  disasterIn,
  isAlone,
  type SheetView,
  TRACKS,
  type Track,
} from "./view";

/** The steps at which the board asks its player something. */
export const ASKED: readonly Step[] = [
  "side",
  "modes",
  "pick",
  "lay",
  "mode",
  "port",
  "course",
  "sign",
  "castaway",
  "bonus",
  "colour",
  "salvage",
  "disaster",
];

export function describe(view: DeoleView, say: Words, names: readonly string[]): string[] {
  return [
    `${when(view, say)}.`,
    ...(ending(view) ? [say.say(ending(view))] : []),
    ...(!isAlone(view) && view.first
      ? [`${say.say("deole-web-first", { player: say.player(view.first, names) })}.`]
      : []),
    ...dice(view, say),
    ...sea(view, say, names),
    ...view.sheets.flatMap((sheet, i) => player(view, sheet, i + 1, say, names)),
  ];
}

/** The round and the turn; after the end, the last ones. */
export function when({ round, turn }: DeoleView, say: Words): string {
  return say.say("deole-turn", {
    round: Math.min(round, ROUNDS),
    rounds: ROUNDS,
    turn: round > ROUNDS ? TURNS : Math.min(turn, TURNS),
    turns: TURNS,
  });
}

/** The question to the player in a few words; empty where the board does not ask. */
export function asked(view: DeoleView, say: Words): string {
  if (!ASKED.includes(view.step)) return "";
  const owed = view.step === "bonus" && view.owed > 1 ? ` ${say.say("deole-web-owed", { count: view.owed })}` : "";
  const help = view.step === "disaster" && view.sheets[0]?.helpers ? ` ${say.say("deole-web-ask-help")}` : "";
  return `${say.say(`deole-web-ask-${view.step}`)}${owed}${help}`;
}

/** The events of a frame in a sentence or two. */
export function captionOf(events: readonly Event[], say: Words, names: readonly string[]): string {
  const spaces = events.filter((event) => event.event === "drifts").map(({ args }) => args.space);
  if (spaces.length) return say.say("deole-web-castaways-at", { spaces: list(spaces, say) });
  const told = events.filter(({ event }) => event !== "rolled");
  const sentences = told.map((event) => capital(say.event(event, names)));
  return sentences.join(" ") || (events.length ? say.say("deole-web-rolling") : "");
}

/** Events that only repeat the answer. */
const SAID = ["lays", "smiles", "discards", "bonus", "disaster", "departs", "opens"];

/** The certain outcome of an answer, in words and in points; null where it is not known. */
export function foreseenIn(
  preview: Preview | null,
  say: Words,
  names: readonly string[],
): { text: string; points: Preview["points"] } | null {
  if (!preview) return null;
  const then = preview.then ? [say.say(`deole-web-then-${preview.then}`)] : [];
  const events = preview.events.filter(({ event }) => !SAID.includes(event));
  const text = [...events.map((event) => capital(say.event(event, names))), ...then].join(" ");
  return text || preview.points.length ? { text, points: preview.points } : null;
}

/** The key of the sentence about the end of a solo voyage; empty until then. */
export function ending(view: DeoleView): string {
  if (view.lost) return `deole-lost-${view.lost}`;
  return isAlone(view) && view.step === "over" ? "deole-web-come-home" : "";
}

/** The map in one line, for the picture. */
export function mapInWords(view: DeoleView, say: Words, names: readonly string[]): string {
  const ships = view.sheets.flatMap((sheet, i) => (sheet.side ? [shipInWords(sheet, i + 1, say, names)] : []));
  return [say.say("deole-web-map"), ...ships].join(" ");
}

/** The voyage of a seat in a few words. */
export function voyage(view: DeoleView, seat: number, say: Words): string {
  const { ship, spaces } = view.sheets[seat - 1]!;
  const where =
    ship.at === "sea" && ship.next ? say.say("deole-web-ahead", { space: ship.next }) : say.say(`deole-at-${ship.at}`);
  return `${where} · ${say.say("deole-web-spaces", { count: spaces })}`;
}

const list = (parts: readonly string[], say: Words) => new Intl.ListFormat(say.lang).format(parts);
const colour = (name: string, say: Words) => say.say(`colour-${name}`);
const called = (dice: readonly string[], say: Words) =>
  list(
    dice.map(dieOf).map((die) => say.say("deole-web-die", { colour: colour(die.colour, say), pips: die.pips })),
    say,
  );

export function dice(view: DeoleView, say: Words): string[] {
  const bag = COLOURS.map((name) => say.say("deole-web-dice", { colour: colour(name, say), count: view.bag[name] }));
  return [
    ...(view.tray.length ? [say.say("deole-web-tray-holds", { dice: called(view.tray, say) })] : []),
    ...(view.die ? [hand(view.die, say)] : []),
    ...(view.rose.length ? [say.say("deole-web-rose-holds", { dice: called(view.rose, say) })] : []),
    say.say("deole-web-bag-holds", { dice: list(bag, say) }),
  ];
}

export function hand(die: string, say: Words): string {
  const free = dieOf(die).pips === 0;
  const what = free ? say.say("deole-web-die-free", { colour: colour(dieOf(die).colour, say) }) : called([die], say);
  return say.say("deole-web-hand-holds", { die: what });
}

function sea(view: DeoleView, say: Words, names: readonly string[]): string[] {
  const storms = COLOURS.filter((name) => view.storm[name] > 0);
  const reached = view.eolia.reached.map((seat) => say.player(seat, names));
  return [
    ...(view.castaways.length ? [say.say("deole-web-castaways-at", { spaces: list(view.castaways, say) })] : []),
    say.say("deole-web-wrecks-at", { spaces: list(view.map.wrecks, say) }),
    `${say.say("deole-web-island-at", { spaces: list(view.map.island, say) })} ${say.say(`deole-web-eolia-${view.eolia.bonus}`)}`,
    ...(reached.length ? [say.say("deole-web-reached", { players: list(reached, say) })] : []),
    ...storms.map((name) =>
      say.say("deole-web-storm-rows", { wind: say.say(`deole-web-wind-${name}`), rows: view.storm[name] }),
    ),
    ...(view.disasters.length
      ? [say.say("deole-web-disasters-were", { values: list(view.disasters.map(String), say) })]
      : []),
  ];
}

function player(view: DeoleView, sheet: SheetView, seat: number, say: Words, names: readonly string[]): string[] {
  if (!sheet.side) return [];
  const who = say.player(seat, names);
  const taken = BONUSES.filter((bonus) => sheet.bonuses.includes(bonus));
  return [
    shipInWords(sheet, seat, say, names),
    ...TRACKS.map((track) => `${who}: ${trackInWords(sheet, track, say)}`),
    ...(taken.length ? [say.say("deole-web-has-bonuses", { player: who, bonuses: taken.join(", ") })] : []),
    ...(isAlone(view) ? [say.say("deole-web-has-helpers", { count: sheet.helpers })] : []),
  ];
}

export function shipInWords(
  { side, ship, spaces, row }: SheetView,
  seat: number,
  say: Words,
  names: readonly string[],
): string {
  const player = say.player(seat, names);
  const about = { player, wind: say.say(`deole-web-wind-${side}`), colour: colour(side!, say) };
  const far = say.say("deole-web-explored", { spaces, row });
  if (ship.at !== "sea" || !ship.next) return `${say.say(`deole-web-ship-${ship.at}`, about)} ${far}`;
  return `${say.say("deole-web-ship-sea", { ...about, space: ship.next, heading: say.say(`heading-${ship.heading}`) })} ${far}`;
}

export function trackInWords(sheet: SheetView, name: Track, say: Words): string {
  const track = sheet.tracks[name];
  const boxes = track.boxes.map((box, i) => inBox(box, name === "crew" ? sheet.signs[i]! : "", say)).filter(Boolean);
  const mode = track.mode ? ` (${say.say(`mode-${track.mode}`)})` : "";
  const filled = boxes.length ? list(boxes, say) : say.say("deole-web-empty");
  return `${say.say(`track-${name}`)}${mode}: ${filled}. ${say.say("deole-web-helms", { ready: track.helms, used: track.used })}.`;
}

export function inBox(box: Box, sign: string, say: Words): string {
  if (box === 0) return "";
  if (typeof box === "number") return `${sign === "-" ? "−" : sign}${box}`;
  if (disasterIn(box)) return `${say.say("deole-web-disaster")} ${dieOf(disasterIn(box)).pips}`;
  return say.say(box === "castaway" ? "deole-web-castaway" : "deole-web-stormed");
}
