/** The position in sentences. */

import type { Words } from "../../lib/words.svelte";
import { cellOf, inside, spaceOf, spacesIn, stepFrom, visible } from "./compass";
import { colourOf } from "./liveries";
import type { PreviewStep } from "./types";
import {
  cardOf,
  type Current,
  everybody,
  FISH,
  fishOf,
  type MaldiviaView,
  type Shown,
  shownBy,
  shownOn,
  type Side,
  SIDES,
  type Tile,
} from "./view";

export function describe(scene: MaldiviaView, say: Words, names: readonly string[]): string[] {
  const sentences = [
    ...course(scene, say, names),
    ...sea(scene, say),
    ...SIDES.flatMap((side) => island(scene, side, say)),
    say.say("maldivia-web-stocks", {
      fish: FISH.map((fish) => `${say.say(`fish-${fish}`)} ${scene.supply[fish]}`).join(", "),
    }),
    ...everybody(scene).flatMap((seat) => player(scene, seat, say, names)),
  ];
  return sentences.map((sentence) => withDirections(sentence, say));
}

/** Texts for the ear: an island is named with its direction, so that every direction has one name everywhere. */
export const withDirections = (text: string, say: Words): string =>
  SIDES.reduce(
    (told, side) => told.replaceAll(named(side, say), `${named(side, say)} (${say.say(`tile-${side}`)})`),
    text,
  );

const list = (parts: readonly string[], say: Words) => new Intl.ListFormat(say.lang).format(parts);
export const inWords = (fish: readonly string[], say: Words) => fish.map((one) => say.say(`fish-${one}`)).join(", ");
const named = (side: Side, say: Words) => say.say(`island-${side}`);
const ends = ({ from, to }: Current, say: Words) => ({ from: named(from, say), to: named(to, say) });

/** A tile by its name; null is one that only its owner knows. */
export const tileInWords = (tile: Tile | null, say: Words) =>
  tile ? say.say(`tile-${tile}`) : say.say("maldivia-web-standing");

/** The picture on a space in words; empty for a plain one. */
export function shownInWords(shown: Shown, say: Words): string {
  if (shown.kind === "fish") return inWords(shown.fish, say);
  if (shown.kind === "current") return say.say("maldivia-web-current", ends(shown.current, say));
  return shown.kind === "plain" ? "" : say.say(`maldivia-web-${shown.kind}`);
}

/** A space in words: its picture, the edge it lies at; empty for plain water in the middle. */
export function placeInWords(scene: MaldiviaView, space: string, say: Words): string {
  const edges = edgesOf(scene, space).map((side) => say.say("maldivia-web-edge", { island: named(side, say) }));
  return [shownInWords(shownOn(scene, space), say), ...edges].filter((part) => part).join(", ");
}

/** The islands at whose edge a space lies. */
export const edgesOf = (scene: MaldiviaView, space: string): Side[] =>
  SIDES.filter((side) => !inside(visible(scene.cloth), stepFrom(cellOf(space), side)));

/** A text with what it means after a colon, if there is anything to say. */
export const withMore = (text: string, more: string, say: Words) =>
  more ? say.say("maldivia-web-with", { text, more }) : text;

/** A step of a plan in words: where it leads, and what would be there. */
export function stepInWords(step: PreviewStep, say: Words, names: readonly string[]): string {
  if (step.kind === "fog")
    return say.say(`maldivia-web-plan-${step.row.length ? "fold" : "lifts"}`, { island: named(step.side, say) });
  if (step.way.length < 2) return say.say("maldivia-web-plan-stuck");
  const parts = [
    step.unseen ? say.say("maldivia-web-plan-back") : shownInWords(shownBy(step.sight), say),
    ...step.edges.map((side) => say.say("maldivia-web-edge", { island: named(side, say) })),
    ...step.beside.map((seat) => say.say("maldivia-web-beside", { player: say.player(seat, names) })),
  ].filter((part) => part);
  const there = say.say("maldivia-web-plan-there", { space: step.stop });
  return withMore(there, parts.join(", "), say);
}

function course(scene: MaldiviaView, say: Words, names: readonly string[]): string[] {
  const round = say.say("maldivia-web-round", { number: scene.round });
  const slot = scene.slot ? ` ${say.say("maldivia-web-slot", { slot: scene.slot })}.` : "";
  const told = scene.round ? [`${round}.${slot}`] : [];
  if (scene.turn && scene.step !== "over" && scene.step !== "plan")
    told.push(say.say("maldivia-web-turn", { player: say.player(scene.turn, names) }));
  if (scene.ending && scene.step !== "over") told.push(say.say("maldivia-web-ending"));
  return told;
}

// --- the cloth ------------------------------------------------------------------------------------------------------

const GROUPS = { fish: "shoals", octopus: "octopuses", shark: "sharks", current: "currents" } as const;

