import { expect, test } from "vitest";

import type { LoggedEntry, StateMessage } from "../protocol";
import { Narrator } from "./narrator";

const state = (ply: number, to_act: number[], more: Partial<StateMessage> = {}) =>
  ({ ply, to_act, choices: [], ...more }) as unknown as StateMessage;
const entry = (ply: number, seat: number): LoggedEntry => ({ ply, kind: "answer", at: 0, seat });

function narrated() {
  const spoken: string[] = [];
  const log: LoggedEntry[] = [];
  const narrator = new Narrator(
    {
      summary: (entries) => `did ${entries.map((one) => `${one.ply}:${one.seat}`).join(" ")}`,
      question: (now) => `question to ${now.to_act.join()}`,
      result: () => "over",
    },
    (text) => spoken.push(text),
  );
  const hear = (now: StateMessage, ...fresh: LoggedEntry[]) => {
    log.push(...fresh);
    narrator.hear({ state: now, log, me: 1, isMine: now.to_act.includes(1) && !now.result });
  };
  return { spoken, hear, narrator };
}

test("the turn of another player is told once, when it is over, and then the question", () => {
  const { spoken, hear, narrator } = narrated();
  hear(state(1, [2]));
  hear(state(2, [2]), entry(2, 2));
  hear(state(3, [2]), entry(3, 2));
  expect(spoken).toEqual([]);
  hear(state(4, [1]), entry(4, 2));
  expect(spoken).toEqual(["did 2:2 3:2 4:2", "question to 1"]);
  expect(narrator.last).toBe("did 2:2 3:2 4:2");
});

test("nothing is said of the log before one came, but the question is", () => {
  const { spoken, hear } = narrated();
  hear(state(9, [1]), entry(9, 2));
  expect(spoken).toEqual(["question to 1"]);
});

test("a state that is shown again is not told again", () => {
  const { spoken, hear } = narrated();
  hear(state(4, [1]));
  hear(state(3, [2]));
  hear(state(4, [1]));
  expect(spoken).toEqual(["question to 1"]);
});

test("my question is not repeated while others answer theirs, but after an answer of mine", () => {
  const { spoken, hear } = narrated();
  hear(state(1, [1, 2]));
  hear(state(2, [1, 2]), { ...entry(2, 3) });
  hear(state(3, [1, 2]), entry(3, 1));
  expect(spoken).toEqual(["question to 1,2", "did 2:3", "did 3:1", "question to 1,2"]);
});

test("the result is told once, after the last turn", () => {
  const { spoken, hear } = narrated();
  const over = { result: {} } as Partial<StateMessage>;
  hear(state(1, [2]));
  hear(state(2, [], over), entry(2, 2));
  hear(state(3, [], over), { ...entry(3, 2), kind: "back" });
  expect(spoken).toEqual(["did 2:2", "over", "did 3:2"]);
});
