import { FluentBundle, FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";

import { preferred, Words } from "./words.svelte";

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

  it("calls somebody without a name by the seat", () => {
    const event = { event: "catches", args: { seat: 1, cargo: "red", space: "a1" } };
    expect(english().event(event, [])).toBe("Player 1 catches red at a1.");
  });
});

describe("the language", () => {
  it("is the first of the browser's that there is", () => {
    expect(preferred(["pt-BR", "nl-BE", "fr"])).toBe("nl");
    expect(preferred(["pt"])).toBe("en");
  });
});
