import { describe, expect, test } from "vitest";

import {
  cardAt,
  diverAt,
  enlargement,
  fit,
  kitiAt,
  layout,
  lengthOf,
  LETTERS,
  lineAt,
  markAt,
  onTheWayRound,
  pileAt,
  PLACES,
  seatAfter,
  slotAt,
  stackAt,
  stackSize,
  wayAnticlockwise,
} from "./geometry";
import { livery } from "./liveries";
import { DIVERS } from "./types";

const SIZES = [
  [360, 250],
  [360, 200],
  [390, 470],
  [430, 170],
  [640, 560],
  [900, 420],
  [760, 1000],
] as const;
const TABLES = SIZES.flatMap(([width, height]) => [3, 4, 5, 6].map((seats) => [width, height, seats] as const));

describe.each(TABLES)("a lagoon of %i by %i for %i", (width, height, seats) => {
  const at = layout(width, height, seats, 44);

  test("marks of the last round are beside the lines about places, and inside", () => {
    const radius = at.diver * 0.6;
    for (const lane of at.lanes)
      for (let depth = 1; depth <= DIVERS; depth++) {
        const { x, y } = markAt(at, lane, depth, radius);
        expect(y + radius).toBeLessThanOrEqual(at.ground);
        if (at.label || x > at.width / 2) continue;
        for (const line of PLACES.map((place) => lineAt(at, place).y))
          expect(y + radius <= line - LETTERS + 0.01 || y - radius >= line + 2.99).toBe(true);
      }
  });

  test("everything is inside", () => {
    for (const lane of at.lanes) {
      expect(lane.x - at.boat.width / 2).toBeGreaterThanOrEqual(0);
      expect(lane.x + at.boat.width / 2).toBeLessThanOrEqual(width);
      expect(diverAt(at, lane, DIVERS).y + at.diver).toBeLessThan(height);
      expect(pileAt(at, lane).y - at.boat.card.height / 2).toBeGreaterThan(kitiAt(at, 1).y);
    }
    expect(cardAt(at, "bottom").y + at.card.height / 2).toBeLessThanOrEqual(height);
    expect(at.ring.right).toBeLessThanOrEqual(width - 44);
  });

  test("seats go clockwise from left to right, and no two boats touch", () => {
    at.lanes.slice(1).forEach((lane, i) => expect(lane.x - at.lanes[i]!.x).toBeGreaterThanOrEqual(at.boat.width));
  });

  test("divers never hide a card, nor each other", () => {
    for (const lane of at.lanes)
      expect(Math.abs(lane.x - cardAt(at, "middle").x)).toBeGreaterThanOrEqual(at.card.width / 2 + at.diver);
    at.lanes.slice(1).forEach((lane, i) => expect(lane.x - at.lanes[i]!.x).toBeGreaterThan(2 * at.diver));
  });

  test("cards lie below each other, and the deck above them", () => {
    const [surface, middle, bottom] = PLACES.map((place) => cardAt(at, place).y) as [number, number, number];
    expect(at.card.height).toBeGreaterThan(20);
    expect(middle - surface).toBeGreaterThan(at.card.height);
    expect(bottom - middle).toBeGreaterThan(at.card.height);
    expect(stackAt(at, "deck").x + stackSize(at).width / 2).toBeLessThan(
      stackAt(at, "discards").x - stackSize(at).width / 2,
    );
  });

  test("deeper is lower", () => {
    const ys = Array.from({ length: DIVERS }, (_, i) => diverAt(at, at.lanes[0]!, i + 1).y);
    expect(ys).toEqual([...ys].sort((a, b) => a - b));
    expect(ys[0]).toBeGreaterThan(slotAt(at, at.lanes[0]!).y);
  });
});

test("a large lagoon is enlarged as a whole", () => {
  expect(enlargement(360, 250)).toBe(1);
  expect(enlargement(1520, 1040)).toBe(2);
  expect(enlargement(3000, 520)).toBe(1);
});

test("the Kiti stands between two boats, and goes back above after the last", () => {
  const at = layout(800, 500, 4);
  expect(kitiAt(at, 3).x).toBe((at.lanes[1]!.x + at.lanes[2]!.x) / 2);
  expect(kitiAt(at, 1).x).toBeLessThan(at.lanes[0]!.x);
  expect([seatAfter(1, 4), seatAfter(4, 4)]).toEqual([2, 1]);
  expect(onTheWayRound(kitiAt(at, 4), kitiAt(at, 1), 0.5, 10).y).toBeLessThan(kitiAt(at, 1).y);
  expect(onTheWayRound(kitiAt(at, 1), kitiAt(at, 2), 0.5, 10).y).toBe(kitiAt(at, 1).y);
});

test("anticlockwise from the Kiti the seats follow each other", () => {
  for (const at of [layout(800, 500, 5), layout(360, 250, 5, 44)])
    for (const kiti of [1, 2, 3, 4, 5]) {
      const seats = [4, 3, 2, 1, 0].map((step) => ((kiti - 1 + step) % 5) + 1);
      const ways = seats.map((seat) => lengthOf(wayAnticlockwise(at, kiti, seat)));
      expect(ways).toEqual([...ways].sort((a, b) => a - b));
    }
});

test("texts are cut to fit", () => {
  expect(fit("Ana", 100, 10)).toBe("Ana");
  expect(fit("Éléonore-Marie", 44, 10)).toBe("Éléonor…");
});

test("every seat has its own colour and emblem", () => {
  const all = [1, 2, 3, 4, 5, 6].map(livery);
  expect(new Set(all.map((own) => own.fill)).size).toBe(6);
  expect(new Set(all.map((own) => own.emblem)).size).toBe(6);
});
