/** The board as places to walk over: the dice, the map, my sheet, the modes and the bonuses. North is above. */

import { capital } from "../../lib/log";
import type { Words } from "../../lib/words.svelte";
import type { Ground, Place } from "../../lib/walk";
import type { Choice } from "../../protocol";
import { crossings } from "./course";
import { inBox } from "./describe";
import { MODES } from "./modes";
import { BOXES, ROWS } from "./types";
import { BONUSES, COLOURS, type DeoleView, dieOf, isFilled, lastBox, nextBox, type Track, TRACKS } from "./view";

const FEW = 3; // open boxes of a column that are named
const count = (many: number) => Array.from({ length: many }, (_, i) => i);

/** A space of the map: what is on it, who has crossed it and who comes next. */
export function spaceInWords(space: string, view: DeoleView, say: Words, names: readonly string[]): string {
  const { wrecks, island, ports, symbols } = view.map;
  const has = (spaces: readonly string[]) => spaces.includes(space);
  const letter = Object.keys(symbols).find((one) => has(symbols[one]!));
  const harbours = COLOURS.flatMap((colour) =>
    ports[colour].flatMap((one, i) =>
      one === space ? [say.say("deole-ear-port", { port: i + 1, wind: say.say(`deole-web-wind-${colour}`) })] : [],
    ),
  );
  const ships = view.sheets.flatMap((sheet, i) => {
    const player = say.player(i + 1, names);
    const ahead = sheet.ship.next === space ? [say.say("deole-ear-next", { player })] : [];
    const isCrossed = crossings(view, sheet).some((one) => one.space === space);
    return isCrossed ? [say.say("deole-ear-crossed", { player }), ...ahead] : ahead;
  });
  const parts = [
    has(view.castaways) ? say.say("deole-web-castaway") : "",
    has(wrecks) ? say.say("deole-ear-wreck") : "",
    has(island) ? say.say("deole-web-eolia") : "",
    letter ? say.say("deole-ear-letter", { letter }) : "",
    ...harbours,
    isStormy(space, view) ? say.say("deole-web-storm") : "",
    ...ships,
  ].filter(Boolean);
  return `${space}: ${parts.join(", ") || say.say("deole-web-empty")}.`;
}

/** Whether a space lies in the rows that the storm has taken: from the north, the east, the south or the west. */
function isStormy(space: string, { storm }: DeoleView): boolean {
  const [across, down] = [space.charCodeAt(0) - 97, Number(space[1]) - 1];
  const last = ROWS - 1;
  return down < storm.blue || last - across < storm.yellow || last - down < storm.green || across < storm.red;
}

/** The modes of a sheet: those that are free and those that are used. */
export function modesInWords(view: DeoleView, seat: number, say: Words): string {
  const free = view.sheets[seat - 1]!.modes;
  const told = view.modes.map((mode) => (free.includes(mode) ? spelt(mode, say) : used(spelt(mode, say), say)));
  return `${say.say("deole-modes")}: ${told.join(", ") || "–"}.`;
}

const spelt = (mode: string, say: Words) => say.say(`mode-${mode}`);
const used = (text: string, say: Words) => `${text} (${say.say("deole-web-used")})`;

/** The columns of a sheet: how many of their five boxes are filled. */
export const columnsInWords = (view: DeoleView, seat: number, say: Words): string =>
  count(BOXES)
    .map((i) => columnInWords(view, seat, i, say))
    .join(" ");

function columnInWords(view: DeoleView, seat: number, i: number, say: Words): string {
  const sheet = view.sheets[seat - 1]!;
  const filled = TRACKS.filter((track) => isFilled(sheet.tracks[track].boxes[i]!)).length;
  const open = TRACKS.filter((track) => !isFilled(sheet.tracks[track].boxes[i]!));
  return say.say("deole-ear-column", {
    box: i + 1,
    count: filled,
    open: open.length > FEW ? "many" : open.map((track) => say.say(`deole-web-wind-${track}`)).join(", ") || "none",
  });
}

