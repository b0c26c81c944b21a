/** The scene after an event. Events are replayed, never judged; what they leave open comes with the next view. */

import { crossings } from "./course";
import { middleOf, neighbour, opposite, rotate, SEA, CELL, turnFor } from "./geometry";
import { type Event, TURNS } from "./types";
import {
  type Box,
  type Colour,
  type DeoleView,
  disasterIn,
  type Heading,
  sideOf,
  type SheetView,
  type Track,
  TRACKS,
} from "./view";

type Dice = DeoleView["tray"];
type Die = Dice[number];

const OTHER_DICE = 3; // of each colour, besides one for each player [D1.9]

const dieNamed = (colour: Colour, pips: number) => `${colour} ${pips}` as Die;

function without<T>(all: readonly T[], gone: T): readonly T[] {
  const at = all.indexOf(gone);
  return at < 0 ? all : all.filter((_, i) => i !== at);
}

export function happened(view: DeoleView, event: Event): DeoleView {
  const scene = "seat" in event.args && view.active !== event.args.seat ? { ...view, active: event.args.seat } : view;
  return onTable(scene, event) ?? onSheet(scene, event) ?? atSea(scene, event) ?? scene;
}

// --- dice and rounds -------------------------------------------------------------------------------------------------

function onTable(view: DeoleView, event: Event): DeoleView | undefined {
  switch (event.event) {
    case "starts":
      return { ...view, first: event.args.seat };
    case "chose":
      return { ...view, modes: [...view.modes, event.args.mode] };
    case "round":
      return newRound(view, event.args.number);
    case "turn":
      return { ...passed(view, event.args.number > 1), turn: Math.min(event.args.number, TURNS), active: 0 };
    case "refills":
      return { ...view, rose: [], bag: filled(view) };
    case "rolled":
      return rolled(view, dieNamed(event.args.colour, event.args.pips));
    case "drew":
    case "chooses":
      return {
        ...view,
        die: `${event.args.colour} 0`,
        source: event.event === "drew" ? "A" : "B",
        bag: fewer(view, event.args.colour),
      };
    case "picks": {
      const die = dieNamed(event.args.colour, event.args.pips);
      return { ...view, tray: without(view.tray, die), die, source: "pick" };
    }
    case "salvages": {
      const die = dieNamed(event.args.colour, event.args.pips);
      return { ...view, rose: without(view.rose, die), die, source: "D" };
    }
    case "left": {
      const die = dieNamed(event.args.colour, event.args.pips);
      return { ...view, tray: without(view.tray, die), rose: [...view.rose, die] };
    }
    case "discards":
      return {
        ...view,
        die: null,
        source: null,
        rose: [...view.rose, dieNamed(event.args.colour, event.args.pips)],
      };
    case "ignored":
    case "helped":
      return {
        ...onSeat(view, event.args.seat, (sheet) => ({
          ...sheet,
          helpers: sheet.helpers - (event.event === "helped" ? 1 : 0),
        })),
        tray: [],
        rose: [...view.rose, ...view.tray],
      };
    default:
      return undefined;
  }
}

/** The next player clockwise chooses first. */
const passed = (view: DeoleView, isNext: boolean) =>
  isNext && view.first ? { ...view, first: (view.first % view.seats) + 1 } : view;

/** Clears away dice laid aside, castaways adrift and disasters; puts all dice into the bag. */
function newRound(view: DeoleView, round: number): DeoleView {
  const cleared = TRACKS.reduce((scene, track) => crossedOut(scene, track), passed(view, round > 1));
  const each = view.seats + OTHER_DICE;
  const bag = { blue: each, yellow: each, green: each, red: each };
  return { ...cleared, round, turn: 1, bag, rose: [], castaways: [], disasters: [], active: 0 };
}

const fewer = ({ bag }: DeoleView, colour: Colour) => ({ ...bag, [colour]: bag[colour] - 1 });

function filled({ bag, rose }: DeoleView): DeoleView["bag"] {
  const back = (colour: Colour) => rose.filter((die) => die.startsWith(colour)).length;
  return {
    blue: bag.blue + back("blue"),
    yellow: bag.yellow + back("yellow"),
    green: bag.green + back("green"),
    red: bag.red + back("red"),
  };
}

/** A die of bonus B lies in hand before it is rolled. */
function rolled(view: DeoleView, die: Die): DeoleView {
  if (view.die?.endsWith(" 0")) return { ...view, die };
  return { ...view, tray: [...view.tray, die], bag: fewer(view, die.split(" ")[0] as Colour) };
}

// --- sheets ------------------------------------------------------------------------------------------------------------

