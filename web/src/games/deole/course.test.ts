import { expect, test } from "vitest";

import { courses, crossings } from "./course";
import { edgeOf, isOnMap } from "./geometry";
import { sample, sheet } from "./sample";
import type { Heading, ShipView } from "./view";

const ship = (course: Heading[], change: Partial<ShipView> = {}): ShipView => ({
  at: "sea",
  port: 2,
  course,
  next: "c6",
  heading: "north",
  ...change,
});
const alone = (course: Heading[], change: Partial<ShipView> = {}) =>
  sample({ seats: 1, sheets: [sheet("green", { ship: ship(course, change) })] });

test("DE-1: out of the port northward and left: the line curves to the west", () => {
  const view = alone(["west"]);
  expect(crossings(view, view.sheets[0]!)).toEqual([{ space: "d8", into: "north", out: "west" }]);
  const [course] = courses(view);
  expect(course!.tip).toMatchObject({ ...edgeOf("d8", "west"), angle: 270 });
  expect(course!.pieces).toHaveLength(2);
});

test("spaces follow each other from the port on", () => {
  const view = alone(["north", "west", "north"]);
  expect(crossings(view, view.sheets[0]!).map(({ space }) => space)).toEqual(["d8", "d7", "c7"]);
});

test("every piece begins where the one before ends, in the same direction", () => {
  const [course] = courses(alone(["north", "east", "south", "west", "north", "north"]));
  for (const [i, piece] of course!.pieces.slice(1).entries()) {
    expect(piece.from).toEqual(course!.pieces[i]!.to);
    expect(piece.into).toBe(course!.pieces[i]!.out);
  }
});

test("two ships through the same edge leave lines beside each other, whichever way they go", () => {
  const up = sheet("green", {
    ship: ship(["north", "north", "north", "north", "north", "north", "north"], { next: "d1" }),
  });
  const down = sheet("blue", {
    ship: ship(["south", "west", "south", "south", "south", "south", "south"], {
      port: 2,
      next: "d8",
      heading: "south",
    }),
  });
  const [one, two] = courses(sample({ sheets: [up, down] }));
  const at = (course: typeof one) => new Set(course!.pieces.map(({ to }) => `${to.x} ${to.y}`));
  expect([...at(one)].filter((point) => at(two).has(point))).toEqual([]);
});

test("a ship that comes through an edge again does not draw over its line", () => {
  const [course] = courses(alone(["north", "east", "south", "west", "north", "north"]));
  const ends = course!.pieces.map(({ to }) => `${to.x} ${to.y}`);
  expect(new Set(ends).size).toBe(ends.length);
});

test("a ship lies in port before and after its voyage, outside the map", () => {
  const [before] = courses(alone([], { at: "port", port: 0, next: null, heading: null }));
  const [after] = courses(alone(["west", "south", "east"], { at: "home", next: null, heading: null }));
  expect([before!.pieces.length, before!.isHome, isOnMap(before!.tip)]).toEqual([0, false, false]);
  expect([after!.isHome, isOnMap(after!.tip)]).toEqual([true, false]);
});

test("a player without a side has no ship", () => {
  expect(courses(sample({ seats: 1, sheets: [sheet("green", { side: null })] }))).toEqual([]);
});
