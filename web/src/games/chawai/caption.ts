/** The sentence that goes with a frame. */

import type { Words } from "../../lib/words.svelte";
import type { Frame } from "./frames";

/** Why a tie ends as it does, and what a creature does; nothing where the picture says it all. */
export function captionOf(frame: Frame, say: Words, names: readonly string[]): string {
  const { kind, tie, caught } = frame;
  if (kind === "tie" && tie) {
    const players = tie.map((dive) => say.player(dive.seat, names)).join(" → ");
    return `${say.say("chawai-web-tie", { depth: tie[0]!.depth, players })} ${say.say("chawai-web-tie-why")}`;
  }
  if (!caught) return "";
  const seat = say.player(caught.seat, names);
  if (kind === "gull" && caught.robbed)
    return say.say("event-robbed", { seat, fish: say.say(`fish-${caught.robbed}`) });
  if (kind === "gull") return say.say("event-spared", { seat });
  if (kind === "jellyfish") return say.say("event-freed", { seat });
  if (kind === "lantern") return say.say("event-lit", { seat, place: say.say(`place-${caught.place}`) });
  return "";
}
