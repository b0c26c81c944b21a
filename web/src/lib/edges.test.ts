import { expect, test } from "vitest";
import { hidden } from "./edges";

test.each([
  ["a row that fits", 0, 300, 300, ""],
  ["a row that fits, but for a part of a pixel", 0.5, 300, 301, ""],
  ["the beginning of a long row", 0, 300, 500, "after"],
  ["its middle", 100, 300, 500, "both"],
  ["its end", 200, 300, 500, "before"],
] as const)("%s", (_, scrolled, width, whole, more) => {
  expect(hidden(scrolled, width, whole)).toBe(more);
});
