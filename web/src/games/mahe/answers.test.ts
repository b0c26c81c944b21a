import { expect, test } from "vitest";

import { keyOf } from "./answers";
import { TURTLES } from "./view";

test("every answer has a key of its own, and none of them is taken by the table", () => {
  const cards = [1, 2, 3, 4, 5, 6].map((eggs) => `card ${eggs}`);
  const answers = ["roll", "stop", ...cards, ...TURTLES.map((turtle) => `move ${turtle}`)];
  const keys = answers.map(keyOf);
  expect(new Set(keys).size).toBe(answers.length);
  for (const key of keys) expect(key).toMatch(/^[1-9a-z]$/);
  for (const taken of ["u", "g", "?"]) expect(keys).not.toContain(taken);
});

test("an answer that nobody chooses has no key", () => {
  expect(keyOf("die 4")).toBeUndefined();
});
