import { describe, expect, it } from "vitest";

import { alteredFields, bytes, FairDraw, verify } from "./fair";
import vector from "./vector.json"; // drawn by core/chance.py; tests/core checks that it still would

const draw = (start: string) => FairDraw.of(bytes(vector.secret), vector.shares.map(bytes), start);
const { names, bots, ...facts } = vector.table;
const seats = vector.shares.map((share, place) => ({
  seat: place + 1,
  share,
  name: names[place]!,
  bot: bots[place]!,
}));
const { secret, commitment } = vector;
const table = (change: object = {}) =>
  ({ ...facts, secret, commitment, start: vector.start, seats, ...change }) as never;
const seated = (place: number, change: object) => ({
  seats: seats.map((seat, at) => (at === place ? { ...seat, ...change } : seat)),
});
const start = {
  answers: 0,
  view: {},
  totals: [],
  lines: [],
  to_act: [0],
  seat: 0,
  answer: "",
  text: "",
  events: [],
  lots: [],
};
const flip = (answer: string) => ({
  ...start,
  answers: 1,
  seat: 0,
  answer,
  lots: [
    { answer: "low", ways: 3 },
    { answer: "high", ways: 3 },
  ],
});

describe("the fair draw", () => {
  it("draws what Python draws", async () => {
    const fair = await draw(vector.start);
    for (const [number, ways, way] of vector.picks) expect(await fair.pick(number!, ways!)).toBe(way);
  });

  it("draws what Python draws for games without a start in their key", async () => {
    const fair = await draw("");
    for (const [number, ways, way] of vector.oldPicks) expect(await fair.pick(number!, ways!)).toBe(way);
  });

  it("finds a wrong draw", async () => {
    const right = vector.picks[0]![2]! < 3 ? "low" : "high";
    const wrong = right === "low" ? "high" : "low";
    expect(await verify(table(), [start, flip(right)])).toEqual({
      commitment: true,
      sealed: true,
      altered: [],
      draws: 1,
      wrong: [],
    });
    expect((await verify(table(), [start, flip(wrong)])).wrong).toEqual([1]);
  });

  it("finds a secret that does not match the commitment", async () => {
    expect((await verify(table({ commitment: "00" }), [start])).commitment).toBe(false);
  });

  it("says when the start is not part of the key", async () => {
    expect((await verify(table({ start: "" }), [start])).sealed).toBe(false);
  });

  it.each([
    ["title", { game: "chawai" }],
    ["title", { rules: "1.0" }],
    ["box", { box: "painted" }],
    ["option egg_cards", { options: { egg_cards: "no" } }],
    ["option egg_cards", { options: {} }],
    ["seat ana", seated(0, { name: "Eva" })],
    ["bot ana", seated(0, { bot: "random" })],
    ["bot bela", seated(1, { bot: "rollout" })],
    ["bot bela", seated(1, { bot: "" })],
    ["stand-in", { level: "random" }],
  ])("names the altered field: %s", (field, change) => {
    expect(alteredFields(table())).toEqual([]);
    expect(alteredFields(table(change))).toEqual([field]);
  });

  it("gives other draws for an altered start", async () => {
    const fair = await draw(vector.start.replace("Béla", "Bela"));
    const picks = await Promise.all(vector.picks.map(([number, ways]) => fair.pick(number!, ways!)));
    expect(picks).not.toEqual(vector.picks.map(([, , way]) => way));
  });
});
