/** What every thing of the board is called, what it does now, and the rule it comes from. */

import type { Explanation } from "../../lib/board";
import type { Args, Words } from "../../lib/words.svelte";
import { capital } from "../../lib/log";
import { shipInWords } from "./describe";
import { MODES } from "./modes";
import { BOXES, type Bonus, type Mode, type ScoreLine } from "./types";
import { BONUSES, type Colour, type DeoleView, isAlone, isFilled, type Track, TRACKS } from "./view";

/** The things that the glossary lists. */
export const abouts: readonly string[] = [
  "tray",
  "first",
  "hand",
  "rose",
  "bag",
  "die",
  "track",
  "crew",
  "closed",
  ...MODES.map((mode) => `mode ${mode}`),
  "helm",
  "sign",
  "sign-plus",
  "columns",
  ...BONUSES.map((bonus) => `bonus ${bonus}`),
  "gauge",
  "port",
  "letter",
  "castaway",
  "wreck",
  "eolia",
  "star",
  "ship",
  "course",
  "ahead",
  "hint",
  "storm",
  "disasters",
  "helpers",
  "sheet",
];

const RULES: Readonly<Record<string, string>> = {
  tray: "D3.1",
  first: "D-R5",
  hand: "D4.1",
  rose: "D3.3",
  bag: "D1.9",
  die: "D5.3",
  track: "D8.4",
  crew: "D8.5",
  closed: "D4.2",
  box: "D8.4",
  sign: "D6.1",
  "sign-plus": "D1.8",
  helm: "D4.11",
  columns: "D7.1",
  gauge: "D1.5",
  side: "D1.2",
  port: "D8.2",
  letter: "D2.3",
  castaway: "D6.2",
  wreck: "D6.1",
  eolia: "D6.4",
  coast: "D1.4",
  star: "D6.5",
  ship: "D5.1",
  course: "D8.2",
  ahead: "D-R1",
  hint: "D5.3",
  storm: "D9.11",
  disasters: "D9.4",
  helpers: "D9.7",
  sheet: "D1.6",
};

const MODE_RULES: Record<Mode, string> = {
  even: "D4.3",
  odd: "D4.3",
  small: "D4.4",
  large: "D4.4",
  different: "D4.5",
  rising: "D4.6",
  falling: "D4.6",
  equal: "D4.7",
  swinging: "D4.8",
  step: "D4.9",
};

const BONUS_RULES: Record<Bonus, string> = { A: "D7.3", B: "D7.4", C: "D7.5", D: "D7.6", E: "D7.7", F: "D7.8" };

type ScoreLines = readonly Readonly<Partial<Record<ScoreLine, number>>>[];

export function explain(
  about: string,
  view: DeoleView,
  say: Words,
  names: readonly string[],
  lines: ScoreLines,
): Explanation | undefined {
  const [thing = "", ...rest] = about.split(" ");
  const wind = (colour: string) => say.say(`deole-web-wind-${colour}`);
  /** The explanation of this name, with sentences about the moment after it. */
  const plain = (name: string, args: Args = {}, ...now: string[]): Explanation => ({
    title: say.say(`about-${name}.title`, args),
    text: [say.say(`about-${name}`, args), ...now].filter(Boolean).join(" "),
    ...(RULES[name] ? { rule: RULES[name] } : {}),
  });

  switch (thing) {
    case "tray":
      return plain("tray", {}, view.tray.length ? say.say("about-tray-now", { count: view.tray.length }) : "");
    case "first":
      return plain("first", { player: say.player(view.first || 1, names) });
    case "bag":
      return plain("bag", {}, rest[0] ? say.say("about-bag-now", { count: view.bag[rest[0] as Colour] }) : "");
    case "die":
      return plain("die", { wind: wind(rest[0] ?? "blue") });
    case "side":
    case "coast":
      return plain(thing, { wind: wind(rest[0] ?? "blue") });
    case "mode":
      return modeInWords(rest[0] as Mode, say);
    case "bonus":
      return bonusInWords(rest.at(-1) as Bonus, Number(rest[0]), view, say);
    case "track":
      return trackInWords(rest, lines, say, plain);
    case "box":
      return boxInWords(rest, view, say, plain);
    case "column":
      return plain("columns", {}, say.say("about-column-now", { count: filledIn(view, rest) }));
    case "helm": {
      const row = view.sheets[Number(rest[0]) - 1]?.tracks[rest[1] as Track];
      return plain("helm", {}, row ? `${say.say("deole-web-helms", { ready: row.helms, used: row.used })}.` : "");
    }
    case "gauge":
      return plain("gauge", {}, gaugeNow(rest, view, say));
    case "star":
      return plain("star", {}, say.say(`deole-web-eolia-${view.eolia.bonus}`));
    case "ship":
      return plain("ship", {}, ...shipNow(Number(rest[0]), view, say, names, lines));
    case "helpers":
      return plain(
        "helpers",
        {},
        isAlone(view) ? say.say("deole-web-has-helpers", { count: view.sheets[0]?.helpers ?? 0 }) : "",
      );
    default:
      return say.has(`about-${thing}`) ? plain(thing) : undefined;
  }
}

