/** Errors with a sentence for people, in the language of the page. */

import type { Problem } from "../protocol";
import { trouble } from "./trouble";

/** The server refuses something, or does not answer. */
export class Refusal extends Error {
  constructor(readonly problem: Problem) {
    super(problem.sentence);
  }

  /** Whether there was no answer at all. */
  get isAway(): boolean {
    return this.problem.status === 0;
  }
}

/** The server does not answer. */
export const away = () => new Refusal({ status: 0, reason: "away", sentence: trouble("away"), rule: "" });

/** The server, or something between it and us, has sent what we cannot read. */
export const unreadable = (status: number) =>
  new Refusal({ status, reason: "unreadable", sentence: trouble("unreadable"), rule: "" });

/** Any error as a sentence that people understand. */
export const sentenceOf = (error: unknown): string => (error instanceof Refusal ? error.message : trouble("crash"));
