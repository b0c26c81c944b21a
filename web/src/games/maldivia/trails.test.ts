import { expect, test } from "vitest";

import { trails } from "./trails";

test("legs that hang together are one way, for each boat", () => {
  const since = [
    {
      ply: 1,
      kind: "answer",
      at: 0,
      events: [
        { event: "sails", args: { seat: 1, origin: "b2", space: "d2" } },
        { event: "sails", args: { seat: 1, origin: "d2", space: "d3" } },
        { event: "sails", args: { seat: 2, origin: "a1", space: "a2" } },
        { event: "pushed", args: { seat: 1, origin: "d3", space: "d4" } },
      ],
    },
  ] as const;
  expect(trails(since)).toEqual([
    { seat: 1, way: ["b2", "c2", "d2", "d3", "d4"] },
    { seat: 2, way: ["a1", "a2"] },
  ]);
  expect(trails([])).toEqual([]);
});
