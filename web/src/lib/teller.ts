/** The sentences of the game at a table, for the narrator: the game's own where it has them, or those of the log. */

import type { Choice, LoggedEntry } from "../protocol";
import type { GameModule } from "./board";
import { capital, sentencesOf } from "./log";
import type { Manner, Teller } from "./narrator";
import { totals, verdict } from "./verdict";
import type { Words } from "./words.svelte";

interface Voice {
  module: GameModule;
  say: Words;
  names: readonly string[];
  me: number;
  choices: readonly Choice[];
  manner: Manner;
  log: readonly LoggedEntry[];
}

export const tellerOf = (now: () => Voice): Teller => ({
  summary(entries, state) {
    const { module, say, names, manner, log } = now();
    const answers = entries.filter(({ kind }) => kind === "answer");
    const others = entries.filter(({ kind }) => kind !== "answer" && kind !== "start");
    const inFull = (some: typeof entries) => sentencesOf(some, names, say).map((line) => line.text);
    const before = log.filter(({ ply }) => ply < (entries[0]?.ply ?? 0));
    const told = manner === "brief" ? module.tell?.(answers, state.view, say, names, before) : undefined;
    return [...inFull(others), ...(told === undefined ? inFull(answers) : [capital(told)])].join(" ").trim();
  },
  question(state) {
    const { module, say, names, me, choices } = now();
    return (
      module.question?.(state.view, say, names, me, choices) ??
      module.title?.(state.view, say, names) ??
      say.say("web-your-turn")
    );
  },
  result(state) {
    const { say, names, log } = now();
    const isEnded = !state.result!.winners.length && log.some(({ kind }) => kind === "end");
    return `${verdict(state.result!, say, names, isEnded)} ${totals(state.result!.totals, say, names)}`;
  },
});
