/** Typed moves and questions: what a text means, in the reader's language or in the notation, and its completions. */

import type { Choice, Scene, StateMessage } from "../protocol";
import type { Words } from "./words.svelte";

/** Everything that an answer to a question may be read from. */
export interface Asked<View = Scene> {
  view: View;
  say: Words;
  names: readonly string[];
  /** My seat, counted from 1; 0 for a spectator. */
  me: number;
  choices: readonly Choice[];
  /** The text after the word of the question, without accents and capitals. */
  rest: string;
}

export interface Question<View = Scene> {
  /** The key of its words: all that mean it, with commas between them; the key ends in the English word. */
  words: string;
  /** Texts that ask it without its word, such as the name of a space. */
  isAsked?: (text: string, view: View) => boolean;
  /** The answer, perhaps only when the server has answered; undefined if the rest makes no sense. */
  answer: (asked: Asked<View>) => string | Promise<string> | undefined;
}

export type Understood =
  | { kind: "move"; choice: Choice }
  | { kind: "question"; question: Question; rest: string }
  | { kind: "several"; choices: readonly Choice[] }
  | { kind: "nothing" };

/** A text without capitals, accents, quotation marks and other signs that nobody should have to type. */
export const plain = (text: string): string =>
  text
    .toLowerCase()
    .normalize("NFD")
    .replaceAll(/\p{M}/gu, "")
    .replaceAll("œ", "oe")
    .replaceAll("ß", "ss")
    .replaceAll(/[.,;:!“”„«»‘’'"()°]/g, " ")
    .replaceAll(/\s+/g, " ")
    .trim();

/** All words that mean this question: those of the language and the English one. */
export function wordsOf({ words }: Pick<Question, "words">, say: Words): string[] {
  const own = say.say(words).split(",").map(plain);
  const english = words.slice(words.lastIndexOf("-") + 1);
  return [...new Set([...own, english])];
}

/** The meaning of a typed text. Moves that fit exactly come first, then questions, then beginnings of moves. */
export function understand(
  typed: string,
  choices: readonly Choice[],
  questions: readonly Question[],
  view: Scene,
  say: Words,
): Understood {
  const text = plain(typed);
  const exact = choices.find((choice) => readings(choice).includes(text));
  if (exact) return { kind: "move", choice: exact };
  const asked = typed.trim() === "?" ? questions[0] : questionOf(text, questions, view, say);
  if (asked) return { kind: "question", question: asked, rest: restOf(text, asked, say) };
  const found = movesLike(text, choices);
  if (found.length === 1) return { kind: "move", choice: found[0]! };
  if (found.length) return { kind: "several", choices: found };
  const begun = questions.filter((one) => wordsOf(one, say).some((word) => word.startsWith(text)));
  if (text && begun.length === 1) return { kind: "question", question: begun[0]!, rest: "" };
  return { kind: "nothing" };
}

const readings = ({ answer, text }: Choice): string[] => [plain(answer), plain(text)];

function questionOf(text: string, questions: readonly Question[], view: Scene, say: Words): Question | undefined {
  const word = text.split(" ")[0]!;
  return (
    questions.find((one) => wordsOf(one, say).includes(word)) ?? questions.find((one) => one.isAsked?.(text, view))
  );
}

const restOf = (text: string, question: Question, say: Words): string => {
  const [word = "", ...rest] = text.split(" ");
  return wordsOf(question, say).includes(word) ? rest.join(" ") : text;
};

/** The moves that begin like this; or else those that have all these words, numbers whole and the others begun. */
export function movesLike(text: string, choices: readonly Choice[]): Choice[] {
  if (!text) return [];
  const begun = choices.filter((choice) => readings(choice).some((reading) => isBegun(reading, text)));
  if (begun.length) return begun;
  const parts = text.split(" ");
  const has = (reading: string, part: string) =>
    reading.split(" ").some((word) => (/\d/.test(part) ? word === part : word.startsWith(part)));
  return choices.filter((choice) => readings(choice).some((reading) => parts.every((part) => has(reading, part))));
}

/** Whether a reading begins with the text; a number is not the beginning of a larger one. */
const isBegun = (reading: string, text: string) =>
  reading.startsWith(text) && !(/\d$/.test(text) && /^\d/.test(reading.slice(text.length)));

/** Completions of a text: moves in words, then questions. */
export function completions(
  typed: string,
  choices: readonly Choice[],
  questions: readonly Question[],
  say: Words,
): string[] {
  const text = plain(typed);
  if (!text) return [];
  const asked = questions
    .map((one) => wordsOf(one, say).find((word) => word.startsWith(text)))
    .filter((word): word is string => word !== undefined);
  return [...new Set([...movesLike(text, choices).map((choice) => choice.text), ...asked])];
}

/** The one of these that a text names by a beginning of its name or of its word in the notation, or by its number. */
export function named<Id extends string | number>(
  text: string,
  ids: readonly Id[],
  nameOf: (id: Id) => string,
): Id | undefined {
  const exact = ids.find((id) => text === plain(String(id)) || text === plain(nameOf(id)));
  if (exact !== undefined) return exact;
  const begun = ids.filter((id) => text && (plain(nameOf(id)).startsWith(text) || plain(String(id)).startsWith(text)));
  return begun.length === 1 ? begun[0] : undefined;
}

/** The seat that a text names by its player or its number; mine if it names none. */
export function seatNamed(text: string, seats: number, asked: Pick<Asked, "say" | "names" | "me">): number | undefined {
  const all = Array.from({ length: seats }, (_, i) => i + 1);
  if (!text) return asked.me || undefined;
  return named(text, all, (seat) => asked.say.player(seat, asked.names));
}

/** The choices of a state, numbered, as many as one can listen to. */
export function choicesInWords(choices: readonly Choice[], rest: string, say: Words, most = 12): string {
  const found = choices
    .map((choice, i) => ({ ...choice, number: i + 1 }))
    .filter((choice) => !rest || readings(choice).some((reading) => reading.includes(rest)));
  if (!found.length) return say.say("web-no-choice");
  const told = found.slice(0, most).map(({ number, text }) => `${number}: ${text}`);
  const more = found.length - told.length;
  return `${told.join("; ")}.${more > 0 ? ` ${say.say("web-more-choices", { count: more })}` : ""}`;
}

/** The time that is left to answer, in milliseconds; undefined without a clock. */
export const timeLeft = ({ clock }: Pick<StateMessage, "clock">, offset: number): number | undefined =>
  clock.due === null ? undefined : clock.due - (Date.now() + offset);
