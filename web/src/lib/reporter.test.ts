import { beforeEach, expect, test } from "vitest";

import type { ChatLine, PersonStatus, SeatStatus, TableMessage } from "../protocol";
import { Reporter } from "./reporter";
import { words } from "./words.svelte";

let said: string[];
let urgent: string[];
let reporter: Reporter;

beforeEach(async () => {
  said = [];
  urgent = [];
  const voice = { say: (text: string) => void said.push(text), interrupt: (text: string) => void urgent.push(text) };
  reporter = new Reporter(await words("en"), voice, () => 1000);
});

const table = (...seats: Partial<SeatStatus>[]) =>
  reporter.hear({
    type: "table",
    phase: "open",
    your_seat: 1,
    seats: seats.map((seat, i) => ({ seat: i + 1, ...seat })),
  } as TableMessage);
const line = (number: number, text: string, more: Partial<ChatLine> = {}): ChatLine => ({
  ...{ line: number, text, seat: 2, name: "Bo", at: 2000, yours: false, muted: false },
  ...more,
});
const people = (...some: PersonStatus[]) => reporter.hear({ type: "people", people: some });

test("people who sit down in the lobby and seats that become free are told, but not my own", () => {
  table({ taken: true, you: true, name: "Ana" }, {});
  table({ taken: true, you: true, name: "Ana" }, { taken: true, name: "Bo" });
  table({}, {});
  expect(said).toEqual(["Bo has sat down.", "Seat 2 is free."]);
});

test("new lines of chat are told once and short; old ones, mine and muted ones are not", () => {
  reporter.hear({ type: "chat", lines: [line(1, "before", { at: 900 })] });
  reporter.hear({
    type: "chat",
    lines: [line(2, "hello"), line(3, "me", { yours: true }), line(4, "", { muted: true })],
  });
  reporter.hear({ type: "chat", lines: [line(2, "hello"), line(5, "x".repeat(300))] });
  expect(said).toEqual(["Bo: hello", `Bo: ${"x".repeat(160)} …`]);
});

test("people who come and go are told; those who look at another page are not", () => {
  people({ name: "Bo", seat: 2, is: "here" });
  people({ name: "Bo", seat: 2, is: "away" }, { name: "Cy", is: "here" });
  people({ name: "Bo", seat: 2, is: "gone" }, { name: "Cy", is: "here" });
  people({ name: "Bo", seat: 2, is: "here" });
  expect(said).toEqual(["Cy is here.", "Bo has left.", "Bo is here.", "Cy has left."]);
});

test("reactions and reminders are told", () => {
  reporter.hear({ type: "reaction", seat: 2, name: "Bo", sign: "wow" });
  reporter.hear({ type: "reminded", name: "Bo" });
  expect(said).toEqual(["Bo: Wow!"]);
  expect(urgent).toEqual(["Bo reminds you: it’s your turn."]);
});

test("every refusal is told at once, the same one again", () => {
  const because = { type: "because", answer: "roll", legal: false, rule: "", sentence: "Not yet." } as const;
  reporter.hear(because);
  reporter.hear(because);
  reporter.hear({ ...because, legal: true });
  expect(urgent).toEqual(["Not yet.", "Not yet."]);
});
