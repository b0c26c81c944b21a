import { tick } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import type { LoggedEntry, StateMessage } from "../protocol";
import { Director, type Speed } from "./director.svelte";

const ME = 1;
let listeners: (() => void)[] = [];
const page = {
  hidden: false,
  addEventListener: (_: string, listener: () => void) => listeners.push(listener),
  removeEventListener: () => {},
};

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "Date"] });
  vi.stubGlobal("document", page);
  vi.stubGlobal("requestAnimationFrame", (draw: () => void) => setTimeout(draw));
  vi.stubGlobal("cancelAnimationFrame", clearTimeout);
  page.hidden = false;
  listeners = [];
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const entry = (ply: number, seat: number, events = 2): LoggedEntry => ({
  ply,
  kind: "answer",
  at: 0,
  seat,
  events: Array.from({ length: events }, (_, i) => ({ event: `e${ply}.${i}`, args: {} })),
});
const state = (ply: number, seat: number, more: Partial<StateMessage> = {}): StateMessage => ({
  type: "state",
  ply,
  phase: "playing",
  view: { ply },
  to_act: [],
  choices: [],
  events: [entry(ply, seat)],
  clock: { now: 0, due: null },
  totals: [],
  lines: [],
  answers: ply,
  ...more,
});

function directorAt(speed: Speed = "normal"): Director {
  const director = new Director(
    () => ME,
    () => speed,
  );
  director.push(state(1, ME));
  return director;
}

const told = (director: Director, log: readonly LoggedEntry[]) =>
  director.log(log).flatMap((entry) => entry.events ?? []).length;

test("states are shown one after another, and the panels follow the board", async () => {
  const director = directorAt();
  const log = [entry(1, ME), entry(2, 2), entry(3, 3)];
  director.push(state(2, 2));
  director.push(state(3, 3));
  expect([director.shown?.ply, director.settled?.ply, director.waiting.length]).toEqual([2, 1, 1]);
  director.begin(); // the board moves
  await tick();
  vi.advanceTimersByTime(60_000);
  expect([director.shown?.ply, director.settled?.ply]).toEqual([2, 1]);
  expect(told(director, log)).toBe(2);
  director.reach(1);
  expect(told(director, log)).toBe(3);
  director.end();
  vi.advanceTimersByTime(1_000);
  expect([director.shown?.ply, director.settled?.ply]).toEqual([3, 2]);
  expect(told(director, log)).toBe(4);
  expect(director.isCurrent).toBe(false);
});

test("what the board does not play out stays long enough to be read", async () => {
  const director = directorAt();
  director.push(state(2, 2));
  await tick();
  vi.advanceTimersByTime(1_000);
  expect(director.settled?.ply).toBe(1);
  vi.advanceTimersByTime(1_000);
  expect(director.settled?.ply).toBe(2);
  expect(director.isCurrent).toBe(true);
});

test("time to read begins with the picture, however late a busy device draws it", async () => {
  let draw = () => {};
  vi.stubGlobal("requestAnimationFrame", (picture: () => void) => ((draw = picture), 1));
  const director = directorAt();
  director.push(state(2, 2));
  await tick();
  vi.advanceTimersByTime(60_000);
  expect(director.settled?.ply).toBe(1);
  draw();
  vi.advanceTimersByTime(1_000);
  expect(director.settled?.ply).toBe(1);
  vi.advanceTimersByTime(1_000);
  expect(director.settled?.ply).toBe(2);
});

test("my own answers are not waited for", async () => {
  const director = directorAt();
  director.push(state(2, ME));
  await tick();
  vi.advanceTimersByTime(1);
  expect(director.settled?.ply).toBe(2);
});

test("what my answer turns up of others takes its whole time", async () => {
  const turnedUp = (...seats: number[]) => {
    const director = directorAt();
    const events = seats.map((seat) => ({ event: "dived", args: { seat, depth: 3 } }));
    director.push(state(2, ME, { events: [{ ...entry(2, ME), events }] }));
    return director;
  };
  const [alone, all] = [turnedUp(ME, ME), turnedUp(2, ME)];
  expect(alone.stretch).toBeLessThan(1);
  expect(all.stretch).toBe(1);
  expect([alone.hasRevealed, all.hasRevealed]).toEqual([false, true]);
  await tick();
  vi.advanceTimersByTime(1_000);
  expect([alone.settled?.ply, all.settled?.ply]).toEqual([2, 1]);
  vi.advanceTimersByTime(1_000);
  expect([all.settled?.ply, all.hasRevealed]).toEqual([2, false]);
});

