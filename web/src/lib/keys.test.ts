import { expect, test } from "vitest";

import { answerFor, keysFor } from "./keys";

const choices = ["dive 9", "dive 8", "pass"].map((answer) => ({ answer, text: answer }));

test("a key that the game has chosen keeps its meaning", () => {
  const keyOf = (answer: string) => (answer.startsWith("dive ") ? answer.slice("dive ".length) : undefined);
  const keys = keysFor(choices, { keyOf });
  expect(answerFor("8", keys)).toBe("dive 8");
  expect(answerFor("1", keys)).toBeUndefined();
  expect(keys.has("pass")).toBe(false);
});

test("without such keys answers are numbered", () => {
  const keys = keysFor(choices, {});
  expect(answerFor("1", keys)).toBe("dive 9");
  expect(answerFor("U", keys)).toBeUndefined();
});
