/** The best catch and the dearest robbery of a finished game, in sentences. */

import type { EntryOf } from "../../lib/board";
import type { Words } from "../../lib/words.svelte";
import { value } from "./fish";
import { type Catch, hauls } from "./round";
import type { Event } from "./types";
import type { ChawaiView } from "./view";

interface Deed extends Catch {
  round: number;
}

export function highlights(
  log: readonly EntryOf<Event>[],
  _view: ChawaiView,
  say: Words,
  names: readonly string[],
): string[] {
  const deeds = hauls(log).flatMap(({ round, catches }) => catches.map((caught): Deed => ({ ...caught, round })));
  const best = most(deeds, ({ fish }) => value(fish) ?? 0);
  const robbery = most(deeds, ({ robbed }) => (robbed ? (value(robbed) ?? 0) : 0));
  const favour = robbery ? undefined : deeds.find(({ robbed }) => robbed);
  const told = (key: string, { seat, round }: Deed, fish: string) =>
    say.say(key, { player: say.player(seat, names), fish: say.say(`fish-${fish}`), round });
  return [
    ...(best ? [told("chawai-web-best-catch", best, best.fish)] : []),
    ...(robbery ? [told("chawai-web-worst-robbery", robbery, robbery.robbed!)] : []),
    ...(favour ? [told("chawai-web-kind-gull", favour, favour.robbed!)] : []),
  ];
}

/** The first deed of the highest worth, if it is worth anything. */
function most(deeds: readonly Deed[], worth: (deed: Deed) => number): Deed | undefined {
  const best = Math.max(0, ...deeds.map(worth));
  return best > 0 ? deeds.find((deed) => worth(deed) === best) : undefined;
}
