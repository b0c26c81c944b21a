/** The layout for a board of some width, in CSS pixels: the picture is laid out anew for every width, so that
 * letters keep their size. */

import type { Point } from "../../lib/motion";
import { DIVERS, type Place } from "./types";

export type { Place, Point };
export const PLACES: readonly Place[] = ["surface", "middle", "bottom"];

const LOOP = 46; // the height of the ring that the Kiti walks on
const ROOM_FOR_NAME = 54;
const FLOOR = 14;

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
  /** The height at which the water begins. */
  water: number;
  band: number;
  card: { width: number; height: number };
  lanes: readonly Lane[];
  boat: Boat;
  /** The radius of a diver. */
  diver: number;
  named: boolean;
}

const between = (low: number, value: number, high: number) => Math.min(high, Math.max(low, value));

export function layout(width: number, seats: number): Layout {
  const narrow = width < 560;
  const band = between(92, 66 + width * 0.08, 136);
  const height = band - 12;
  const card = { width: between(104, height * 1.4, 176), height };
  const lanes = sides(width, seats, card.width, narrow);
  const thin = Math.min(...lanes.map((lane) => lane.width));
  const named = thin >= ROOM_FOR_NAME;
  const boat = boatIn(thin);
  const water = LOOP + (named ? 18 : 4) + boat.height + boat.card.height + 6;
  return {
    width,
    height: water + 3 * band + FLOOR,
    narrow,
    water,
    band,
    card,
    lanes,
    boat,
    diver: between(13, thin * 0.4, 22),
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

function boatIn(lane: number): Boat {
  const width = between(30, lane * 0.94, 104);
  const card = between(26, lane * 0.5, 46);
  return { width, height: between(14, width * 0.24, 24), card: { width: card, height: card * 1.1 } };
}

export const bandTop = (at: Layout, place: Place) => at.water + PLACES.indexOf(place) * at.band;
export const cardAt = (at: Layout, place: Place): Point => ({ x: at.width / 2, y: bandTop(at, place) + at.band / 2 });

/** The place of a diver that waits face down, beside the boat. */
export const slotAt = (at: Layout, lane: Lane): Point => ({ x: lane.x, y: at.water + at.diver + 10 });

/** The place of a diver at that depth. */
export function diverAt(at: Layout, lane: Lane, depth: number): Point {
  const top = at.water + at.diver + 26;
  const bottom = at.height - FLOOR - at.diver - 4;
  return { x: lane.x, y: top + ((depth - 1) / (DIVERS - 1)) * (bottom - top) };
}

/** The place of the top card of a pile in its boat. */
export const pileAt = (at: Layout, lane: Lane): Point => ({
  x: lane.x,
  y: at.water - at.boat.height - at.boat.card.height / 2 + 4,
});

// --- the Kiti ------------------------------------------------------------------------------------------------------

/** The ring drawn flat: along the boats from left to right, and back above. */
export const loop = (at: Layout) => ({ left: 16, right: at.width - 16, top: 10, bottom: LOOP - 7 });

/** The Kiti stands just before the seat that is nearest to it clockwise. */
export function kitiAt(at: Layout, seat: number): Point {
  const { left, bottom } = loop(at);
  const lane = at.lanes[seat - 1]!;
  const before = at.lanes[seat - 2];
  return { x: before ? (before.x + lane.x) / 2 : left, y: bottom };
}

/** A step of the Kiti: straight to the right, or back above from the last seat to the first. */
export function onTheWayRound(from: Point, to: Point, share: number, top: number): Point {
  const rise = to.x < from.x ? Math.sin(Math.PI * share) * (from.y - top) * 0.8 : 0;
  return { x: from.x + (to.x - from.x) * share, y: from.y - rise };
}

export const seatBefore = (seat: number, seats: number) => ((seat - 2 + seats) % seats) + 1;

// --- the hand ------------------------------------------------------------------------------------------------------

export interface Slot extends Point {
  depth: number;
  angle: number;
}

export interface Fan {
  rows: number;
  width: number;
  height: number;
  card: { width: number; height: number };
  slots: readonly Slot[];
}

const LIFT = 14; // room above, for a diver that has been laid

/** Twelve divers: a fan where there is room, two rows of six on a phone. */
export function fan(width: number): Fan {
  const rows = width < 560 ? 2 : 1;
  const columns = DIVERS / rows;
  const pitch = Math.min((width - 8) / columns, 74);
  const card = { width: pitch - 5, height: rows === 2 ? 56 : between(62, pitch * 1.3, 90) };
  const start = (width - pitch * columns) / 2;
  const bow = rows === 1 ? 14 : 0;
  const above = rows === 1 ? LIFT : 12;
  const slots = Array.from({ length: DIVERS }, (_, i) => {
    const column = i % columns;
    const off = (column - (columns - 1) / 2) / ((columns - 1) / 2);
    const row = Math.floor(i / columns);
    return {
      depth: i + 1,
      x: start + pitch * (column + 0.5),
      y: above + card.height / 2 + row * (card.height + 6) + bow * off * off,
      angle: bow ? off * 5 : 0,
    };
  });
  return { rows, width, height: above + rows * card.height + (rows - 1) * 6 + bow + 8, card, slots };
}

// --- letters -------------------------------------------------------------------------------------------------------

const NARROW = 0.55; // how wide a letter is on average, for its size

/** As much of a text as fits. */
export function fit(text: string, width: number, size: number): string {
  const most = Math.max(1, Math.floor(width / (size * NARROW)));
  return text.length <= most ? text : `${text.slice(0, Math.max(1, most - 1)).trimEnd()}…`;
}

/** A text in as many lines as it needs; a word that is too long for a line is cut. */
export function lines(text: string, width: number, size: number): string[] {
  const most = Math.floor(width / (size * NARROW));
  const found: string[] = [];
  for (const word of text.split(" ").map((word) => fit(word, width, size))) {
    const line = found.at(-1);
    if (line !== undefined && line.length + 1 + word.length <= most) found[found.length - 1] = `${line} ${word}`;
    else found.push(word);
  }
  return found;
}
