import { describe, expect, it, test } from "vitest";

import { type Choice } from "../protocol";
import { questions as chawai } from "../games/chawai/speech";
import { questions as deole } from "../games/deole/speech";
import { questions as mahe } from "../games/mahe/speech";
import { questions as maldivia } from "../games/maldivia/speech";
import { choicesInWords, completions, movesLike, named, plain, type Question, understand, wordsOf } from "./commands";
import { sharedQuestions } from "./questions";
import { LANGUAGES, type Language, words } from "./words.svelte";

const nothing = () => {
  throw new Error("nobody asks here");
};
const SHARED = sharedQuestions(nothing, () => []);
/** The moves of each game in the notation, without those of chance. */
const MOVES = {
  chawai: ["dive 5"],
  deole:
    "side blue|mode even|pick blue 5|lay blue 5|discard|port 1|sail north|sign 1|smile blue|bonus A|colour red|salvage red 3|disaster red|help|free red 2".split(
      "|",
    ),
  mahe: ["stop", "roll", "card 3", "move red"],
  maldivia:
    "plan N N N fog-N|place a1|sail a1|stay|fish|steal 2|octopus|shark|deliver N red|done|enough|stow red|drop|release|keep|tile 1 2|turn 90|give N red|take 2 N|swap red".split(
      "|",
    ),
};
const QUESTIONS = { chawai, deole, mahe, maldivia } as unknown as Record<keyof typeof MOVES, readonly Question[]>;
const GAMES = Object.keys(MOVES) as (keyof typeof MOVES)[];
const all = (game: keyof typeof MOVES) => [...SHARED, ...QUESTIONS[game]];
const tongue = (lang: Language, game: keyof typeof MOVES) =>
  words(lang, game, { turtle: "turtle", island: "island", cargo: "fish", fish: "fish", track: "track" });

describe.each(GAMES)("the questions of %s", (game) => {
  it.each(LANGUAGES)("have words of their own in %s", async (lang) => {
    const say = await tongue(lang, game);
    const meant = all(game).map((question) => wordsOf(question, say));
    expect(meant.flat().filter((word) => !/^[a-z]+$/.test(word))).toEqual([]);
    const own = meant.map((many) => new Set(many));
    for (const [i, one] of own.entries())
      for (const other of own.slice(i + 1)) expect([...one].filter((word) => other.has(word))).toEqual([]);
    for (const question of all(game)) expect(say.say(`${question.words}.help`)).not.toContain("[");
    expect([...say.missing]).toEqual([]);
  });

  it.each(LANGUAGES)("are never taken for a move in %s, nor a move for a question", async (lang) => {
    const say = await tongue(lang, game);
    const choices = MOVES[game].map((answer): Choice => ({ answer, text: say.say(`answer-${answer.split(" ")[0]}`) }));
    for (const question of all(game))
      for (const word of wordsOf(question, say))
        expect(understand(word, choices, all(game), {}, say), word).toMatchObject({ kind: "question", question });
    for (const choice of choices)
      for (const text of [choice.answer, choice.text.toUpperCase()])
        expect(understand(text, choices, all(game), {}, say), text).toMatchObject({ kind: "move" });
  });
});

const CHOICES: Choice[] = [
  { answer: "roll", text: "lancer encore un dé" },
  { answer: "stop", text: "s’arrêter et nager" },
  { answer: "dive 1", text: "plonger à 1" },
  { answer: "dive 12", text: "plonger à 12" },
];
const meaning = async (text: string) => understand(text, CHOICES, SHARED, {}, await words("fr"));

test("a move is understood in the notation and in words, without accents and capitals, and by its beginning", async () => {
  for (const text of ["roll", "LANCER ENCORE UN DE", "lancer", "lanc"])
    expect(await meaning(text)).toEqual({ kind: "move", choice: CHOICES[0] });
  for (const text of ["s'arreter", "S’ARRÊTER ET NAGER", "nager"])
    expect(await meaning(text)).toEqual({ kind: "move", choice: CHOICES[1] });
});

test("a number means the whole number", async () => {
  for (const text of ["dive 1", "1", "plonger a 1", "plonger 1"])
    expect(await meaning(text)).toEqual({ kind: "move", choice: CHOICES[2] });
  expect(movesLike("2", CHOICES)).toEqual([]);
});

test("a beginning of several moves names them", async () => {
  expect(await meaning("plonger")).toEqual({ kind: "several", choices: CHOICES.slice(2) });
  expect(await meaning("xyz")).toEqual({ kind: "nothing" });
});

test("questions are understood in the language, in English, and with what comes after them", async () => {
  expect(await meaning("journal 5")).toMatchObject({ kind: "question", question: { words: "web-cmd-log" }, rest: "5" });
  expect(await meaning("log 5")).toMatchObject({ kind: "question", question: { words: "web-cmd-log" }, rest: "5" });
  expect(await meaning("?")).toMatchObject({ kind: "question", question: { words: "web-cmd-commands" } });
  expect(await meaning("hor")).toMatchObject({ kind: "question", question: { words: "web-cmd-clock" } });
});

test("completions are moves in words, then questions", async () => {
  const say = await words("fr");
  expect(completions("s", CHOICES, SHARED, say)).toEqual(["s’arrêter et nager", "score", "si"]);
  expect(completions(" ", CHOICES, SHARED, say)).toEqual([]);
});

test("many choices are told as far as one can listen, with their numbers", async () => {
  const say = await words("en");
  const many = Array.from({ length: 15 }, (_, i) => ({ answer: `dive ${i + 1}`, text: `dive to ${i + 1}` }));
  expect(choicesInWords(many, "", say, 2)).toBe("1: dive to 1; 2: dive to 2. And 13 more.");
  expect(choicesInWords(many, "to 15", say)).toBe("15: dive to 15.");
  expect(choicesInWords(many, "fly", say)).toBe("There is no such choice.");
});

test("a thing is named by a beginning, a number or its word in the notation", () => {
  const name = (id: string) => ({ red: "Rouge", green: "Vert", grey: "Gris" })[id]!;
  const ids = ["red", "green", "grey"];
  expect(named("rou", ids, name)).toBe("red");
  expect(named("red", ids, name)).toBe("red");
  expect(named("gr", ids, name)).toBeUndefined(); // green, grey or Gris
  expect(named("", ids, name)).toBeUndefined();
  expect(plain("  S’Arrêter, Œuf; Floß! ")).toBe("s arreter oeuf floss");
});