test("nothing is dropped when many wait, only made shorter", async () => {
  const director = directorAt();
  for (let ply = 2; ply < 40; ply++) director.push(state(ply, 2));
  const seen: number[] = [];
  const stretches: number[] = [];
  for (let i = 0; i < 60; i++) {
    await tick();
    seen.push(director.shown!.ply);
    stretches.push(director.stretch);
    vi.advanceTimersByTime(1_700);
  }
  expect(stretches[1]).toBeLessThan(0.6);
  expect([...new Set(seen)]).toEqual(Array.from({ length: 38 }, (_, i) => i + 2));
});

test("my running clock makes what came before shorter", () => {
  const slow = directorAt();
  const late = directorAt();
  const clock = { now: Date.now(), due: Date.now() + 6_000 };
  slow.push(state(2, 2, { to_act: [ME] }));
  late.push(state(2, 2, { to_act: [ME], clock }));
  expect(late.stretch).toBeLessThan(slow.stretch);
});

test("a speed changes the length of everything", () => {
  const stretch = (speed: Speed) => {
    const director = directorAt(speed);
    director.push(state(2, 2));
    return director.stretch;
  };
  expect(stretch("calm")).toBeGreaterThan(stretch("normal"));
  expect(stretch("normal")).toBeGreaterThan(stretch("brisk"));
  const instant = directorAt("instant");
  instant.push(state(2, 2));
  expect([instant.settled?.ply, instant.fresh]).toEqual([2, []]);
});

test("skipping shows what is true now", () => {
  const director = directorAt();
  director.push(state(2, 2));
  director.push(state(3, 3));
  const { skips } = director;
  director.skip();
  expect([director.shown?.ply, director.settled?.ply, director.fresh]).toEqual([3, 3, []]);
  expect(director.skips).toBeGreaterThan(skips);
});

test("what happened since my last turn can be shown again, also when I have begun the next", async () => {
  const director = directorAt();
  director.push(state(2, ME));
  director.push(state(3, 2));
  director.push(state(4, 3));
  expect(director.canShowAgain).toBe(false);
  director.skip();
  expect(director.canShowAgain).toBe(true);
  director.again();
  expect([director.isAgain, director.settled?.ply, director.shown?.ply]).toEqual([true, 2, 3]);
  expect(told(director, [entry(2, ME), entry(3, 2), entry(4, 3)])).toBe(2);
  for (let i = 0; i < 4; i++) {
    await tick();
    vi.advanceTimersByTime(5_000);
  }
  expect([director.isAgain, director.settled?.ply, director.isCurrent]).toEqual([false, 4, true]);
  director.push(state(5, ME));
  director.skip();
  director.again();
  expect([director.settled?.ply, director.waiting.length]).toEqual([2, 2]);
});

test("what my own answer set off is shown again where others have only answered in secret since", () => {
  const director = directorAt();
  director.push(state(2, 2, { events: [entry(2, 2, 0)] }));
  director.push(state(3, ME));
  director.push(state(4, 2, { events: [entry(4, 2, 0)] }));
  director.skip();
  director.again();
  expect([director.settled?.ply, director.shown?.ply]).toEqual([2, 3]);
});

test("a hidden page shows the present, and tells afterwards what was missed", () => {
  const director = directorAt();
  director.push(state(2, 2));
  page.hidden = true;
  listeners.forEach((listener) => listener());
  director.push(state(3, 3));
  expect([director.settled?.ply, director.isCurrent]).toEqual([3, true]);
  expect(director.missed.map(({ ply }) => ply)).toEqual([2, 3]);
  director.dismiss();
  expect(director.missed).toEqual([]);
});

test("a director that is held keeps what happens, and plays it out for its player when it is released", async () => {
  const director = directorAt();
  director.hold();
  director.push(state(2, 2));
  director.push(state(3, 2));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(director.settled?.ply).toBe(1);
  director.release();
  expect(director.shown?.ply).toBe(2);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(director.settled?.ply).toBe(3);
});
