/** The end of a game in words. */

import type { StateMessage } from "../protocol";
import type { Words } from "./words.svelte";

type Result = NonNullable<StateMessage["result"]>;

/** Tells who has won, or that the players have agreed to end the game. */
export function verdict(
  { winners }: Pick<Result, "winners">,
  say: Words,
  names: readonly string[],
  isEnded = false,
): string {
  const players = winners.map((seat) => say.player(seat, names));
  if (isEnded) return say.say("web-ended");
  if (!players.length) return say.say("web-nobody-wins");
  return players.length === 1
    ? say.say("winner", { player: players[0]! })
    : say.say("shared-victory", { players: players.join(", ") });
}

/** Everybody's points, the most first. */
export function totals(points: readonly number[], say: Words, names: readonly string[]): string {
  const seats = points.map((_, i) => i + 1).sort((a, b) => points[b - 1]! - points[a - 1]!);
  return `${seats.map((seat) => `${say.player(seat, names)} ${say.points(points[seat - 1]!)}`).join(", ")}.`;
}