type Plain = (name: string, args?: Args, ...now: string[]) => Explanation;

function modeInWords(mode: Mode, say: Words): Explanation {
  const args = { mode: say.say(`mode-${mode}`), what: say.say(`deole-print-mode-${mode}`) };
  return { title: say.say("about-mode.title", args), text: say.say("about-mode", args), rule: MODE_RULES[mode] };
}

function bonusInWords(bonus: Bonus, seat: number, view: DeoleView, say: Words): Explanation {
  const isTaken = view.sheets[seat - 1]?.bonuses.includes(bonus);
  return {
    title: say.say(`about-bonus-${bonus}.title`),
    text: [say.say(`about-bonus-${bonus}`), isTaken ? say.say("about-bonus-taken") : ""].filter(Boolean).join(" "),
    rule: BONUS_RULES[bonus],
  };
}

function trackInWords(
  [seat, name = "blue"]: readonly string[],
  lines: ScoreLines,
  say: Words,
  plain: Plain,
): Explanation {
  const points = lines[Number(seat) - 1]?.[name as Track];
  const now = points === undefined ? "" : say.say("about-track-now", { points: String(points).replace("-", "−") });
  const found =
    name === "crew" ? plain("crew", {}, now) : plain("track", { wind: say.say(`deole-web-wind-${name}`) }, now);
  return seat ? { ...found, title: capital(say.say(`track-${name}`)) } : found;
}

function boxInWords([seat, name, number]: readonly string[], view: DeoleView, say: Words, plain: Plain): Explanation {
  const [track, box] = [name as Track, Number(number)];
  const helm = view.sheet.helms[track].includes(box) ? say.say("about-box-helm") : "";
  if (track !== "crew") return plain("box", { box, points: view.sheet.values[box - 1] ?? 0 }, helm);
  const isPlus = view.sheets[Number(seat) - 1]?.signs[box - 1] === "+";
  return plain(isPlus ? "sign-plus" : "sign", {}, helm, box === BOXES ? say.say("about-sign-star") : "");
}

function filledIn(view: DeoleView, [seat, number]: readonly string[]): number {
  const sheet = view.sheets[Number(seat) - 1];
  return TRACKS.filter((track) => sheet && isFilled(sheet.tracks[track].boxes[Number(number) - 1] ?? 0)).length;
}

function gaugeNow([seat, row]: readonly string[], view: DeoleView, say: Words): string {
  const sheet = view.sheets[Number(seat) - 1];
  if (!sheet || !row) return "";
  const points = (at: number | string) => view.sheet.gauge[String(at)] ?? 0;
  return say.say("about-gauge-now", { row, points: points(row), best: sheet.row, now: points(sheet.row) });
}

function shipNow(seat: number, view: DeoleView, say: Words, names: readonly string[], lines: ScoreLines): string[] {
  const sheet = view.sheets[seat - 1];
  if (!sheet?.side) return [];
  const far = -(lines[seat - 1]?.missing ?? 0);
  return [shipInWords(sheet, seat, say, names), far ? say.say("about-ship-home", { count: far }) : ""];
}
