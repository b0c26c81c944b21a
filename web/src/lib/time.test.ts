import { describe, expect, it } from "vitest";

import { countdown, spoken } from "./time";
import type { Words } from "./words.svelte";

const say = { say: (key: string, args: { count: number }) => `${args.count} ${key}` } as unknown as Words;

describe("times", () => {
  it("are said in the largest unit that fits", () => {
    expect([30, 60, 600, 7_200, 259_200].map((seconds) => spoken(seconds, say))).toEqual([
      "30 web-seconds",
      "1 web-minutes",
      "10 web-minutes",
      "2 web-hours",
      "3 web-days",
    ]);
  });

  it("count down to zero and no further", () => {
    expect([125_000, 999, 0, -5_000].map((left) => countdown(left, say))).toEqual(["2:05", "0:01", "0:00", "0:00"]);
  });
});
