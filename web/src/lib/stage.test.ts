import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { hurried, Stage } from "./stage.svelte";

const REST = { name: "rest", length: 0 };
const frame = (name: string, length: number) => ({ name, length });

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] });
  vi.stubGlobal("requestAnimationFrame", (tick: () => void) => setTimeout(tick, 10));
  vi.stubGlobal("cancelAnimationFrame", clearTimeout);
  vi.stubGlobal("document", { hidden: false });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("frames are shown one after another, then the position", () => {
  const stage = new Stage(() => REST);
  stage.show([frame("one", 100), frame("nothing", 0), frame("two", 50)]);
  expect([stage.frame.name, stage.t, stage.isRest]).toEqual(["one", 0, false]);
  vi.advanceTimersByTime(50);
  expect(stage.t).toBeCloseTo(0.5);
  vi.advanceTimersByTime(60);
  expect(stage.frame.name).toBe("two");
  vi.advanceTimersByTime(100);
  expect([stage.frame.name, stage.t, stage.isRest]).toEqual(["rest", 1, true]);
});

test("new frames replace those to come, or follow them", () => {
  const stage = new Stage(() => REST);
  stage.show([frame("one", 100), frame("two", 100)]);
  stage.show([frame("other", 100)]);
  expect(stage.frame.name).toBe("other");
  stage.append([frame("last", 1_000)], 50);
  expect(stage.frame.name).toBe("other");
  vi.advanceTimersByTime(110);
  expect(stage.frame).toEqual(frame("last", 50));
  stage.skip();
  expect(stage.isRest).toBe(true);
});

test("nothing is animated on a hidden page", () => {
  vi.stubGlobal("document", { hidden: true });
  const stage = new Stage(() => REST);
  stage.append([frame("one", 100)], 1_000);
  expect(stage.frame).toBe(REST);
});

test("frames are shortened only when they take too long", () => {
  expect(hurried([frame("one", 300), frame("two", 100)], 200).map(({ length }) => length)).toEqual([150, 50]);
  expect(hurried([frame("one", 30)], 200)).toEqual([frame("one", 30)]);
});
