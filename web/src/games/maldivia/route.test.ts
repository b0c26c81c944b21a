import { expect, test } from "vitest";

import { legsFirst, route } from "./route";
import type { Event, SailsEvent, Space } from "./types";

const sails = (origin: Space, space: Space): SailsEvent => ({ event: "sails", args: { seat: 1, origin, space } });

test.each([
  ["b2", "e2", ["b2", "c2", "d2", "e2"]],
  ["e2", "b2", ["e2", "d2", "c2", "b2"]],
  ["c3", "c5", ["c3", "c4", "c5"]],
  ["c5", "c4", ["c5", "c4"]],
] as const)("a leg from %s to %s goes straight", (origin, space, way) => {
  expect(route([{ origin, space }])).toEqual(way);
});

test("legs follow one another, and end before anything else happens", () => {
  const told: Event[] = [sails("b2", "d2"), sails("d2", "d4"), { event: "fishes", args: { seat: 1, cargo: "red" } }];
  expect(route(legsFirst(told))).toEqual(["b2", "c2", "d2", "d3", "d4"]);
  expect(legsFirst(told.slice(2))).toEqual([]);
  expect(legsFirst(told.slice(0, 2))).toHaveLength(2);
});
