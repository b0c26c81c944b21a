/** The table by ear: the narrator of the game, warnings of the clock, and the questions that can be asked. */

import { untrack } from "svelte";

import type { GameInfo, ProspectMessage, SeatStatus, StateMessage } from "../protocol";
import { announcer } from "./announcer.svelte";
import type { GameModule } from "./board";
import type { Question } from "./commands";
import type { GameLink } from "./link";
import { Narrator } from "./narrator";
import { prefs } from "./prefs.svelte";
import { sharedQuestions } from "./questions";
import { tellerOf } from "./teller";
import { warnOfTime } from "./warnings";
import type { Words } from "./words.svelte";

const PATIENCE = 3_000; // milliseconds for an outcome

/** The present state of the table, for everything that is spoken. */
export interface Now {
  link: GameLink;
  seats: readonly SeatStatus[];
  game: GameInfo;
  module: GameModule;
  settled: StateMessage;
  /** Whether I am asked, and everything before has been shown. */
  isMine: boolean;
  /** The heading: whose turn it is, or what I am asked. */
  title: string;
  say: Words;
  names: readonly string[];
  me: number;
}

export class Speech {
  readonly questions: readonly Question[];
  private readonly narrator: Narrator;

  /** Made by the component of the table, whose effects it uses. */
  constructor(private readonly now: () => Now) {
    const voice = () => ({
      ...now(),
      choices: now().settled.choices,
      manner: prefs.stored.manner,
      log: now().link.log,
    });
    this.narrator = new Narrator(tellerOf(voice), (text) => announcer.say(text));
    const shared = sharedQuestions(
      () => ({
        ...now(),
        state: now().settled,
        log: now().link.log,
        last: this.narrator.last,
        people: now().link.people,
        offset: now().link.offset,
        isOpen: now().game.open_scores,
        foresee: (answer) => foreseen(now().link, answer),
      }),
      () => this.questions,
    );
    this.questions = [...shared, ...(now().module.questions ?? [])];
    $effect(() => {
      const { settled, link, me, isMine } = now();
      const moment = { state: settled, log: link.log, me, isMine };
      untrack(() => this.narrator.hear(moment));
    });
    $effect(() => {
      const { settled, link, isMine, say } = now();
      return isMine ? warnOfTime(settled, link.offset, say, announcer) : undefined;
    });
  }

  /** Ask the question with these words by a key. */
  ask(words: string): void {
    const { settled, say, names, me, isMine } = this.now();
    const choices = isMine ? settled.choices : [];
    const question = this.questions.find((one) => one.words === words);
    const answer = question?.answer({ view: settled.view, say, names, me, choices, rest: "" });
    void Promise.resolve(answer).then((text) => announcer.say(text ?? ""));
  }
}

/** The outcomes of an answer; undefined if the server has none. */
async function foreseen(link: GameLink, answer: string): Promise<ProspectMessage | undefined> {
  const end = Date.now() + PATIENCE;
  link.consider(answer);
  while (!link.prospects[answer] && Date.now() < end) await new Promise((done) => setTimeout(done, 30));
  return link.prospects[answer];
}
