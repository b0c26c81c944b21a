import { expect, test } from "vitest";

import { disasterIn, lastBox, nextBox, type TrackView } from "./view";

const track = (...boxes: TrackView["boxes"]): TrackView => ({ mode: null, boxes, helms: 0, used: 0 });

test("dice go to the first free box after all dice and faces", () => {
  expect(nextBox(track(2, "castaway", 0, 0, 0, "disaster red 3"))).toBe(2);
  expect(nextBox(track(1, 1, 1, 1, "disaster red 3", 0))).toBe(5); // the sixth box was freed
  expect(nextBox(track(1, 1, 1, 1, 0, 1))).toBe(6); // a box freed before a die takes none
  expect(nextBox(track(1, 1, 1, 1, 1, "storm"))).toBe(6);
});

test("disasters go to the free box farthest to the right", () => {
  expect(lastBox(track(1, 1, 1, 1, 0, 1))).toBe(4);
  expect(lastBox(track(1, 1, 1, 1, 1, 1))).toBe(-1);
});

test("the die of a disaster", () => {
  expect(disasterIn("disaster red 3")).toBe("red 3");
  expect([0, 4, "castaway", "storm"].map((box) => disasterIn(box as TrackView["boxes"][number]))).toEqual([
    "",
    "",
    "",
    "",
  ]);
});
