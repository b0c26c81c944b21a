import { afterEach, beforeEach, expect, test, vi } from "vitest";

import type { Lesson, StateMessage } from "../protocol";
import { LessonPlay, type LessonRoutes } from "./lesson.svelte";

beforeEach(() => {
  vi.stubGlobal("document", { hidden: false, addEventListener: () => {}, removeEventListener: () => {} });
  vi.stubGlobal("cancelAnimationFrame", clearTimeout);
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const state = (ply: number, isAsked = false): StateMessage => ({
  type: "state",
  ply,
  phase: "playing",
  view: { game: "mahe", seats: 2, step: "decide" },
  to_act: isAsked ? [1] : [2],
  choices: isAsked ? ["stop", "roll"].map((answer) => ({ answer, text: answer })) : [],
  events: ply ? [{ ply, kind: "answer", at: 0, seat: 1, events: [{ event: "rolled", args: {} }] }] : [],
  clock: { now: 0, due: null },
  totals: [],
  lines: [],
  answers: ply,
});

const reading = (text: string, ...states: StateMessage[]) => ({
  text,
  show: "",
  states,
  answer: "",
  done: "",
  instead: "",
});
const LESSON: Lesson = {
  game: "mahe",
  chapter: "first",
  title: "First",
  next: "dice",
  names: ["Moana", "Tane"],
  seat: 1,
  options: {},
  steps: [
    reading("Look", state(0, true)),
    { ...reading("Roll"), answer: "roll", done: "Fine", instead: "Roll first" },
    reading("The end", state(1), state(2)),
  ],
};
const ROUTES: LessonRoutes = {
  why: () => Promise.resolve("No [M2.4]."),
  consider: (_, answer) => Promise.resolve({ type: "prospect", answer, outcomes: [] }),
  preview: (step, answer, wishes) =>
    step === 1
      ? Promise.resolve({ type: "preview", answer, wishes: [...wishes], steps: [{ step }] })
      : Promise.reject(new Error("no such step")),
};
const begin = (at = 0) =>
  new LessonPlay(
    LESSON,
    at,
    ROUTES,
    () => "instant",
    () => {},
  );

test("a step that is only read offers no moves", () => {
  const play = begin();
  expect(play.isAsked).toBe(false);
  expect(play.choices).toEqual([]);
  play.answer("roll");
  expect(play.at).toBe(0);
});

test("the right move is praised and leads on, with what follows from it", () => {
  const play = begin();
  play.next();
  expect(play.choices.map(({ answer }) => answer)).toEqual(["stop", "roll"]);
  play.answer("roll");
  expect([play.at, play.remark, play.director.settled?.ply]).toEqual([2, { kind: "done", text: "Fine" }, 2]);
  expect(play.log.map(({ ply }) => ply)).toEqual([1, 2]);
});

test("another move changes nothing, and after two the right one is pointed out", () => {
  const play = begin(1);
  play.answer("stop");
  expect([play.at, play.remark, play.isHelped]).toEqual([1, { kind: "other", text: "Roll first" }, false]);
  play.answer("stop");
  expect(play.isHelped).toBe(true);
});

test("a move that is not legal gets the reason of the rules", async () => {
  const play = begin(1);
  play.why("card 3");
  await vi.waitFor(() => expect(play.remark).toEqual({ kind: "wrong", text: "No [M2.4]." }));
});

test("a reason that comes too late is dropped", async () => {
  const play = begin(1);
  play.why("card 3");
  play.answer("roll");
  await Promise.resolve();
  await Promise.resolve();
  await Promise.resolve();
  expect(play.remark).toEqual({ kind: "done", text: "Fine" });
});

test("outcomes are asked for once and belong to their step", async () => {
  const play = begin(1);
  play.consider("roll");
  await vi.waitFor(() => expect(Object.keys(play.prospects)).toEqual(["roll"]));
  play.answer("roll");
  expect(play.prospects).toEqual({});
});

test("a draft is previewed at its step, and a preview that fails is none", async () => {
  expect(await begin(1).preview("roll", ["one"])).toMatchObject({ wishes: ["one"], steps: [{ step: 1 }] });
  expect(await begin(0).preview("roll", [])).toBeUndefined();
});

test("going back shows the board as it was", () => {
  const play = begin(2);
  expect(play.isLast).toBe(true);
  play.back();
  expect([play.at, play.director.settled?.ply, play.log.length]).toEqual([1, 0, 0]);
});
