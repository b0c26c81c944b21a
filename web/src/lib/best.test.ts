import { expect, test } from "vitest";

import type { TableMessage } from "../protocol";
import { bestAlone } from "./best";

const table = (id: string, points: number, won: boolean, change: Partial<TableMessage> = {}) =>
  ({
    id,
    game: "deole",
    options: { modes: "usual" },
    seats: [{ seat: 1 }],
    your_seat: 1,
    changed: 1,
    result: { totals: [points], winners: won ? [1] : [] },
    ...change,
  }) as TableMessage;

test("won games come first, then the most points, then the older one", () => {
  const played = [
    table("a", 40, false),
    table("b", 20, true),
    table("c", 30, true, { changed: 9 }),
    table("d", 30, true),
  ];
  expect(bestAlone(played, played[0]!, 3).map((feat) => feat.id)).toEqual(["d", "c", "b"]);
  expect(bestAlone(played, played[0]!, 9).at(-1)).toEqual({ id: "a", points: 40, won: false, at: 1 });
});

test("only games like this one count: the same title, alone, finished, with the same options", () => {
  const mine = table("a", 1, true);
  const others = [
    table("b", 9, true, { game: "mahe" }),
    table("c", 9, true, { seats: [{ seat: 1 }, { seat: 2 }] }),
    table("d", 9, true, { options: { modes: "breeze" } }),
    { ...table("e", 9, true), result: undefined } as unknown as TableMessage,
    { ...table("f", 9, true), your_seat: undefined } as unknown as TableMessage,
  ];
  expect(bestAlone([...others, mine], mine, 9).map((feat) => feat.id)).toEqual(["a"]);
});
