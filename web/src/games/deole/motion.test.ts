import { expect, test } from "vitest";

import { eventsOf, type ProspectOf } from "../../lib/board";
import { courses } from "./course";
import { flights, hop, newColumns, piecesBefore, rescued, rolledDice, sailed, shipAt } from "./motion";
import { certain, placesFor, preview } from "./preview";
import { sample, sheet } from "./sample";
import type { Event } from "./types";

const sails: Event = { event: "sails", args: { seat: 1, space: "c6", heading: "west" } };
const lays: Event = { event: "lays", args: { seat: 1, track: "crew", box: 3, pips: 4 } };
const prospect = (...outcomes: Event[][]): ProspectOf<Event> => ({
  type: "prospect",
  answer: "lay crew 4",
  outcomes: outcomes.map((events) => ({ share: 1 / outcomes.length, events })),
});

test("a ship sails the new pieces, and ends at its place in the view", () => {
  const before = courses(sample());
  const now = courses(
    sample({
      sheets: [
        sheet("green", {
          ship: { at: "sea", port: 2, course: ["north", "west", "north", "west"], next: "b6", heading: "west" },
        }),
        sample().sheets[1]!,
      ],
    }),
  );
  const pieces = piecesBefore(before, now);
  expect(pieces).toEqual({ 1: 4, 2: 2 });
  expect(sailed(now[0]!, 4, 0)).toBe(4);
  expect(shipAt(now[0]!, 4)).toMatchObject({ x: before[0]!.tip.x, y: before[0]!.tip.y });
  expect(sailed(now[0]!, 4, 1)).toBe(5);
  expect(shipAt(now[0]!, 5)).toEqual(now[0]!.tip);
  expect(sailed(now[1]!, 2, 0)).toBe(2);
});

test("an earlier view has nothing to sail", () => {
  expect(piecesBefore(courses(sample()), courses(sample({ sheets: [sheet("green"), sheet("blue")] })))).toEqual({
    1: 0,
    2: 0,
  });
});

test("dice fly to the boxes where they are laid, in the colour they have", () => {
  const told: Event[] = [
    { event: "picks", args: { seat: 1, colour: "yellow", pips: 3 } },
    lays,
    { event: "left", args: { colour: "red", pips: 2 } },
  ];
  expect(flights(told, sample())).toEqual([
    { colour: "yellow", pips: 4, to: "1 crew 3" },
    { colour: "red", pips: 2, to: "rose" },
  ]);
  expect(flights([lays], sample())[0]!.colour).toBe("red");
});

test("new dice, stars and castaways are read from the events", () => {
  const told: Event[] = [
    { event: "rolled", args: { colour: "blue", pips: 5 } },
    { event: "column", args: { seat: 2, box: 3 } },
    { event: "rescues", args: { seat: 1, space: "c6" } },
  ];
  expect(rolledDice(told)).toEqual(["blue 5"]);
  expect([newColumns(told, 2), newColumns(told, 1)]).toEqual([[3], []]);
  expect(rescued(told)).toEqual([{ seat: 1, space: "c6" }]);
  expect(
    eventsOf([
      { ply: 1, kind: "away", at: 0 },
      { ply: 2, kind: "answer", at: 0, events: told },
    ]),
  ).toEqual(told);
});

test("a castaway leaps aboard and is gone", () => {
  const [from, to] = [
    { x: 0, y: 0 },
    { x: 100, y: 0 },
  ];
  expect(hop(from, to, 0)).toEqual(from);
  expect(hop(from, to, 0.8)!.y).toBeLessThan(-30);
  expect(hop(from, to, 1)).toBeNull();
});

test("only certain events are previewed: not the dice that would be rolled afterwards", () => {
  const rolls = [1, 2].map((pips): Event[] => [lays, sails, { event: "rolled", args: { colour: "blue", pips } }]);
  expect(certain(prospect(...rolls))).toEqual([lays, sails]);
  expect(certain(prospect([lays]))).toEqual([lays]);
  expect(certain(prospect())).toEqual([]);
});

test("the course and the box of an answer are read from the events of my own seat", () => {
  const foreseen = preview(
    prospect([
      lays,
      sails,
      { event: "wreck", args: { seat: 1, box: 2 } },
      { event: "picks", args: { seat: 2, colour: "red", pips: 1 } },
    ]),
    1,
  )!;
  expect(foreseen.sailed).toEqual([{ space: "c6", heading: "west" }]);
  expect(foreseen.box).toEqual({ track: "crew", index: 2 });
  expect(foreseen.events.map((event) => event.event)).toEqual(["lays", "sails", "wreck"]);
  expect(preview(undefined, 1)).toBeNull();
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
