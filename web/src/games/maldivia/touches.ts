/** The touch targets on the cloth now: answers, or the stops of a plan that is being made. */

import type { Words } from "../../lib/words.svelte";
import { placeInWords, tileInWords, withDirections, withMore } from "./describe";
import type { Draft } from "./draft.svelte";
import type { Target, Touch } from "./targets";
import type { PreviewStep } from "./types";
import { type MaldiviaView, type Side, SIDES } from "./view";

/** The few words beside a deed; the button itself has its whole name. */
const TAGS: Record<string, string> = {
  fish: "answer-fish",
  octopus: "maldivia-web-do-octopus",
  shark: "maldivia-web-do-shark",
  steal: "maldivia-web-do-steal",
};

/** The answers; a space is named with the picture on it. */
export const answers = (
  targets: readonly Target[],
  scene: MaldiviaView,
  choose: (answer: string) => void,
  say: Words,
): Touch[] =>
  targets.map(({ choice, spot }) => {
    const tag = TAGS[choice.answer.split(" ")[0]!];
    const place = "space" in spot && /^(place|sail) /.test(choice.answer) ? placeInWords(scene, spot.space, say) : "";
    return {
      key: choice.answer,
      answer: choice.answer,
      spot,
      label: withDirections(withMore(choice.text, place, say), say),
      ...(tag ? { tag: say.say(tag) } : {}),
      act: () => choose(choice.answer),
    };
  });

/** The spaces that the tile in hand can bring the boat to, whichever way it is turned; or the islands for the fog. */
export function stops(step: PreviewStep | undefined, draft: Draft, scene: MaldiviaView, say: Words): Touch[] {
  if (!step) return [];
  const slot = draft.slot + 1;
  if (step.kind === "fog")
    return SIDES.map((side) => ({
      key: `fog ${side}`,
      spot: { island: side },
      label: say.say("maldivia-web-tile", { slot, tile: tileInWords(`fog-${side}`, say) }),
      isFaint: side !== step.side,
      act: () => draft.point(draft.slot, side),
    }));
  const stop = (space: string, side: Side): Touch => {
    const place = placeInWords(scene, space, say);
    const label = say.say("maldivia-web-plan-stop", { slot, tile: tileInWords(side, say), space });
    return {
      key: `stop ${space}`,
      spot: { space },
      label: withDirections(withMore(label, place, say), say),
      isFaint: side !== step.side,
      act: () => draft.stopAt(space, side),
    };
  };
  return [
    ...step.reach.map((space) => stop(space, step.side)),
    ...Object.entries(step.others).map(([space, side]) => stop(space, side)),
  ];
}
