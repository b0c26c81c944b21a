import { expect, test } from "vitest";

import { reach, type Sea } from "./reach";

const WHOLE = { left: 0, top: 0, right: 9, bottom: 9 };
const sea = (change: Partial<Sea> = {}): Sea => ({ rect: WHOLE, sights: {}, boats: [], ...change });
const stops = (...args: Parameters<typeof reach>) => [...reach(...args).keys()].sort().join(" ");

test("a free row as far as the edge [VE-1, VE-4]", () => {
  expect(stops(sea(), "b5", "E")).toBe("c5 d5 e5 f5 g5 h5 i5 j5");
  expect(stops(sea(), "j5", "E")).toBe("");
});

test("another boat ends the way [VE-2, VE-3]", () => {
  expect(stops(sea({ boats: ["f5"] }), "b5", "E")).toBe("c5 d5 e5");
  expect(stops(sea({ boats: ["c5"] }), "b5", "E")).toBe("");
});

test("a current may be followed where it begins, and only there [VE-5, VE-7, VE-8, VE-9]", () => {
  const bent = sea({ sights: { e5: "current-WS" } });
  expect(stops(bent, "b5", "E")).toBe("c5 d5 e10 e5 e6 e7 e8 e9 f5 g5 h5 i5 j5");
  expect(reach(bent, "b5", "E").get("e7")).toEqual(["b5", "c5", "d5", "e5", "e6", "e7"]);
  expect(stops(bent, "e2", "S")).toBe("e10 e3 e4 e5 e6 e7 e8 e9");
  expect(stops(bent, "e9", "N")).toBe("e1 e2 e3 e4 e5 e6 e7 e8");
  expect(stops(bent, "e5", "E")).toBe("f5 g5 h5 i5 j5");
});

test("several currents in one move, and never back to where it began [V-R17]", () => {
  const ring = { c3: "current-WS", c5: "current-NW", a5: "current-EN" } as const;
  expect(reach(sea({ sights: ring }), "a3", "E").has("a3")).toBe(false);
  expect(reach(sea({ sights: ring }), "a3", "E").get("a4")).toEqual([..."a3 b3 c3 c4 c5 b5 a5 a4".split(" ")]);
});
