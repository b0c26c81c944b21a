/** The layout for a lagoon of some width and height. Large lagoons are laid out smaller and drawn enlarged; in small
 * ones letters keep their size, and whatever is of less use goes. */

import type { Point } from "../../lib/motion";
import { DIVERS, type Place } from "./types";

export type { Place, Point };
export const PLACES: readonly Place[] = ["surface", "middle", "bottom"];

const ROOM_FOR_NAME = 54; // the width of a lane
const ROOM_FOR_NAMES = 240; // the height of a lagoon
const ROOM_FOR_LABEL = 74; // the height of a band that has room for a line above its card
const LOW = 340; // a lagoon of less height saves wherever it can
export const LETTERS = 11; // the size of the line beside a card
const ENLARGED = { width: 760, height: 520 }; // a lagoon of more than this is drawn enlarged

export interface Lane {
  seat: number;
  x: number;
  width: number;
}

/** A boat, and the card that stands in it. */
export interface Boat {
  width: number;
  height: number;
  card: { width: number; height: number };
}

export interface Layout {
  width: number;
  height: number;
  narrow: boolean;
  /** The ring that the Kiti walks on, and the size of the Kiti. */
  ring: { left: number; right: number; top: number; bottom: number };
  kiti: number;
  /** The height at which the water begins, and that at which the ground does. */
  water: number;
  ground: number;
  band: number;
  /** The height of the line above each card; 0 if there is no room for it. */
  label: number;
  card: { width: number; height: number };
  lanes: readonly Lane[];
  boat: Boat;
  /** The radius of a diver. */
  diver: number;
  named: boolean;
}

const between = (low: number, value: number, high: number) => Math.min(high, Math.max(low, value));

/** How much a lagoon of this size is enlarged. */
export const enlargement = (width: number, height: number) =>
  between(1, Math.min(width / ENLARGED.width, height / ENLARGED.height), 5);

/** `corner`: the width at the upper right that something else covers. */
export function layout(width: number, height: number, seats: number, corner = 0): Layout {
  const isLow = height < LOW;
  const narrow = width < 560;
  const floor = isLow ? 5 : 14;
  const sky = isLow ? (height < ROOM_FOR_NAMES ? 30 : 38) : 46;
  const middle = between(84, Math.min(height * 0.3, width * (narrow ? 0.3 : 0.26)), 200);
  const lanes = sides(width, seats, middle, narrow);
  const thin = Math.min(...lanes.map((lane) => lane.width));
  const named = thin >= ROOM_FOR_NAME && height >= ROOM_FOR_NAMES;
  const boat = boatIn(thin, height);
  const water = sky + (named ? 17 : 3) + boat.height + boat.card.height + 4;
  const band = (height - water - floor) / 3;
  const label = band >= ROOM_FOR_LABEL ? 17 : 0;
  return {
    width,
    height,
    narrow,
    ring: { left: 14, right: width - 14 - corner, top: isLow ? 6 : 10, bottom: sky - (isLow ? 4 : 7) },
    kiti: isLow ? 0.64 : narrow ? 0.9 : 1,
    water,
    ground: height - floor,
    band,
    label,
    card: { width: middle, height: Math.min(band - label - (isLow ? 3 : 7), middle * 0.78) },
    lanes,
    boat,
    diver: between(12, Math.min(thin * 0.4, band * 0.24), 22),
    named,
  };
}

/** The first half of the seats to the left of the cards, the others to the right: clockwise from left to right. */
function sides(width: number, seats: number, card: number, narrow: boolean): Lane[] {
  const left = Math.ceil(seats / 2);
  const room = (width - card) / 2 - (narrow ? 6 : 26);
  const edge = narrow ? 2 : 10;
  return Array.from({ length: seats }, (_, i) => {
    const isLeft = i < left;
    const each = room / (isLeft ? left : seats - left);
    const start = isLeft ? edge : width - edge - room;
    return { seat: i + 1, x: start + each * ((isLeft ? i : i - left) + 0.5), width: each };
  });
}

function boatIn(lane: number, height: number): Boat {
  const width = between(30, lane * 0.94, 104);
  const card = between(25, Math.min(lane * 0.5, height * 0.085), 46);
  return {
    width,
    height: between(12, Math.min(width * 0.24, height * 0.06), 24),
    card: { width: card, height: card * 1.1 },
  };
}

