import { FluentBundle, FluentResource } from "@fluent/bundle";
import { describe, expect, it, vi } from "vitest";

import { gameFile, optionValue, preferred, type Texts, Words } from "./words.svelte";

const MESSAGES = `
fish-red = red
fish-green = green
event-catches = { $seat } catches { $cargo } at { $space }.
seat = Player { $number }
`;

function english(): Words {
  const bundle = new FluentBundle("en", { useIsolating: false });
  bundle.addResource(new FluentResource(MESSAGES));
  return new Words("en", bundle, { seat: "seat", cargo: "fish" });
}

describe("an event in words", () => {
  it("names players, things, several things, and marks as they are", () => {
    const event = { event: "catches", args: { seat: 2, cargo: "red+red+green", space: "e5" } };
    expect(english().event(event, ["Ana", "Béla"])).toBe("Béla catches red, red, green at e5.");
  });

  it("names a player without a name by the seat", () => {
    const event = { event: "catches", args: { seat: 1, cargo: "red", space: "a1" } };
    expect(english().event(event, [])).toBe("Player 1 catches red at a1.");
  });
});

describe("the value of a field", () => {
  it("is a seat if the field holds seats, and if it is not nobody", () => {
    const values = [1, 0, "1", [1]].map((value) => english().isSeat("seat", value));
    expect(values).toEqual([true, false, false, false]);
    expect(english().isSeat("points", 1)).toBe(false);
  });
});

describe("a missing word", () => {
  it("is shown as its key and noted", () => {
    const report = vi.spyOn(console, "error").mockReturnValue();
    const say = english();
    expect(say.say("web-none")).toBe("[web-none]");
    expect([...say.missing]).toEqual(["web-none"]);
    expect(report).toHaveBeenCalledOnce();
    report.mockRestore();
  });
});

describe("a game with words in English only", () => {
  const texts: Texts = { "../src/archipel/games/pig/words/en.ftl": () => Promise.resolve("roll = roll") };

  it("falls back to English with one warning", async () => {
    const warning = vi.spyOn(console, "warn").mockReturnValue();
    expect(await gameFile(texts, "pig", "de")!()).toBe("roll = roll");
    expect(warning).toHaveBeenCalledExactlyOnceWith('no words of pig in "de"; English is shown instead');
    expect(gameFile(texts, "pig", "en")).toBeDefined();
    expect(gameFile(texts, "whist", "de")).toBeUndefined();
    expect(warning).toHaveBeenCalledOnce();
    warning.mockRestore();
  });
});

describe("the value of an option", () => {
  it("has the text of the server, or its plain name", () => {
    const option = {
      name: "dice",
      values: ["one", "two_dice"],
      text: "Dice",
      help: "",
      value_texts: { one: "just one" },
    };
    expect(optionValue(option, "one")).toBe("just one");
    expect(optionValue(option, "two_dice")).toBe("Two dice");
  });
});

describe("the language", () => {
  it("is the first of the browser's languages that the page has", () => {
    expect(preferred(["pt-BR", "nl-BE", "fr"])).toBe("nl");
    expect(preferred(["pt"])).toBe("en");
  });
});
