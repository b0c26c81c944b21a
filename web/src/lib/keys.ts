/** Single keys for answers: those that a game has chosen keep their meaning; otherwise answers are numbered. */

import type { Choice } from "../protocol";
import type { GameModule } from "./board";

const NUMBERED = "123456789abcdefghijklmnopqrstvwxyz"; // u takes back

/** The key of each answer that has one. */
export function keysFor(choices: readonly Choice[], { keyOf }: Pick<GameModule, "keyOf">): Map<string, string> {
  const pairs = choices.map(({ answer }, i) => [answer, keyOf ? keyOf(answer) : NUMBERED[i]] as const);
  return new Map(pairs.filter((pair): pair is readonly [string, string] => pair[1] !== undefined));
}

/** The answer that this key means now; capitals are questions. */
export const answerFor = (key: string, keys: ReadonlyMap<string, string>): string | undefined =>
  [...keys].find(([, one]) => one === key)?.[0];

/** The questions that a capital letter asks while the board has the focus. */
export const ASKING: Readonly<Record<string, string>> = {
  L: "web-cmd-last",
  T: "web-cmd-turn",
  S: "web-cmd-score",
  C: "web-cmd-clock",
  W: "web-cmd-who",
  M: "web-cmd-choices",
};

/** The keys of every board, each with its words. */
export const boardKeys: readonly { keys: string; words: string }[] = [
  { keys: "F1", words: "web-help-title" },
  { keys: "/", words: "web-command" },
  ...Object.entries(ASKING).map(([letter, words]) => ({ keys: `Shift+${letter}`, words: `${words}.help` })),
  { keys: "u", words: "web-undo" },
  { keys: "Shift+U", words: "web-undo-turn" },
  { keys: "g", words: "web-show-again" },
  { keys: "Esc", words: "web-skip-to-now" },
  { keys: "?", words: "web-explain" },
];

/** Whether a key that is pressed there belongs to the element and not to the game. */
export const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element && target.matches("input:not([type=checkbox], [type=radio]), select, textarea");
