import { expect, test } from "vitest";

import { facesAt, hopAt } from "./cube";

const NUMBERS = [1, 2, 3, 4, 5, 6];

test.each(NUMBERS)("at the end of a throw %i lies in front, not upside down, and at its place", (pips) => {
  const faces = facesAt(pips, 1);
  const front = faces.reduce((best, face) => (area(face.matrix) > area(best.matrix) ? face : best));
  expect(front.pips).toBe(pips);
  expect(area(front.matrix)).toBeGreaterThan(0.9);
  expect(hopAt(1).x).toBeCloseTo(0);
  expect(hopAt(1).y).toBeCloseTo(0);
});

test.each(NUMBERS)("a tumbling die that will show %i shows at most three faces, never two opposite ones", (pips) => {
  for (let share = 0; share <= 1; share += 0.05) {
    const seen = facesAt(pips, share).map((face) => face.pips);
    expect(seen.length).toBeLessThanOrEqual(3);
    for (const number of seen) expect(seen).not.toContain(7 - number);
  }
});

test("it tumbles: other faces come to the front on the way", () => {
  const seen = new Set([0, 0.1, 0.2, 0.3, 0.4, 0.5].flatMap((share) => facesAt(3, share).map((face) => face.pips)));
  expect(seen.size).toBeGreaterThan(3);
});

/** The share of a whole face that can be seen. */
const area = ([a, b, c, d]: readonly number[]) => a! * d! - b! * c!;
