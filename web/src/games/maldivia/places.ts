/** The cloth as a grid that can be walked in every phase, with the islands and the boats below it. North is above. */

import type { Words } from "../../lib/words.svelte";
import type { Ground, Place } from "../../lib/walk";
import type { Choice } from "../../protocol";
import { spaceOf, visible } from "./compass";
import { boat, edgesOf, island, shownInWords, withDirections } from "./describe";
import { type Spot, targets } from "./targets";
import { everybody, type MaldiviaView, type Shown, shownOn, SIDES } from "./view";

/** A space in words: its picture, the boat on it, the edge it lies at, and what may be done there. */
export function spaceInWords(
  space: string,
  view: MaldiviaView,
  say: Words,
  names: readonly string[],
  me: number,
  choices: readonly Choice[],
): string {
  const seat = view.boats.indexOf(space as (typeof view.boats)[number]) + 1;
  const parts = [
    pictureInWords(shownOn(view, space), say),
    seat
      ? seat === me
        ? say.say("maldivia-ear-own-boat")
        : say.say("about-boat.title", { player: say.player(seat, names) })
      : "",
    ...edgesOf(view, space).map((side) => say.say("maldivia-web-edge", { island: say.say(`island-${side}`) })),
  ].filter(Boolean);
  const deeds = answersOn((spot) => "space" in spot && spot.space === space, view, me, choices);
  const may = deeds.length
    ? ` ${say.say("web-walk-may", { choices: deeds.map((choice) => choice.text).join(", ") })}`
    : "";
  return withDirections(`${space}: ${parts.join(", ")}.${may}`, say);
}

function pictureInWords(shown: Shown, say: Words): string {
  if (shown.kind === "plain") return say.say("maldivia-ear-water");
  const text = shownInWords(shown, say);
  return shown.kind === "fish" ? say.say("maldivia-ear-fish", { fish: text }) : text;
}

const answersOn = (is: (spot: Spot) => boolean, view: MaldiviaView, me: number, choices: readonly Choice[]): Choice[] =>
  targets(view, me, choices).flatMap(({ spot, choice }) => (is(spot) ? [choice] : []));

export function places(
  view: MaldiviaView,
  say: Words,
  names: readonly string[],
  me: number,
  choices: readonly Choice[],
): Ground {
  const rect = visible(view.cloth);
  const deeds = (is: (spot: Spot) => boolean) => answersOn(is, view, me, choices).map(({ answer }) => answer);
  const cell = (across: number, down: number): Place => {
    const space = spaceOf({ across, down });
    return {
      id: space,
      name: spaceInWords(space, view, say, names, me, choices),
      answers: deeds((spot) => "space" in spot && spot.space === space),
      isMine: view.boats[me - 1] === space,
    };
  };
  const along = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, i) => from + i);
  return {
    label: say.say("maldivia-web-cloth"),
    rows: [
      ...along(rect.top, rect.bottom).map((down) => along(rect.left, rect.right).map((across) => cell(across, down))),
      SIDES.map((side) => ({
        id: `island ${side}`,
        name: withDirections(island(view, side, say).join(" "), say),
        answers: deeds((spot) => ("ship" in spot && spot.ship === side) || ("island" in spot && spot.island === side)),
      })),
      everybody(view).map((seat) => ({ id: `boat ${seat}`, name: boat(view, seat, say.player(seat, names), say) })),
    ],
  };
}
