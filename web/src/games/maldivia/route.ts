/** The way of a boat to where it ends, for the picture: straight on, and round with a current that is entered at its base.
 * Where boats may go is told by the server. */

import { cellOf, inside, opposite, type Rect, spaceOf, stepFrom, visible } from "./compass";
import { type MaldiviaView, shownOn, type Side } from "./view";

type Way = readonly string[];

/** All spaces from `from` to `to`, both included; straight across where no way is found. */
export function route(scene: Pick<MaldiviaView, "cloth">, from: string, heading: Side, to: string): Way {
  return follow(scene, visible(scene.cloth), [from], heading, to, new Set()) ?? [from, to];
}

function follow(
  scene: Pick<MaldiviaView, "cloth">,
  rect: Rect,
  way: Way,
  heading: Side,
  to: string,
  used: ReadonlySet<string>,
): Way | undefined {
  const cell = stepFrom(cellOf(way.at(-1)!), heading);
  if (!inside(rect, cell)) return undefined;
  const space = spaceOf(cell);
  const longer = [...way, space];
  if (space === to) return longer;
  const straight = follow(scene, rect, longer, heading, to, used);
  if (straight) return straight;
  const shown = shownOn(scene, space);
  if (shown.kind !== "current" || shown.current.from !== opposite(heading) || used.has(space)) return undefined;
  return follow(scene, rect, longer, shown.current.to, to, new Set([...used, space]));
}
