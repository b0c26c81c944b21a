import { expect, test } from "vitest";

import { LastState } from "./changes";
import type { ChangeMessage, StateMessage } from "../protocol";

const plans = [
  { answer: "plan 1", text: "One" },
  { answer: "plan 2", text: "Two" },
];
const state: StateMessage = {
  type: "state",
  ply: 6,
  phase: "playing",
  view: { game: "mahe", dice: [], stacks: { 4: ["red"] } },
  to_act: [1],
  choices: plans,
  events: [],
  clock: { now: 1, due: null },
  totals: [0, 0],
  lines: [],
  answers: 2,
  can_undo: true,
};
const later = (ply: number, more: Partial<ChangeMessage>): ChangeMessage => {
  return { type: "change", ply, events: [], clock: { now: ply, due: null }, answers: ply, ...more };
};

test("what a change leaves out is as it was", () => {
  const last = new LastState();
  last.after(state);
  const after = last.after(later(8, { view: { dice: [3] }, to_act: [2], choices: [], can_undo: false }));
  const view = { game: "mahe", dice: [3], stacks: { 4: ["red"] } };
  const clock = { now: 8, due: null };
  expect(after).toEqual({ ...state, ply: 8, view, clock, to_act: [2], choices: [], can_undo: false, answers: 8 });
  expect(last.after(later(9, {}))?.choices).toEqual([]);
});

test("choices that were sent before come back by their ply", () => {
  const last = new LastState();
  last.after(state);
  last.after(later(7, { choices: [] }));
  last.after(later(8, { choices: plans.slice(1) }));
  expect(last.after(later(9, { choices_at: 6 }))?.choices).toEqual(plans);
  expect(last.after(later(10, { choices_at: 8 }))?.choices).toEqual(plans.slice(1));
});

test("a change without a state before it is left alone", () => {
  expect(new LastState().after(later(8, {}))).toBeUndefined();
});
