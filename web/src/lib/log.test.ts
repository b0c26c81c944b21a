import { expect, test } from "vitest";

import type { LoggedEntry } from "../protocol";
import { capital, ownAnswers, sinceMine } from "./log";

const entry = (kind: LoggedEntry["kind"], seat?: number): LoggedEntry => ({
  ply: 1,
  kind,
  at: 0,
  ...(seat ? { seat } : {}),
});

test("my answers in a row are counted, and those of others and of chance end the row", () => {
  expect(ownAnswers([], 1)).toBe(0);
  expect(ownAnswers([entry("answer", 1), entry("answer", 2), entry("answer", 1), entry("answer", 1)], 1)).toBe(2);
  expect(ownAnswers([entry("answer", 1), entry("answer")], 1)).toBe(0);
});

test("an answer that is taken back no longer counts", () => {
  expect(ownAnswers([entry("answer", 1), entry("answer", 1), entry("undo", 1)], 1)).toBe(1);
  expect(ownAnswers([entry("answer", 2), entry("undo", 1), entry("away", 2), entry("answer", 1)], 1)).toBe(1);
});

test("the moves of others are those after my last answer", () => {
  const log = [entry("answer", 1), entry("answer", 2), entry("answer"), entry("answer", 3)];
  expect(sinceMine(log, 1)).toHaveLength(3);
  expect(sinceMine(log, 3)).toHaveLength(0);
  expect(sinceMine(log, 4)).toHaveLength(4);
  expect(sinceMine(log, 0)).toHaveLength(1);
});

test("a line begins with a capital letter", () => {
  expect(capital("éole souffle.")).toBe("Éole souffle.");
  expect(capital("")).toBe("");
});
