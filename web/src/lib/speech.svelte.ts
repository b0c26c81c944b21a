/** The table by ear: the narrator of the game, warnings of the clock, and the questions that can be asked. */

import { untrack } from "svelte";

import type { GameInfo, ProspectMessage, StateMessage, TableMessage } from "../protocol";
import { announcer } from "./announcer.svelte";
import type { GameModule } from "./board";
import type { Question } from "./commands";
import type { Connection } from "./connection.svelte";
import { Narrator } from "./narrator";
import { prefs } from "./prefs.svelte";
import { sharedQuestions } from "./questions";
import { tellerOf } from "./teller";
import { warnOfTime } from "./warnings";
import type { Words } from "./words.svelte";

const PATIENCE = 3_000; // milliseconds for an outcome

/** What the table knows now. */
export interface Now {
  connection: Connection;
  table: TableMessage;
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
      log: now().connection.log,
    });
    this.narrator = new Narrator(tellerOf(voice), (text) => announcer.say(text));
    const shared = sharedQuestions(
      () => ({
        ...now(),
        state: now().settled,
        log: now().connection.log,
        last: this.narrator.last,
        people: now().connection.people,
        offset: now().connection.offset,
        isOpen: now().game.open_scores,
        foresee: (answer) => foreseen(now().connection, answer),
      }),
      () => this.questions,
    );
    this.questions = [...shared, ...(now().module.questions ?? [])];
    $effect(() => {
      const { settled, connection, me, isMine } = now();
      const moment = { state: settled, log: connection.log, me, isMine };
      untrack(() => this.narrator.hear(moment));
    });
    $effect(() => {
      const { settled, connection, isMine, say } = now();
      return isMine ? warnOfTime(settled, connection.offset, say, announcer) : undefined;
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
async function foreseen(connection: Connection, answer: string): Promise<ProspectMessage | undefined> {
  const end = Date.now() + PATIENCE;
  connection.consider(answer);
  while (!connection.prospects[answer] && Date.now() < end) await new Promise((done) => setTimeout(done, 30));
  return connection.prospects[answer];
}
