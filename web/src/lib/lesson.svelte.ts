/** A lesson that is being played: the board, its director and the means of moving are those of a table. */

import type { Choice, Lesson, LoggedEntry, PreviewMessage, ProspectMessage, StateMessage } from "../protocol";
import { Director, type Speed } from "./director.svelte";
import type { GameLink } from "./link";
import type { Sound } from "./sounds";

/** The remark of the lesson on the learner's last move. */
export interface Remark {
  /** The right move; another one that is legal; one that is not. */
  kind: "done" | "other" | "wrong";
  text: string;
}

/** The routes that know the rules. */
export interface LessonRoutes {
  /** Why this answer is not possible at a step; empty if it is. */
  why: (step: number, answer: string) => Promise<string>;
  consider: (step: number, answer: string) => Promise<ProspectMessage>;
  preview: (step: number, answer: string, wishes: readonly string[]) => Promise<PreviewMessage>;
}

const TRIES = 2; // before the move is pointed out

export class LessonPlay implements GameLink {
  /** The number of the step, counted from 0. */
  at = $state(0);
  log = $state.raw<readonly LoggedEntry[]>([]);
  prospects = $state.raw<Readonly<Record<string, ProspectMessage>>>({});
  remark = $state.raw<Remark | undefined>();
  readonly director: Director;
  // The lesson itself answers what is refused, and nobody else plays.
  readonly because = undefined;
  readonly refused = undefined;
  readonly people = [];
  readonly offset = 0;
  /** The tries at this step that were not the right move. */
  private tries = $state(0);

  constructor(
    readonly lesson: Lesson,
    at: number,
    private readonly routes: LessonRoutes,
    speed: () => Speed,
    sound: (name: Sound) => void,
  ) {
    this.director = new Director(() => lesson.seat, speed, undefined, sound);
    this.go(at);
  }

  get step(): Lesson["steps"][number] {
    return this.lesson.steps[this.at]!;
  }

  get isLast(): boolean {
    return this.at === this.lesson.steps.length - 1;
  }

  /** Whether the text of the step can be read: everything that happens before it has been shown. */
  get isReady(): boolean {
    return this.director.isCurrent;
  }

  /** Whether the learner has to move now. */
  get isAsked(): boolean {
    return this.isReady && this.step.answer !== "";
  }

  /** The moves that the learner may try. */
  get choices(): readonly Choice[] {
    return this.isAsked ? (this.director.settled?.choices ?? []) : [];
  }

  /** Whether the move is pointed out. */
  get isHelped(): boolean {
    return this.isAsked && this.tries >= TRIES;
  }

  get hasTried(): boolean {
    return this.tries > 0;
  }

  /** Show a step at once. */
  go(at: number): void {
    const past = this.lesson.steps.slice(0, at + 1).flatMap(({ states }) => states);
    this.log = past.flatMap(({ events }) => events);
    this.begin(at);
    this.director.jump(past.at(-1)!);
  }

  next = (): void => {
    if (this.isLast) return;
    this.begin(this.at + 1);
    this.play(this.step.states);
  };

  back = (): void => {
    if (this.at > 0) this.go(this.at - 1);
  };

  help = (): void => {
    this.tries = TRIES;
  };

  stop(): void {
    this.director.stop();
  }

  // --- a table's means of moving --------------------------------------------------------------------------------------

  answer = (answer: string): void => {
    if (!this.isAsked) return;
    const { done, instead } = this.step;
    if (answer === this.step.answer) {
      this.next();
      this.remark = { kind: "done", text: done };
    } else this.object("other", instead);
  };

  why = (answer: string): void => {
    if (this.isAsked) void this.explain(answer, this.at);
  };

  consider = (answer: string): void => {
    if (this.isAsked && !this.prospects[answer]) void this.foresee(answer, this.at);
  };

  preview = (answer: string, wishes: readonly string[]): Promise<PreviewMessage | undefined> =>
    this.routes.preview(this.at, answer, wishes).catch(() => undefined);

  hushed = (): void => {
    this.remark = undefined;
  };

  // The states of a lesson never offer to undo.
  undo = (): void => undefined;
  undoTurn = (): void => undefined;

  // --- inside ---------------------------------------------------------------------------------------------------------

  private begin(at: number): void {
    this.at = at;
    this.tries = 0;
    this.remark = undefined;
    this.prospects = {};
  }

  private play(states: readonly StateMessage[]): void {
    this.log = [...this.log, ...states.flatMap(({ events }) => events)];
    for (const state of states) this.director.push(state);
  }

  private object(kind: Remark["kind"], text: string): void {
    this.tries++;
    this.remark = { kind, text };
  }

  private async explain(answer: string, at: number): Promise<void> {
    const text = await this.routes.why(at, answer);
    if (at === this.at && text) this.object("wrong", text);
  }

  private async foresee(answer: string, at: number): Promise<void> {
    const found = await this.routes.consider(at, answer).catch(() => undefined);
    if (found && at === this.at) this.prospects = { ...this.prospects, [answer]: found };
  }
}
