/** The questions that can be typed in every game. */

import type { LoggedEntry, PersonStatus, ProspectMessage, SeatStatus, StateMessage } from "../protocol";
import type { GameModule, Scene } from "./board";
import { type Asked, choicesInWords, movesLike, type Question, timeLeft, wordsOf } from "./commands";
import { sentencesOf } from "./log";
import { percent } from "./numbers";
import { spoken } from "./time";
import { totals } from "./verdict";
import type { Words } from "./words.svelte";

/** The present state of the table, for answering questions. */
export interface AtTable {
  state: StateMessage;
  seats: readonly SeatStatus[];
  module: GameModule;
  log: readonly LoggedEntry[];
  /** The heading: whose turn it is, or what I am asked. */
  title: string;
  /** The summary of the last turn. */
  last: string;
  people: readonly PersonStatus[];
  /** The server's clock minus ours, in milliseconds. */
  offset: number;
  /** Whether everybody can see everybody's points. */
  isOpen: boolean;
  /** The outcomes of an answer, as soon as the server has sent them; undefined if nothing can be foreseen. */
  foresee: (answer: string) => Promise<ProspectMessage | undefined>;
}

const LINES = 5; // of the log, if no number is given
const LIKELIEST = 3; // outcomes that are told

export function sharedQuestions(now: () => AtTable, all: () => readonly Question[]): Question[] {
  return [
    { words: "web-cmd-commands", answer: (asked) => help(all(), asked) },
    { words: "web-cmd-last", answer: (asked) => now().last || log(now(), asked, 1) },
    { words: "web-cmd-turn", answer: (asked) => turn(now(), asked) },
    { words: "web-cmd-score", answer: (asked) => score(now(), asked) },
    { words: "web-cmd-clock", answer: (asked) => clock(now(), asked) },
    { words: "web-cmd-who", answer: (asked) => who(now(), asked) },
    { words: "web-cmd-choices", answer: ({ choices, rest, say }) => choicesInWords(choices, rest, say) },
    { words: "web-cmd-log", answer: (asked) => log(now(), asked, Number(asked.rest) || LINES) },
    { words: "web-cmd-if", answer: (asked) => whatIf(now(), asked) },
  ];
}

function help(questions: readonly Question[], { say }: Asked): string {
  const all = questions.map((question) => wordsOf(question, say)[0]!);
  return say.say("web-cmd-list", { words: all.join(", ") });
}

function turn({ state, title, module }: AtTable, { view, say, names, me, choices }: Asked): string {
  const question = choices.length ? module.question?.(view, say, names, me, choices) : undefined;
  const status = module.status?.(state.view, say, names);
  return [question ?? ended(title), status && ended(status)].filter(Boolean).join(" ");
}

const ended = (text: string) => (/[.!?…]$/.test(text) ? text : `${text}.`);

function score({ state, isOpen }: AtTable, { say, names, me }: Asked): string {
  if (isOpen || state.phase === "finished") return totals(state.totals, say, names);
  return me ? totals([state.totals[me - 1] ?? 0], say, [say.player(me, names)]) : say.say("web-cmd-hidden");
}

function clock({ state, offset }: AtTable, { say }: Asked): string {
  const left = timeLeft(state, offset);
  if (left === undefined) return say.say("web-cmd-no-clock");
  return say.say("web-time-left", { time: spoken(Math.max(0, Math.round(left / 1000)), say) });
}

function who({ seats, people, state }: AtTable, { say, names }: Asked): string {
  const players = seats.map((seat, i) => {
    const person = people.find((one) => one.seat === seat.seat);
    const notes = [
      seat.you ? say.say("web-you") : "",
      seat.bot ? say.say(`web-level-${seat.bot}`) : "",
      seat.away ? say.say("web-away") : "",
      seat.stand_in ? say.say(`web-level-${seat.stand_in}`) : "",
      person?.is === "gone" ? say.say("web-cmd-gone") : "",
      state.to_act.includes(seat.seat) ? say.say("web-asked") : "",
    ].filter(Boolean);
    return notes.length ? `${names[i]} (${notes.join(", ")})` : names[i]!;
  });
  const watching = people.filter((one) => !one.seat && one.name).map((one) => one.name!);
  return `${players.join("; ")}.${watching.length ? ` ${say.say("web-cmd-watching", { names: watching.join(", ") })}` : ""}`;
}

function log({ log, state }: AtTable, { say, names }: Asked, count: number): string {
  const lines = sentencesOf(
    log.filter(({ ply }) => ply <= state.ply),
    names,
    say,
  );
  return (
    lines
      .slice(-Math.max(1, count))
      .map((line) => line.text)
      .join(" ") || say.say("web-cmd-no-log")
  );
}

function whatIf({ foresee, module }: AtTable, asked: Asked): Promise<string> | undefined {
  const { choices, rest, say, names, view, me } = asked;
  const found = choices[Number(rest) - 1] ?? movesLike(rest, choices)[0];
  if (!found) return undefined;
  return foresee(found.answer).then((prospect) => {
    const told = prospect && foretold(prospect, module, view, say, names, me);
    return `${found.text}: ${told || say.say("web-cmd-unforeseen")}`;
  });
}

/** The outcomes of an answer in the game's own words, or in those of the log. */
export function foretold(
  prospect: ProspectMessage,
  module: GameModule,
  view: Scene,
  say: Words,
  names: readonly string[],
  me: number,
): string {
  return module.foresee?.(prospect, view, say, names, me) ?? outcomes(prospect, say, names);
}

/** The certain events, then the likeliest outcomes of the others. */
function outcomes(prospect: ProspectMessage, say: Words, names: readonly string[]): string {
  const all = prospect.outcomes.map(({ share, events }) => ({
    share,
    told: events.map((event) => say.event(event, names)),
  }));
  const first = all[0]?.told ?? [];
  const differs = first.findIndex((text, i) => all.some(({ told }) => told[i] !== text));
  const certain = differs < 0 ? first.length : differs;
  const open = all.slice(0, LIKELIEST).map(({ share, told }) => ({ share, rest: told.slice(certain).join(" ") }));
  const possible = open.filter(({ rest }) => rest).map(({ share, rest }) => `${percent(share, say.lang)}: ${rest}`);
  return [...first.slice(0, certain), ...possible].join(" ");
}
