import { expect, test } from "vitest";

import { courses } from "./course";
import { hop, sailed, shipAt } from "./motion";
import { sample } from "./sample";

test("a ship sails the new pieces, and ends at its place in the view", () => {
  const [course, other] = courses(sample());
  expect(sailed(course!, 3, 0)).toBe(3);
  expect(shipAt(course!, 3)).toMatchObject(course!.pieces[3]!.from);
  expect(sailed(course!, 3, 1)).toBe(4);
  expect(shipAt(course!, 4)).toEqual(course!.tip);
  expect(sailed(other!, 2, 0)).toBe(2);
});

test("an earlier view has nothing to sail", () => {
  const [course] = courses(sample());
  expect(sailed(course!, 9, 0)).toBe(4);
});

test("a castaway leaps aboard", () => {
  const [from, to] = [
    { x: 0, y: 0 },
    { x: 100, y: 0 },
  ];
  expect(hop(from, to, 0)).toEqual(from);
  expect(hop(from, to, 0.5).y).toBeLessThan(-30);
  expect(hop(from, to, 1).x).toBe(100);
});
