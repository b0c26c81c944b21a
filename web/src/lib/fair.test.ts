import { describe, expect, it } from "vitest";

import { bytes, FairDraw, verify } from "./fair";
import vector from "./vector.json"; // drawn by core/chance.py; tests/core checks that it still would

const draw = () => FairDraw.of(bytes(vector.secret), vector.shares.map(bytes));
const seat = (share: string, number: number) => ({ seat: number + 1, share });
const table = (change: object = {}) =>
  ({ secret: vector.secret, commitment: vector.commitment, seats: vector.shares.map(seat), ...change }) as never;
const start = { answers: 0, view: {}, totals: [], to_act: [0], seat: 0, answer: "", events: [], lots: [] };
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
    const fair = await draw();
    for (const [number, ways, way] of vector.picks) expect(await fair.pick(number!, ways!)).toBe(way);
  });

  it("finds a wrong draw", async () => {
    const right = vector.picks[0]![2]! < 3 ? "low" : "high";
    const wrong = right === "low" ? "high" : "low";
    expect(await verify(table(), [start, flip(right)])).toEqual({ commitment: true, draws: 1, wrong: [] });
    expect((await verify(table(), [start, flip(wrong)])).wrong).toEqual([1]);
  });

  it("finds a secret that does not match the commitment", async () => {
    expect((await verify(table({ commitment: "00" }), [start])).commitment).toBe(false);
  });
});
