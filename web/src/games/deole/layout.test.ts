import { expect, test } from "vitest";

import { layoutIn, paneFor, paneOf } from "./layout";
import { isTooSmall, near } from "./zoom";

const WHOLE = { x: -140, y: -78, width: 1018, height: 956 };

test("map and sheet stand beside each other where there is room for both", () => {
  expect(layoutIn(934, 722).arrangement).toBe("wide");
  expect(layoutIn(390, 560).arrangement).toBe("tall");
  expect(layoutIn(640, 180).arrangement).toBe("flat");
});

test("everything grows with the box, and the map most of all", () => {
  const [small, large, huge] = [layoutIn(934, 722), layoutIn(2064, 1302), layoutIn(3344, 2022)];
  expect(large.em).toBeGreaterThan(1.5 * small.em);
  expect(huge.em).toBeGreaterThan(1.3 * large.em);
  for (const [width, { column }] of [
    [934, small],
    [2064, large],
    [3344, huge],
  ] as const)
    expect(width - column).toBeGreaterThan(column);
});

test("the part that is asked for comes by itself; while others move it is the map", () => {
  expect([paneFor("course"), paneFor("lay"), paneFor("salvage")]).toEqual(["map", "sheet", ""]);
  expect([paneOf("lay", true), paneOf("lay", false), paneOf("sail", true)]).toEqual(["sheet", "map", "map"]);
});

test("on a small map the neighbourhood of the ship is shown, inside the map and in the shape of its room", () => {
  const room = { width: 360, height: 240 };
  expect(isTooSmall(WHOLE, room)).toBe(true);
  expect(isTooSmall(WHOLE, { width: 900, height: 850 })).toBe(false);
  const part = near(WHOLE, room, { x: 850, y: 50 });
  expect(part.x + part.width).toBe(WHOLE.x + WHOLE.width);
  expect(part.y).toBe(WHOLE.y);
  expect(part.width / part.height).toBeCloseTo(1.5);
  expect((room.height / part.height) * 100).toBeGreaterThanOrEqual(44);
});