function sea(scene: MaldiviaView, say: Words): string[] {
  const rect = visible(scene.cloth);
  const first = spaceOf({ across: rect.left, down: rect.top });
  const last = spaceOf({ across: rect.right, down: rect.bottom });
  const fog = [
    ...told(
      "maldivia-web-fogs",
      scene.fog.filter((side) => !scene.closed.includes(side)),
      say,
    ),
    ...told("maldivia-web-closed", scene.closed, say),
  ];
  const shown = spacesIn(rect).map((space) => ({ space, shown: shownOn(scene, space) }));
  const groups = Object.entries(GROUPS).flatMap(([kind, key]) => {
    const here = shown.filter((one) => one.shown.kind === kind);
    return here.length
      ? [say.say(`maldivia-web-${key}`, { spaces: here.map((one) => spelt(one.space, one.shown, say)).join("; ") })]
      : [];
  });
  return [say.say("maldivia-web-sea", { first, last }), ...fog, ...groups];
}

function told(key: string, sides: readonly Side[], say: Words): string[] {
  const names = sides.map((side) => named(side, say));
  return names.length ? [say.say(key, { sides: list(names, say) })] : [];
}

function spelt(space: string, shown: Shown, say: Words): string {
  if (shown.kind === "current") return `${space} ${say.say("maldivia-web-stream", ends(shown.current, say))}`;
  return shown.kind === "fish" ? `${space} ${inWords(shown.fish, say)}` : space;
}

export function island(scene: MaldiviaView, side: Side, say: Words): string[] {
  const cargoes = (all: readonly string[]) =>
    list(
      all.map((cargo) => say.quote(inWords(fishOf(cargo), say))),
      say,
    );
  const ships = scene.ships[side];
  if (!ships.length) return [say.say("maldivia-web-island-empty", { island: named(side, say) })];
  const told = say.say("maldivia-web-island", {
    island: named(side, say),
    cargoes: cargoes(ships),
    cards: scene.piles[side],
  });
  const under = scene.bottom[side];
  return under.length
    ? [told, say.say("maldivia-web-bottom", { island: named(side, say), cargoes: cargoes(under) })]
    : [told];
}

// --- players --------------------------------------------------------------------------------------------------------

function player(scene: MaldiviaView, seat: number, say: Words, names: readonly string[]): string[] {
  const who = say.player(seat, names);
  return [
    boat(scene, seat, who, say),
    ...tiles(scene, seat, who, say),
    ...hand(scene, seat, who, say),
    ...won(scene, seat, who, say),
  ];
}

export function boat(scene: MaldiviaView, seat: number, player: string, say: Words): string {
  const boat = say.say(`maldivia-web-${colourOf(seat)}`);
  const space = scene.boats[seat - 1];
  if (!space) return say.say("maldivia-web-ashore", { player, boat });
  const mast = scene.masts[seat - 1]!;
  return say.say("maldivia-web-player", {
    player,
    boat,
    space,
    fish: mast.length ? inWords(mast, say) : say.say("maldivia-web-nothing"),
  });
}

export function tiles(scene: MaldiviaView, seat: number, player: string, say: Words): string[] {
  const plan = scene.plans[seat - 1] ?? [];
  const told = plan.some((tile) => tile)
    ? [
        say.say("maldivia-web-tiles", {
          player,
          tiles: plan.map((tile, i) => `${i + 1} ${tileInWords(tile, say)}`).join(", "),
        }),
      ]
    : [];
  if (scene.step !== "plan") return told;
  return [...told, say.say(scene.planned[seat - 1] ? "maldivia-web-planned" : "maldivia-web-unplanned", { player })];
}

function hand(scene: MaldiviaView, seat: number, player: string, say: Words): string[] {
  const given =
    seat === scene.turn && scene.given ? [say.say("maldivia-web-given", { card: cardInWords(scene.given, say) })] : [];
  if (seat !== scene.turn || !scene.hand.length) return given;
  return [...given, say.say("maldivia-web-held", { player, fish: inWords(scene.hand, say) })];
}

export function cardInWords(card: string, say: Words): string {
  const { side, cargo } = cardOf(card);
  return `${named(side, say)} ${inWords(fishOf(cargo), say)}`;
}

function won(scene: MaldiviaView, seat: number, player: string, say: Words): string[] {
  const { cards, backs } = scene.won[seat - 1]!;
  const count = SIDES.reduce((sum, side) => sum + backs[side], 0);
  if (!count) return [];
  const unknown = SIDES.map((side) => ({
    island: named(side, say),
    count: backs[side] - cards.filter((card) => cardOf(card).side === side).length,
  }));
  const told = [
    ...cards.map((card) => cardInWords(card, say)),
    ...unknown.filter((one) => one.count > 0).map((one) => say.say("maldivia-web-unknown", one)),
  ];
  return [say.say("maldivia-web-won", { player, count, cards: told.join("; ") })];
}
