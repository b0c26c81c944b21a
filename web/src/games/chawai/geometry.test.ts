import { describe, expect, test } from "vitest";

import {
  cardAt,
  diverAt,
  fan,
  fit,
  kitiAt,
  layout,
  lines,
  onTheWayRound,
  pileAt,
  PLACES,
  seatBefore,
  slotAt,
} from "./geometry";
import { afterwards, depthReached, fading, flown, kitiWalked, partOf, turned } from "./motion";
import { livery } from "./liveries";
import { DIVERS } from "./types";

const WIDTHS = [320, 340, 390, 559, 560, 736, 900];
const TABLES = WIDTHS.flatMap((width) => [3, 4, 5, 6].map((seats) => [width, seats] as const));

describe.each(TABLES)("a lagoon %i wide for %i", (width, seats) => {
  const at = layout(width, seats);

  test("everything is inside", () => {
    for (const lane of at.lanes) {
      expect(lane.x - at.boat.width / 2).toBeGreaterThanOrEqual(0);
      expect(lane.x + at.boat.width / 2).toBeLessThanOrEqual(width);
      expect(diverAt(at, lane, DIVERS).y + at.diver).toBeLessThan(at.height);
      expect(pileAt(at, lane).y - at.boat.card.height / 2).toBeGreaterThan(kitiAt(at, 1).y);
    }
  });

  test("seats go clockwise from left to right, and no two boats touch", () => {
    at.lanes.slice(1).forEach((lane, i) => expect(lane.x - at.lanes[i]!.x).toBeGreaterThanOrEqual(at.boat.width));
  });

  test("divers never hide a card, nor each other", () => {
    for (const lane of at.lanes)
      expect(Math.abs(lane.x - cardAt(at, "middle").x)).toBeGreaterThanOrEqual(at.card.width / 2 + at.diver);
    at.lanes.slice(1).forEach((lane, i) => expect(lane.x - at.lanes[i]!.x).toBeGreaterThan(2 * at.diver));
  });

  test("cards lie below each other", () => {
    const [surface, middle, bottom] = PLACES.map((place) => cardAt(at, place).y) as [number, number, number];
    expect(middle - surface).toBeGreaterThan(at.card.height);
    expect(bottom - middle).toBeGreaterThan(at.card.height);
  });

  test("deeper is lower", () => {
    const ys = Array.from({ length: DIVERS }, (_, i) => diverAt(at, at.lanes[0]!, i + 1).y);
    expect(ys).toEqual([...ys].sort((a, b) => a - b));
    expect(ys[0]).toBeGreaterThan(slotAt(at, at.lanes[0]!).y);
  });
});

test("the Kiti stands between two boats, and goes back above after the last", () => {
  const at = layout(800, 4);
  expect(kitiAt(at, 3).x).toBe((at.lanes[1]!.x + at.lanes[2]!.x) / 2);
  expect(kitiAt(at, 1).x).toBeLessThan(at.lanes[0]!.x);
  expect(seatBefore(1, 4)).toBe(4);
  expect(onTheWayRound(kitiAt(at, 4), kitiAt(at, 1), 0.5, 10).y).toBeLessThan(kitiAt(at, 1).y);
  expect(onTheWayRound(kitiAt(at, 1), kitiAt(at, 2), 0.5, 10).y).toBe(kitiAt(at, 1).y);
});

test.each(WIDTHS)("twelve divers can be touched in a hand %i wide", (width) => {
  const { card, slots, height } = fan(width);
  expect(slots).toHaveLength(DIVERS);
  expect(card.height).toBeGreaterThanOrEqual(44);
  expect(card.width).toBeGreaterThanOrEqual(40);
  for (const slot of slots) {
    expect(slot.x - card.width / 2).toBeGreaterThanOrEqual(0);
    expect(slot.x + card.width / 2).toBeLessThanOrEqual(width);
    expect(slot.y + card.height / 2).toBeLessThanOrEqual(height);
  }
});

test("texts are cut and broken to fit", () => {
  expect(fit("Ana", 100, 10)).toBe("Ana");
  expect(fit("Éléonore-Marie", 44, 10)).toBe("Éléonor…");
  expect(lines("only Ana sees it", 60, 10)).toEqual(["only Ana", "sees it"]);
  expect(lines("only Ana sees it", 200, 10)).toEqual(["only Ana sees it"]);
});

test("every seat has its own colour and emblem", () => {
  const all = [1, 2, 3, 4, 5, 6].map(livery);
  expect(new Set(all.map((own) => own.fill)).size).toBe(6);
  expect(new Set(all.map((own) => own.emblem)).size).toBe(6);
});

describe("the reveal", () => {
  test("begins with all divers at the surface and ends with nothing on the way", () => {
    expect([depthReached(0), flown(0, "bottom"), fading(0), kitiWalked(0), turned(0)]).toEqual([0, 0, 1, 0, 1]);
    expect([depthReached(1), fading(1), kitiWalked(1), turned(1)]).toEqual([1, 0, 1, -1]);
    for (const place of PLACES) expect([flown(1, place), afterwards(1, place)]).toEqual([1, 1]);
  });

  test("divers have arrived before the first fish leaves", () => {
    for (const place of PLACES) expect(flown(0.45, place)).toBe(0);
    expect(depthReached(0.45)).toBe(1);
  });

  test("two rounds share the time", () => {
    expect(partOf(0.25, 2)).toEqual({ index: 0, t: 0.5 });
    expect(partOf(0.75, 2)).toEqual({ index: 1, t: 0.5 });
    expect(partOf(1, 1)).toEqual({ index: 0, t: 1 });
  });
});
