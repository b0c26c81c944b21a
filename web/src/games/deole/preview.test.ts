import { expect, test } from "vitest";

import type { ProspectOf } from "../../lib/board";
import { certain, placesFor, preview } from "./preview";
import { sample, sheet } from "./sample";
import type { Event } from "./types";

const sails: Event = { event: "sails", args: { seat: 1, space: "c6", heading: "west" } };
const lays: Event = { event: "lays", args: { seat: 1, track: "crew", box: 3, pips: 4 } };
const share = 0.5;
const prospect = (...outcomes: Event[][]): ProspectOf<Event> => ({
  type: "prospect",
  answer: "lay crew 4",
  outcomes: outcomes.map((events) => ({ share, events })),
});

test("only certain events are previewed: not the dice that would be rolled afterwards", () => {
  const rolls = [1, 2].map((pips): Event[] => [lays, sails, { event: "rolled", args: { colour: "blue", pips } }]);
  expect(certain(prospect(...rolls))).toEqual([lays, sails]);
  expect(certain(prospect([lays]))).toEqual([lays]);
  expect(certain(prospect())).toEqual([]);
});

test("only certain points are previewed: those of the lines that change alike in all outcomes", () => {
  const outcomes = [{ crew: 2, spaces: 1, missing: -1 }, { crew: 2, spaces: 1, gauge: 5 }, { crew: 2 }];
  const points = (count: number) =>
    preview(
      {
        type: "prospect",
        answer: "lay crew 4",
        outcomes: outcomes.slice(0, count).map((points) => ({ share, events: [lays], points })),
      },
      sample(),
      1,
    )!.points;
  expect(points(1).map(({ line, by }) => [line, by])).toEqual(Object.entries(outcomes[0]!));
  expect(points(2)).toEqual([
    { line: "crew", by: 2 },
    { line: "spaces", by: 1 },
  ]);
  expect(points(3)).toEqual([{ line: "crew", by: 2 }]);
  expect(points(0)).toEqual([]);
  expect(preview(prospect([lays], [lays]), sample(), 1)!.points).toEqual([]);
});

test("course and box of an answer follow from the events of my own seat", () => {
  const foreseen = preview(
    prospect([
      lays,
      sails,
      { event: "wreck", args: { seat: 1, box: 2 } },
      { event: "picks", args: { seat: 2, colour: "red", pips: 1 } },
    ]),
    sample(),
    1,
  )!;
  expect(foreseen.headings).toEqual(["west"]);
  expect(foreseen.pieces).toHaveLength(1);
  expect(foreseen.box).toEqual({ track: "crew", index: 2 });
  expect(foreseen.events.map((event) => event.event)).toEqual(["lays", "sails", "wreck"]);
  expect(foreseen.then).toBe("");
  expect(preview(undefined, sample(), 1)).toBeNull();
  expect(preview(prospect([lays]), sample(), 0)).toBeNull();
});

test("what is asked after a die is laid: a mode, a port, or the course", () => {
  expect(preview(prospect([lays]), sample(), 1)!.then).toBe("course");
  const green: Event = { event: "lays", args: { seat: 1, track: "green", box: 1, pips: 4 } };
  expect(preview(prospect([green]), sample(), 1)!.then).toBe("mode");
  const opens: Event = { event: "opens", args: { seat: 1, track: "green", mode: "odd" } };
  expect(preview(prospect([green, opens]), sample({ sheets: [sheet("green")] }), 1)!.then).toBe("port");
});

test("a die that is pointed at marks the next boxes of its track and of the crew's", () => {
  const mine = sample().sheets[0]!;
  expect(placesFor(mine, { colour: "blue", pips: 5 })).toEqual([
    { track: "blue", index: 2 },
    { track: "crew", index: 2 },
  ]);
  const full = sheet("green", {}, { red: { mode: "odd", boxes: [1, 3, 5, 1, 3, 5], helms: 0, used: 0 } });
  expect(placesFor(full, { colour: "red", pips: 1 })).toEqual([{ track: "crew", index: 0 }]);
});
