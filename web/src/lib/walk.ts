/** Walking over the places of a board with the keyboard: arrows, jumps, and the next place with a legal move. */

/** A place of a board, in words. */
export interface Place {
  id: string;
  /** The description of the place, for the ear. */
  name: string;
  /** The answers that can be given there now. */
  answers?: readonly string[];
  /** Whether something of mine is there. */
  isMine?: boolean;
}

/** Rows of places, as a board has them; a row may be shorter than others. */
export interface Ground {
  label: string;
  rows: readonly (readonly Place[])[];
}

export interface Spot {
  row: number;
  column: number;
}

const STEPS: Record<string, readonly [number, number]> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

type Keys = Pick<KeyboardEvent, "key" | "ctrlKey" | "shiftKey" | "altKey" | "metaKey">;

const clamp = (value: number, most: number) => Math.max(0, Math.min(most, value));

/** The nearest spot that is on the ground. */
export function onGround({ rows }: Ground, { row, column }: Spot): Spot {
  const inside = clamp(row, rows.length - 1);
  return { row: inside, column: clamp(column, (rows[inside]?.length ?? 1) - 1) };
}

export const placeAt = ({ rows }: Ground, { row, column }: Spot): Place | undefined => rows[row]?.[column];

/** The place to which a key leads; undefined for a key that does not walk. */
export function walked(ground: Ground, from: Spot, keys: Keys): Spot | undefined {
  if (keys.altKey || keys.metaKey) return undefined;
  const step = STEPS[keys.key];
  if (step && keys.ctrlKey) return next(ground, from, step[0] + step[1], (place) => Boolean(place.answers?.length));
  if (step && !keys.shiftKey) return onGround(ground, { row: from.row + step[0], column: from.column + step[1] });
  const last = ground.rows.length - 1;
  if (keys.key === "Home") return onGround(ground, keys.ctrlKey ? { row: 0, column: 0 } : { ...from, column: 0 });
  if (keys.key === "End") return onGround(ground, { row: keys.ctrlKey ? last : from.row, column: Infinity });
  if (keys.key === "PageUp") return onGround(ground, { ...from, row: 0 });
  if (keys.key === "PageDown") return onGround(ground, { ...from, row: last });
  return keys.key === "Backspace" ? next(ground, from, 1, (place) => Boolean(place.isMine)) : undefined;
}

/** The next spot in reading order whose place is wanted, round and round; the same spot if there is no other. */
function next(ground: Ground, from: Spot, way: number, isWanted: (place: Place) => boolean): Spot {
  const spots = ground.rows.flatMap((row, i) => row.map((_, column) => ({ row: i, column })));
  const start = spots.findIndex((spot) => spot.row === from.row && spot.column === from.column);
  for (let count = 1; count < spots.length; count++) {
    const spot = spots[(start + count * way + count * spots.length) % spots.length]!;
    if (isWanted(placeAt(ground, spot)!)) return spot;
  }
  return from;
}
