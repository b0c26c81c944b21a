import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { warnOfTime } from "./warnings";
import { words } from "./words.svelte";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

async function warned(seconds: number | null, passed: number): Promise<string[]> {
  const told: string[] = [];
  const say = await words("en");
  const clock = { now: Date.now(), due: seconds === null ? null : Date.now() + seconds * 1000 };
  const stop = warnOfTime({ clock }, 0, say, { interrupt: (text) => void told.push(text) });
  vi.advanceTimersByTime(passed * 1000);
  stop();
  vi.advanceTimersByTime(60_000);
  return told;
}

test("the clock warns at 30 and at 10 seconds", async () => {
  expect(await warned(60, 55)).toEqual(["30 seconds left", "10 seconds left"]);
});

test("a short clock warns once, and nobody is warned after answering or without a clock", async () => {
  expect(await warned(20, 15)).toEqual(["10 seconds left"]);
  expect(await warned(60, 40)).toEqual(["30 seconds left"]);
  expect(await warned(null, 100)).toEqual([]);
});
