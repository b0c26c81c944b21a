/** The spaces that a boat can come to, for looking ahead while one plans. The server alone decides what happens. */

import { cellOf, inside, opposite, type Rect, spaceOf, stepFrom } from "./compass";
import type { Sight } from "./types";
import { shownBy, type Side } from "./view";

/** The sea as far as it is known. */
export interface Sea {
  rect: Rect;
  sights: Readonly<Record<string, Sight>>;
  /** The spaces of the other boats. */
  boats: readonly string[];
}

/** The spaces in that direction, as far as the edge or the next boat [V3.1-V3.3]. */
export function straight(sea: Sea, from: string, course: Side): string[] {
  const found: string[] = [];
  let cell = stepFrom(cellOf(from), course);
  while (inside(sea.rect, cell) && !sea.boats.includes(spaceOf(cell))) {
    found.push(spaceOf(cell));
    cell = stepFrom(cell, course);
  }
  return found;
}

/** All spaces to stop on, each with the way there: straight ahead, or along currents [V3.5-V3.8]. */
export function reach(sea: Sea, from: string, course: Side): Map<string, readonly string[]> {
  const canTurn = shownBy(sea.sights[from]).kind !== "current";
  const ways = new Map<string, readonly string[]>();
  const followed = new Set<string>();
  const runs: { way: readonly string[]; course: Side }[] = [{ way: [from], course }];
  for (const { way, course } of runs) {
    const ahead = straight(sea, way.at(-1)!, course);
    for (const [i, space] of ahead.entries()) {
      const here = [...way, ...ahead.slice(0, i + 1)];
      if (space !== from && !ways.has(space)) ways.set(space, here);
      const shown = shownBy(sea.sights[space]);
      if (!canTurn || shown.kind !== "current" || followed.has(space)) continue;
      if (shown.current.from !== opposite(course)) continue;
      followed.add(space);
      runs.push({ way: here, course: shown.current.to });
    }
  }
  return ways;
}
