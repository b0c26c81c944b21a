/** Single keys for answers: those that a game has chosen keep their meaning; otherwise answers are numbered. */

import type { Choice } from "../protocol";
import type { GameModule } from "./board";

const NUMBERED = "123456789abcdefghijklmnopqrstvwxyz"; // u takes back

/** The key of each answer that has one. */
export function keysFor(choices: readonly Choice[], { keyOf }: Pick<GameModule, "keyOf">): Map<string, string> {
  const pairs = choices.map(({ answer }, i) => [answer, keyOf ? keyOf(answer) : NUMBERED[i]] as const);
  return new Map(pairs.filter((pair): pair is readonly [string, string] => pair[1] !== undefined));
}

/** The answer that this key means now. */
export const answerFor = (key: string, keys: ReadonlyMap<string, string>): string | undefined =>
  [...keys].find(([, one]) => one === key.toLowerCase())?.[0];

/** Whether a key that is pressed there belongs to the element and not to the game. */
export const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element && target.matches("input:not([type=checkbox], [type=radio]), select, textarea");