export function places(
  view: DeoleView,
  say: Words,
  names: readonly string[],
  me: number,
  choices: readonly Choice[],
): Ground {
  const seat = me || 1;
  const answersTo = (is: (answer: string) => boolean) => choices.map(({ answer }) => answer).filter(is);
  const may = (place: Place): Place => {
    const texts = choices.filter(({ answer }) => place.answers?.includes(answer)).map(({ text }) => text);
    const more = texts.length ? ` ${say.say("web-walk-may", { choices: texts.join(", ") })}` : "";
    return { ...place, name: `${place.name}${more}` };
  };
  const rows = [
    diceRow(view, say, answersTo),
    ...count(ROWS).map((down) =>
      count(ROWS).map((across) => mapPlace(across, down, view, seat, say, names, answersTo)),
    ),
    ...(view.sheets[seat - 1]?.side ? sheetRows(view, seat, say, answersTo) : []),
  ];
  return { label: say.say("deole-ear-places"), rows: rows.filter((row) => row.length).map((row) => row.map(may)) };
}

type AnswersTo = (is: (answer: string) => boolean) => string[];

function diceRow(view: DeoleView, say: Words, answersTo: AnswersTo): Place[] {
  const named = (die: string) =>
    capital(say.say("deole-web-die", { colour: say.say(`colour-${dieOf(die).colour}`), pips: dieOf(die).pips }));
  return [
    ...view.tray.map((die, i) => ({
      id: `tray ${i}`,
      name: `${say.say("deole-tray")}: ${named(die)}.`,
      answers: answersTo((answer) => answer === `pick ${die}`),
    })),
    ...(view.die
      ? [
          {
            id: "hand",
            name: `${say.say("deole-hand")}: ${named(view.die)}.`,
            answers: answersTo((answer) => answer === "discard" || answer === "help"),
          },
        ]
      : []),
    ...view.rose.map((die, i) => ({
      id: `rose ${i}`,
      name: `${say.say("deole-rose")}: ${named(die)}.`,
      answers: answersTo((answer) => answer === `salvage ${die}`),
    })),
    ...COLOURS.map((colour) => ({
      id: `bag ${colour}`,
      name: `${say.say("deole-bag")}: ${say.say("deole-web-dice", { colour: say.say(`colour-${colour}`), count: view.bag[colour] })}.`,
      answers: answersTo((answer) => answer === `colour ${colour}` || answer === `side ${colour}`),
    })),
  ];
}

function mapPlace(
  across: number,
  down: number,
  view: DeoleView,
  seat: number,
  say: Words,
  names: readonly string[],
  answersTo: AnswersTo,
): Place {
  const space = `${String.fromCharCode(97 + across)}${down + 1}`;
  const sheet = view.sheets[seat - 1];
  const isNext = sheet?.ship.next === space;
  const port = sheet?.side ? view.map.ports[sheet.side].findIndex((one) => one === space) + 1 : 0;
  return {
    id: space,
    name: spaceInWords(space, view, say, names),
    answers: answersTo((answer) => (isNext && answer.startsWith("sail ")) || answer === `port ${port}`),
    isMine: isNext,
  };
}

function sheetRows(view: DeoleView, seat: number, say: Words, answersTo: AnswersTo): Place[][] {
  const sheet = view.sheets[seat - 1]!;
  const box = (track: Track, i: number): Place => {
    const row = sheet.tracks[track];
    const what = inBox(row.boxes[i]!, track === "crew" ? sheet.signs[i]! : "", say) || say.say("deole-web-empty");
    return {
      id: `${track} ${i + 1}`,
      name: `${capital(say.say(`track-${track}`))}, ${say.say("about-box.title", { box: i + 1 })}: ${what}.`,
      answers: answersTo(
        (answer) =>
          (i === nextBox(row) && (answer.startsWith(`lay ${track} `) || answer === `smile ${track}`)) ||
          (i === lastBox(row) && answer === `disaster ${track}`) ||
          answer === `free ${track} ${i + 1}` ||
          (track === "crew" && answer === `sign ${i + 1}`),
      ),
    };
  };
  const modes = view.step === "modes" ? MODES : view.modes;
  return [
    ...TRACKS.map((track) => count(BOXES).map((i) => box(track, i))),
    count(BOXES).map((i) => ({ id: `column ${i + 1}`, name: columnInWords(view, seat, i, say) })),
    modes.map((mode) => ({
      id: `mode ${mode}`,
      name: `${say.say("answer-mode", { mode: sheet.modes.includes(mode) ? spelt(mode, say) : used(spelt(mode, say), say) })}.`,
      answers: answersTo((answer) => answer === `mode ${mode}`),
    })),
    BONUSES.map((bonus) => ({
      id: `bonus ${bonus}`,
      name: `${sheet.bonuses.includes(bonus) ? used(say.say(`bonus-${bonus}`), say) : say.say(`bonus-${bonus}`)}.`,
      answers: answersTo((answer) => answer === `bonus ${bonus}`),
    })),
  ];
}