function onSheet(view: DeoleView, event: Event): DeoleView | undefined {
  switch (event.event) {
    case "sides":
      return onSeat(view, event.args.seat, (sheet) => ({ ...sheet, side: event.args.colour }));
    case "adjusts":
      return onTrack(view, event.args.seat, event.args.track, (track) => ({
        ...track,
        helms: track.helms - event.args.helms,
        used: track.used + event.args.helms,
      }));
    case "lays":
      return { ...inBox(view, event.args, event.args.pips as Box), die: null, source: null };
    case "smiles":
      return inBox(view, event.args, "castaway");
    case "disaster":
      return struck(view, event.args);
    case "frees":
      return freed(view, event.args);
    case "helm":
      return onTrack(view, event.args.seat, event.args.track, (track) => ({ ...track, helms: track.helms + 1 }));
    case "opens":
      return onTrack(
        onSeat(view, event.args.seat, (sheet) => ({
          ...sheet,
          modes: sheet.modes.filter((mode) => mode !== event.args.mode),
        })),
        event.args.seat,
        event.args.track,
        (track) => ({ ...track, mode: event.args.mode }),
      );
    case "wreck":
      return onSeat(view, event.args.seat, (sheet) => ({ ...sheet, signs: sheet.signs.with(event.args.box - 1, "+") }));
    case "column":
      return onSeat(view, event.args.seat, (sheet) => ({
        ...sheet,
        columns: sheet.columns.with(event.args.box - 1, true),
      }));
    case "earns":
      return { ...view, owed: view.owed + 1 };
    case "bonus":
      return {
        ...onSeat(view, event.args.seat, (sheet) => ({ ...sheet, bonuses: [...sheet.bonuses, event.args.bonus] })),
        owed: Math.max(0, view.owed - 1),
      };
    case "lapses":
      return { ...view, owed: 0 };
    default:
      return undefined;
  }
}

interface Place {
  seat: number;
  track: Track;
  box: number;
}

function onSeat(view: DeoleView, seat: number, change: (sheet: SheetView) => SheetView): DeoleView {
  return { ...view, sheets: view.sheets.map((sheet, i) => (i === seat - 1 ? change(sheet) : sheet)) };
}

function onTrack(
  view: DeoleView,
  seat: number,
  name: Track,
  change: (track: SheetView["tracks"][Track]) => SheetView["tracks"][Track],
): DeoleView {
  return onSeat(view, seat, (sheet) => ({
    ...sheet,
    tracks: { ...sheet.tracks, [name]: change(sheet.tracks[name]) },
  }));
}

const inBox = (view: DeoleView, { seat, track, box }: Place, content: Box) =>
  onTrack(view, seat, track, (row) => ({ ...row, boxes: row.boxes.with(box - 1, content) }));

/** The die that is left in the tray is the disaster. */
function struck(view: DeoleView, place: Place & { pips: number }): DeoleView {
  const die = view.tray[0] ?? dieNamed("red", place.pips);
  const disasters = [...view.disasters, place.pips].sort((a, b) => a - b);
  return { ...inBox(view, place, `disaster ${die}`), tray: [], disasters };
}

/** The disasters of a track are crossed out for good. */
const crossedOut = (view: DeoleView, name: Track) =>
  onTrack(view, 1, name, (track) => ({
    ...track,
    boxes: track.boxes.map((box) => (disasterIn(box) ? "storm" : box)),
  }));

function freed(view: DeoleView, place: Place & { pips: number }): DeoleView {
  const box = view.sheets[place.seat - 1]!.tracks[place.track].boxes[place.box - 1];
  const die = String(box).replace("disaster ", "") as Die;
  const spent = onSeat(view, place.seat, (sheet) => ({ ...sheet, helpers: sheet.helpers - 1 }));
  return {
    ...inBox(spent, place, 0),
    rose: [...view.rose, die],
    disasters: without(view.disasters, place.pips),
  };
}

// --- the sea -------------------------------------------------------------------------------------------------------------

function atSea(view: DeoleView, event: Event): DeoleView | undefined {
  switch (event.event) {
    case "drifts":
      return { ...view, castaways: [...view.castaways, event.args.space] };
    case "departs":
      return onSeat(view, event.args.seat, (sheet) => departed(view, sheet, event.args.port));
    case "sails":
      return onSeat(view, event.args.seat, (sheet) => crossed(view, sheet, event.args.space, event.args.heading));
    case "home":
      return onSeat(view, event.args.seat, (sheet) => ({
        ...sheet,
        ship: { ...sheet.ship, at: "home", next: null, heading: null },
      }));
    case "rescues":
      return {
        ...onSeat(view, event.args.seat, (sheet) => ({ ...sheet, helpers: sheet.helpers + Number(view.seats === 1) })),
        castaways: without(view.castaways, event.args.space),
      };
    case "eolia":
      return { ...view, eolia: { ...view.eolia, reached: [...view.eolia.reached, event.args.seat] } };
    case "storm":
      return {
        ...crossedOut(view, event.args.colour),
        storm: { ...view.storm, [event.args.colour]: event.args.rows },
      };
    case "sinks":
      return { ...view, lost: "wreck" };
    case "swallowed":
      return { ...view, lost: "storm" };
    case "adrift":
      return { ...view, lost: "adrift" };
    default:
      return undefined;
  }
}

function departed(view: DeoleView, sheet: SheetView, port: number): SheetView {
  const side = sheet.side!;
  const next = view.map.ports[side][port - 1]!;
  return { ...sheet, ship: { ...sheet.ship, at: "sea", port, next, heading: opposite(sideOf(side)) } };
}

function crossed(view: DeoleView, sheet: SheetView, space: string, heading: Heading): SheetView {
  const next = neighbour(space, heading) as SheetView["ship"]["next"];
  const after: SheetView = {
    ...sheet,
    ship: { ...sheet.ship, at: "sea", course: [...sheet.ship.course, heading], next, heading },
  };
  const spaces = [...new Set(crossings(view, after).map((crossing) => crossing.space))];
  const rows = spaces.map((one) => rowFrom(sheet.side!, one));
  return { ...after, spaces: spaces.length, row: Math.max(0, ...rows) };
}

/** The row of a space, counted from a side. */
const rowFrom = (side: Colour, space: string) =>
  Math.round((SEA - rotate(middleOf(space), turnFor(side)).y) / CELL + 0.5);