export const bandTop = (at: Layout, place: Place) => at.water + PLACES.indexOf(place) * at.band;
export const cardAt = (at: Layout, place: Place): Point => ({
  x: at.width / 2,
  y: bandTop(at, place) + at.label + (at.band - at.label) / 2,
});

/** The place of a diver that waits face down, beside the boat. */
export const slotAt = (at: Layout, lane: Lane): Point => ({
  x: lane.x,
  y: at.water + at.diver + Math.min(10, at.diver * 0.4),
});

/** The place of a diver at that depth. */
export function diverAt(at: Layout, lane: Lane, depth: number): Point {
  const top = slotAt(at, lane).y + at.diver * 1.65;
  const bottom = at.ground - at.diver - 2;
  return { x: lane.x, y: top + ((depth - 1) / (DIVERS - 1)) * (bottom - top) };
}

/** The place of a mark of that radius at that depth: where lines stand at the left, it moves clear of them. */
export function markAt(at: Layout, lane: Lane, depth: number, radius: number): Point {
  const here = diverAt(at, lane, depth);
  if (at.label || here.x > at.width / 2) return here;
  for (const place of PLACES) {
    const line = lineAt(at, place).y;
    const [above, below] = [line - LETTERS - radius, line + 3 + radius];
    if (here.y <= above || here.y >= below) continue;
    const isNearer = here.y - above < below - here.y || below + radius > at.ground;
    return { ...here, y: isNearer ? above : below };
  }
  return here;
}

/** The start of the line about a place, if there is no room for it above the card. */
export const lineAt = (at: Layout, place: Place): Point => ({ x: 4, y: bandTop(at, place) + at.band - 4 });

/** The place of the top card of a pile in its boat. */
export const pileAt = (at: Layout, lane: Lane): Point => ({
  x: lane.x,
  y: at.water - at.boat.height - at.boat.card.height / 2 + 4,
});

/** The cards in the sky above the lagoon: the deck to the left, the cards that are out to the right. */
export function stackAt(at: Layout, which: "deck" | "discards"): Point {
  const off = Math.min(38, at.card.width * 0.32);
  return { x: at.width / 2 + (which === "deck" ? -off : off), y: (at.ring.bottom + at.water) / 2 + 2 };
}

export function stackSize(at: Layout): { width: number; height: number } {
  const height = between(20, at.water - at.ring.bottom - 20, 52);
  return { width: height * 0.74, height };
}

// --- the Kiti ------------------------------------------------------------------------------------------------------

/** The Kiti stands just before the seat that is nearest to it clockwise. */
export function kitiAt(at: Layout, seat: number): Point {
  const lane = at.lanes[seat - 1]!;
  const before = at.lanes[seat - 2];
  const { left, right, bottom } = at.ring;
  return { x: before ? Math.min(right, (before.x + lane.x) / 2) : left, y: bottom };
}

/** A step of the Kiti: straight to the right, or back above from the last seat to the first. */
export function onTheWayRound(from: Point, to: Point, share: number, top: number): Point {
  const rise = to.x < from.x ? Math.sin(Math.PI * share) * (from.y - top) * 0.8 : 0;
  return { x: from.x + (to.x - from.x) * share, y: from.y - rise };
}

/** The way along the ring from the Kiti to a seat anticlockwise: to the left, and back above from end to end. */
export function wayAnticlockwise(at: Layout, kiti: number, seat: number): Point[] {
  const { left, right, top, bottom } = at.ring;
  const [from, to] = [kitiAt(at, kiti), { x: Math.min(right, at.lanes[seat - 1]!.x), y: bottom }];
  if (to.x < from.x) return [from, to];
  return [from, { x: left, y: bottom }, { x: left, y: top }, { x: right, y: top }, { x: right, y: bottom }, to];
}

export const lengthOf = (way: readonly Point[]) =>
  way.slice(1).reduce((sum, point, i) => sum + Math.hypot(point.x - way[i]!.x, point.y - way[i]!.y), 0);

export const seatAfter = (seat: number, seats: number) => (seat % seats) + 1;

// --- letters -------------------------------------------------------------------------------------------------------

const NARROW = 0.55; // how wide a letter is on average, for its size

/** As much of a text as fits. */
export function fit(text: string, width: number, size: number): string {
  const most = Math.max(1, Math.floor(width / (size * NARROW)));
  return text.length <= most ? text : `${text.slice(0, Math.max(1, most - 1)).trimEnd()}…`;
}
