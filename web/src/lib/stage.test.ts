import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { freePace } from "./director.svelte";
import { Stage } from "./stage.svelte";

const REST = { name: "rest", length: 0, told: 0 };
const frame = (name: string, length: number, told = 0) => ({ name, length, told });

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

test("a picture that is drawn late does not swallow the motion", () => {
  vi.stubGlobal("requestAnimationFrame", (tick: () => void) => setTimeout(tick, 2_000));
  const stage = new Stage(() => REST);
  stage.show([frame("one", 600)]);
  vi.advanceTimersByTime(2_000);
  expect(stage.t).toBeCloseTo(0.25);
  vi.advanceTimersByTime(6_000);
  expect(stage.isRest).toBe(true);
});

test("new frames replace those to come", () => {
  const stage = new Stage(() => REST);
  stage.show([frame("one", 100), frame("two", 100)]);
  stage.show([frame("other", 100)]);
  expect(stage.frame.name).toBe("other");
  vi.advanceTimersByTime(110);
  expect(stage.isRest).toBe(true);
});

test("nothing is animated on a hidden page", () => {
  vi.stubGlobal("document", { hidden: true });
  const stage = new Stage(() => REST);
  stage.show([frame("one", 100)]);
  expect(stage.frame).toBe(REST);
});

test("the pace stretches frames, and hears of the events and of the end", () => {
  const heard: unknown[] = [];
  const pace = {
    stretch: 0.5,
    skips: 0,
    begin: () => heard.push("begin"),
    reach: (events: number) => heard.push(events),
    end: () => heard.push("end"),
    sound: (name: string) => heard.push(name),
  };
  const stage = new Stage(() => REST, pace);
  stage.show([frame("one", 200, 2), frame("two", 100, 3)]);
  vi.advanceTimersByTime(90);
  expect(heard).toEqual(["begin"]);
  vi.advanceTimersByTime(30);
  expect(heard).toEqual(["begin", 2]);
  vi.advanceTimersByTime(100);
  expect(heard).toEqual(["begin", 2, 3, "end"]);
});

test("a pace of nothing shows no motion", () => {
  const stage = new Stage(() => REST, freePace(0));
  stage.show([frame("one", 100)]);
  expect(stage.frame).toBe(REST);
});
