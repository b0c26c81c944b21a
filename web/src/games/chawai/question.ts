/** The question beside the board: its heading, where we are, and the keys. Every diver lies in the hand. */

import type { Words } from "../../lib/words.svelte";
import { ROUNDS } from "./types";
import type { ChawaiView } from "./view";

const KEYS = "1234567890ab"; // 0, a and b are the divers 10, 11 and 12

/** Each key means the same diver during the whole game. */
export function keyOf(answer: string): string | undefined {
  const [word, depth] = answer.split(" ");
  return word === "dive" ? KEYS[Number(depth) - 1] : undefined;
}

export const offers = (): boolean => true;

export const title = (view: ChawaiView, say: Words): string | undefined =>
  view.step === "dive" ? say.say("chawai-web-choose") : undefined;

export const status = (view: ChawaiView, say: Words): string =>
  say.say("chawai-round", { number: view.round, of: ROUNDS });
