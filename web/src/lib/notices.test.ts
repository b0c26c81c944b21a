import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { Notices } from "./notices.svelte";

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("window", globalThis);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const line = (number: number, text: string) => ({
  line: number,
  seat: 2,
  name: "Bo",
  text,
  at: 0,
  yours: false,
  muted: false,
});

test("a newer line takes the place of the one before, and a notice goes by itself", () => {
  const notices = new Notices();
  notices.hear({ type: "chat", lines: [line(1, "one")] }, () => true);
  notices.hear({ type: "chat", lines: [line(2, "two")] }, () => true);
  notices.hear({ type: "reaction", seat: 2, name: "Bo", sign: "wow" }, () => true);
  expect(notices.shown.map(({ kind }) => kind)).toEqual(["chat", "reaction"]);
  expect(notices.shown[0]).toMatchObject({ text: "two" });
  vi.advanceTimersByTime(60_000);
  expect(notices.shown).toEqual([]);
});

test("lines that are read or one's own are no news, and long ones are cut", () => {
  const notices = new Notices();
  notices.hear({ type: "chat", lines: [line(1, "old")] }, () => false);
  expect(notices.shown).toEqual([]);
  notices.hear({ type: "chat", lines: [line(2, "word ".repeat(40))] }, () => true);
  expect(notices.shown[0]).toMatchObject({ text: expect.stringMatching(/^(word )+word…$/) as string });
});
