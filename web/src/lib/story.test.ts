import { expect, test } from "vitest";

import type { Moment } from "../protocol";
import { roundStarts, stepTo, storyOf, turnStarts, type Round } from "./story";

const MARKS = { round: "round", turn: "turn" };
const TELL = {
  event: ({ event }: { event: string }) => event,
  answer: ({ seat, text }: Moment) => `${seat}: ${text}`,
  players: (seats: readonly number[]) => seats.join("+"),
};

/** A game from lines such as "2 → 1 3: dived round": seat 2 answers, seats 1 and 3 are asked next, and what happens. */
function game(first: number[], ...lines: string[]): Moment[] {
  const moments = lines.map((line, i) => {
    const [, seat, asked, events] = /^(\d) → ([\d ]*):(.*)$/.exec(line)!;
    return {
      answers: i + 1,
      seat: Number(seat),
      to_act: asked!.split(" ").filter(Boolean).map(Number),
      events: events!
        .split(" ")
        .filter(Boolean)
        .map((event) => ({ event, args: {} })),
    };
  });
  const start = { answers: 0, seat: 0, to_act: first, events: [] };
  return [start, ...moments].map((one) => ({
    view: {},
    totals: [],
    lines: [],
    answer: "a",
    text: "said",
    lots: [],
    ...one,
  }));
}

/** The story in one line for each round. */
const told = (story: readonly Round[]) =>
  story.map(({ at, title, moves, turns }) =>
    [
      `${at} ${title}`,
      ...[{ at, title: "", moves }, ...turns].map((turn) =>
        [turn.at, turn.title, ...turn.moves.map((move) => `(${move.at} ${move.sentences.join(", ")})`)].join(" "),
      ),
    ].join(" | "),
  );

test("a round event ends one round and begins the next, within one answer", () => {
  const moments = game([0], "0 → 1:round", "1 → 2:sails", "2 → 1:sails round", "1 → :home over");
  expect(told(storyOf(moments, MARKS, TELL))).toEqual([
    "1 round | 1  | 1 1 (2 sails) | 2 2 (3 sails)",
    "3 round | 3  | 3 1 (4 home, over)",
  ]);
});

test("what happens before the first round has a part of its own", () => {
  const moments = game([0], "0 → 0:starts", "0 → 1:round", "1 → :over");
  expect(told(storyOf(moments, MARKS, TELL))).toEqual(["0  | 0  (1 starts)", "2 round | 2  | 2 1 (3 over)"]);
});

test("without events for turns a turn lasts until another seat answers; chance is nobody", () => {
  const story = storyOf(game([1], "1 → 0:picks", "0 → 1:rolled", "1 → 2:lays", "2 → :lays"), MARKS, TELL);
  expect(told(story)).toEqual(["0  | 0  | 0 1 (1 picks) (2 rolled) (3 lays) | 3 2 (4 lays)"]);
  expect(turnStarts(story)).toEqual([0, 3]);
});

test("with events for turns only these begin one, whoever answers", () => {
  const story = storyOf(game([1], "1 → 0:turn", "0 → 2:rolled", "2 → 1:swam turn", "1 → :swam"), MARKS, TELL);
  expect(told(story)).toEqual(["0  | 0  | 1 turn (2 rolled) (3 swam) | 3 turn (4 swam)"]);
});

test("a question to several seats is one turn, in whatever order they answer", () => {
  const moments = game([1, 2, 3], "2 → 1 3:", "3 → 1:", "1 → 1 2 3:shown", "1 → 2 3:", "2 → 3:", "3 → :shown");
  expect(told(storyOf(moments, MARKS, TELL))).toEqual([
    "0  | 0  | 0 1+2+3 (1 2: said) (2 3: said) (3 shown) | 3 1+2+3 (4 1: said) (5 2: said) (6 shown)",
  ]);
});

test("an answer without events is told by itself", () => {
  const story = storyOf(game([1], "1 → 0:", "0 → 1:rolled", "1 → :"), MARKS, TELL);
  expect(story[0]!.turns[0]!.moves.map(({ sentences }) => sentences)).toEqual([["1: said"], ["rolled"], ["1: said"]]);
});

test("every answer that tells something is somewhere in the story", () => {
  const moments = game([1], "1 → 2:round sails", "2 → 1:turn", "1 → 2:lays turn lays", "2 → :over");
  const story = storyOf(moments, MARKS, TELL);
  const moves = story.flatMap((round) => [...round.moves, ...round.turns.flatMap((turn) => turn.moves)]);
  expect(moves.map(({ at }) => at)).toEqual([1, 3, 3, 4]);
});

test("steps go to the next start in a direction, and to the ends where there is none", () => {
  const story = storyOf(game([0], "0 → 1:round", "1 → 2:sails", "2 → 1:sails round", "1 → :over"), MARKS, TELL);
  const [rounds, turns] = [roundStarts(story), turnStarts(story)];
  expect(rounds).toEqual([1, 3]);
  expect(turns).toEqual([1, 2, 3]);
  expect([0, 1, 2, 3, 4].map((now) => stepTo(turns, now, 1, 4))).toEqual([1, 2, 3, 4, 4]);
  expect([0, 1, 2, 3, 4].map((now) => stepTo(rounds, now, -1, 4))).toEqual([0, 0, 1, 1, 3]);
});
