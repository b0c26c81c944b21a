import { expect, test } from "vitest";

import type { RulebookText } from "../protocol";
import { search } from "./rulebook";

const example = { number: "MA-6", text: "Zurück aufs Floß.", drawn: true };
const book: RulebookText = {
  goal: "Eier",
  short: ["Würfle.", "Schwimm."],
  chapters: [
    {
      number: "M2",
      title: "Die Würfel",
      rulings: false,
      rules: [
        { number: "M2.1", text: "Ein Würfel.", reason: "", examples: [] },
        {
          number: "M2.4",
          text: "Zu viel.",
          reason: "",
          examples: [example, { ...example, number: "MA-7", text: "Turm" }],
        },
      ],
    },
    {
      number: "M-R",
      title: "Klarstellungen",
      rulings: true,
      rules: [{ number: "M-R1", text: "Strand", reason: "Niemand steigt ab.", examples: [] }],
    },
  ],
  terms: [{ name: "raft", term: "Floß", meaning: "Start" }],
};
const numbers = (sought: string) =>
  search(book, sought).chapters.flatMap(({ rules }) => rules.map((rule) => rule.number));

test("without a text everything is there", () => {
  expect(search(book, " ")).toMatchObject({ short: book.short, chapters: book.chapters, terms: book.terms });
});

test("rules are found by number, text and reason, whatever the case and the accents", () => {
  expect(numbers("m2.1")).toEqual(["M2.1"]);
  expect(numbers("WURFEL")).toEqual(["M2.1"]);
  expect(numbers("steigt ab")).toEqual(["M-R1"]);
});

test("examples and words of the glossary are found too, and are counted", () => {
  const found = search(book, "floß");
  expect(found.chapters[0]!.rules[0]!.examples).toEqual([example]);
  expect(found.terms).toEqual(book.terms);
  expect(found.count).toBe(2);
});

test("nothing found is nothing", () => {
  expect(search(book, "xyz")).toEqual({ short: [], chapters: [], terms: [], count: 0 });
});
