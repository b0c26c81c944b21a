/** Asks a question of a game as if it were typed, for tests. */

import type { Choice, Scene } from "../protocol";
import { type Question, understand } from "./commands";
import type { Words } from "./words.svelte";

interface Circumstances {
  say: Words;
  names: readonly string[];
  me?: number;
  choices?: readonly Choice[];
}

export function askIn<View>(
  questions: readonly Question<View>[],
  view: View,
  text: string,
  { say, names, me = 1, choices = [] }: Circumstances,
): string | Promise<string> | undefined {
  const meant = understand(text, choices, questions as readonly Question[], view as Scene, say);
  if (meant.kind !== "question") throw new Error(`“${text}” is no question`);
  return meant.question.answer({ view: view as Scene, say, names, me, choices, rest: meant.rest });
}
