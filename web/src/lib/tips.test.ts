import { describe, expect, it } from "vitest";

import type { LoggedEntry, Scene, ToldEvent } from "../protocol";
import { isBeginner, sinceMyTurn, type Tip, tipsAbout } from "./tips";
import { LANGUAGES, words } from "./words.svelte";

const lists = import.meta.glob<{ tips: readonly Tip[] }>("../games/*/tips.ts", { eager: true });
const texts = import.meta.glob<string>("../../../src/archipel/games/*/words/tips/en.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});
const GAMES = Object.entries(lists).map(([path, { tips }]) => [path.split("/")[2]!, tips] as const);
const view: Scene = { game: "mahe", seats: 3, step: "decide" };

const entry = (ply: number, seat: number, ...events: ToldEvent[]): LoggedEntry => ({
  ply,
  kind: "answer",
  at: 0,
  ...(seat ? { seat } : {}),
  events,
});
const event = (name: string, seat: number): ToldEvent => ({ event: name, args: { seat } });

describe("since my last turn", () => {
  const plies = (log: readonly LoggedEntry[]) => sinceMyTurn(log, 1).map(({ ply }) => ply);

  it("begins with the first of my last moves in a row", () => {
    expect(plies([entry(1, 2), entry(2, 1), entry(3, 0), entry(4, 1), entry(5, 3)])).toEqual([2, 3, 4, 5]);
  });

  it("is everything before I have moved", () => {
    expect(plies([entry(1, 2), entry(2, 3)])).toEqual([1, 2]);
  });

  it("does not hold my turn before the last", () => {
    expect(plies([entry(1, 1), entry(2, 2), entry(3, 1)])).toEqual([3]);
  });
});

describe("tips", () => {
  const tips: Tip[] = [
    { id: "mine", event: "sank", rule: "M2.4" },
    { id: "theirs", event: "sank", rule: "M2.4", concerns: ({ seat }, { me }) => seat !== me },
    { id: "first", event: "laid", rule: "M5.1" },
  ];
  const ids = (...events: ToldEvent[]) => tipsAbout(tips, [entry(1, 1, ...events)], view, 1).map(({ id }) => id);

  it("are about me, unless they say otherwise", () => {
    expect(ids(event("sank", 1))).toEqual(["mine"]);
    expect(ids(event("sank", 2))).toEqual(["theirs"]);
  });

  it("come in the order of what happened, each once", () => {
    expect(ids(event("laid", 1), event("sank", 1), event("laid", 1))).toEqual(["first", "mine"]);
  });

  it("are for the first three games", () => {
    expect([0, 1, 2, 3, 4].filter(isBeginner)).toEqual([0, 1, 2]);
  });
});

describe.each(GAMES)("the tips of %s", (game, tips) => {
  it("have names of their own", () => {
    expect(new Set(tips.map(({ id }) => id)).size).toBe(tips.length);
  });

  it("use all their words", () => {
    const [, text = ""] = Object.entries(texts).find(([path]) => path.includes(`/${game}/`)) ?? [];
    const said = [...text.matchAll(/^tip-(\S+) =/gm)].map(([, id]) => id);
    expect(said.sort()).toEqual(tips.map(({ id }) => id).sort());
  });

  it.each(LANGUAGES)("have words, an event and a rule in %s", async (lang) => {
    const say = await words(lang, game);
    for (const { id, event, rule } of tips) {
      for (const key of [`tip-${id}`, `event-${event}`, `rule-${rule.replaceAll(".", "-")}`])
        expect(say.has(key), key).toBe(true);
    }
  });
});
