/** The question to a player, and why it is asked. */

import type { Words } from "../../lib/words.svelte";
import { tileInWords } from "./describe";
import { turnedTile } from "./plan";
import { type MaldiviaView, sideOf, type Tile } from "./view";

const DEGREES = { quarter: 1, half: 2, three: 3 } as const;

export function question(scene: MaldiviaView, say: Words, names: readonly string[]): string {
  const step = scene.surplus ? "surplus" : scene.step;
  return say.say(`maldivia-web-ask-${step}`, circumstances(scene, say, names));
}

/** The player in turn, the tile in play, the boat, and what is aimed at. */
function circumstances(scene: MaldiviaView, say: Words, names: readonly string[]): Record<string, string | number> {
  const tile = scene.slot ? scene.plans[scene.turn - 1]?.[scene.slot - 1] : null;
  return {
    player: scene.turn ? say.player(scene.turn, names) : "",
    slot: scene.aim ? scene.aim.slot : scene.slot,
    owner: scene.aim ? say.player(scene.aim.seat, names) : "",
    tile: tile ? tileInWords(tile, say) : "",
    side: tile ? say.say(`island-${sideOf(tile)}`) : "",
    space: scene.boats[scene.turn - 1] ?? "",
  };
}

/** The tile that is aimed at after each turn; null where its front is not known to me. */
export function turnedTiles(scene: MaldiviaView): { degrees: number; tile: Tile | null; quarters: number }[] {
  if (!scene.aim) return [];
  const { letters, turn } = scene.fog_tile;
  const tile = scene.plans[scene.aim.seat - 1]?.[scene.aim.slot - 1] ?? null;
  return [1, 2, 3].map((count) => {
    const quarters = turn === "clockwise" ? count : -count;
    return { degrees: count * 90, tile: tile && turnedTile(tile, quarters, letters), quarters };
  });
}

/** The result of each turn of the tile that is aimed at: of a tile that I know, or of any fog tile. */
export function turns(scene: MaldiviaView, say: Words, names: readonly string[]): string {
  const { seat, slot } = scene.aim!;
  const { letters, turn } = scene.fog_tile;
  const tile = scene.plans[seat - 1]?.[slot - 1];
  const after = (one: Tile, quarters: number) =>
    turnedTile(one, turn === "clockwise" ? quarters : 4 - quarters, letters);
  const results = (spelt: (quarters: number) => string) =>
    Object.fromEntries(Object.entries(DEGREES).map(([key, quarters]) => [key, spelt(quarters)]));
  if (tile)
    return say.say("maldivia-turn-known", {
      tile: tileInWords(tile, say),
      ...results((quarters) => tileInWords(after(tile, quarters), say)),
    });
  return say.say("maldivia-turn-unknown", {
    sense: turn,
    owner: say.player(seat, names),
    ...results((quarters) =>
      letters.map((letter) => `${letter}→${sideOf(after(`fog-${letter}`, quarters))}`).join(" "),
    ),
  });
}
