/** Every thing on the board explained: what it is, what it does now, and the rule it comes from. */

import type { Explanation } from "../../lib/board";
import type { Words } from "../../lib/words.svelte";
import { gone, visible } from "./compass";
import { edgesOf, inWords, tileInWords, withMore } from "./describe";
import { everybody, FISH, type Fish, fishOf, isFog, type MaldiviaView, shownOn, type Side, SIDES } from "./view";
import { FULL_MAST, LAST_SPACES } from "./types";

/** The rule of each thing. */
const RULES = {
  fish: "V4.2",
  current: "V3.5",
  octopus: "V4.6",
  shark: "V4.7",
  plain: "V4.3",
  fog: "V7.1",
  island: "V5.1",
  ship: "V5.3",
  pile: "V5.7",
  boat: "V3.2",
  mast: "V6.1",
  arrow: "V3.1",
  fogtile: "V7.1",
  standing: "V2.1",
  plan: "V2.1",
  starter: "V2.3",
  hand: "V4.2",
  card: "V8.2",
  supply: "V1.3",
  end: "V8.1",
} as const;
type Thing = keyof typeof RULES;

export const abouts: readonly string[] = Object.keys(RULES);

type Args = Record<string, string | number>;

/** `about` is a thing and what of it: "space e5", "ship N red+green", "mast 2". */
export function explain(
  about: string,
  view: MaldiviaView,
  say: Words,
  names: readonly string[],
): Explanation | undefined {
  const [word = "", ...rest] = about.split(" ");
  if (word === "space") return space(rest[0]!, view, say);
  if (word === "tile") return tile(Number(rest[0]), Number(rest[1]), view, say, names);
  if (!(word in RULES)) return undefined;
  const thing = word as Thing;
  return told(thing, argsOf(thing, rest, view, say, names), say);
}

const told = (thing: Thing, args: Args, say: Words): Explanation => ({
  title: say.say(`about-${thing}.title`, args),
  text: say.say(`about-${thing}`, args),
  rule: RULES[thing],
});

// --- spaces and tiles -------------------------------------------------------------------------------------------------

/** A space by the picture on it; at the edge one may also deliver. */
function space(name: string, view: MaldiviaView, say: Words): Explanation {
  const shown = shownOn(view, name);
  const { title, text, rule } = told(shown.kind, { ...argsOf(shown.kind, [], view, say, []), ...pictured() }, say);
  const edges = edgesOf(view, name).map((side) => say.say("about-edge", { island: island(side, say) }));
  return { title: withMore(name, title, say), text: [text, ...edges].join(" "), rule: rule! };

  function pictured(): Args {
    if (shown.kind === "fish") return { fish: inWords(shown.fish, say) };
    if (shown.kind !== "current") return {};
    return { from: island(shown.current.from, say), to: island(shown.current.to, say) };
  }
}

function tile(seat: number, slot: number, view: MaldiviaView, say: Words, names: readonly string[]): Explanation {
  const face = view.plans[seat - 1]?.[slot - 1] ?? null;
  const { text, rule } = told(
    face ? (isFog(face) ? "fogtile" : "arrow") : "standing",
    argsOf("fogtile", [], view, say, names),
    say,
  );
  const title = say.say("maldivia-web-tile", { slot, tile: tileInWords(face, say) });
  return { title: withMore(say.player(seat, names), title, say), text, rule: rule! };
}

// --- numbers from the view --------------------------------------------------------------------------------------------

const sideIn = (word: string | undefined) => SIDES.find((side) => side === word);
const island = (side: Side, say: Words) => say.say(`island-${side}`);
const standing = (view: MaldiviaView) =>
  everybody(view).reduce((sum, seat) => {
    const stands = view.step !== "plan" && (view.plans[seat - 1]?.length ?? 0) > 0;
    return sum + (stands ? 4 - view.played[seat - 1]! : 0);
  }, 0);
const shipsWon = (view: MaldiviaView, seat: number) =>
  SIDES.reduce((sum, side) => sum + view.won[seat - 1]!.backs[side], 0);

export function spacesLeft(view: MaldiviaView): number {
  const { left, right, top, bottom } = visible(view.cloth);
  return (right - left + 1) * (bottom - top + 1);
}

function argsOf(thing: Thing, rest: readonly string[], view: MaldiviaView, say: Words, names: readonly string[]): Args {
  switch (thing) {
    case "fish":
      return { fish: "any" };
    case "current":
      return { from: island("W", say), to: island("S", say) };
    case "octopus":
      return { standing: standing(view) };
    case "shark": {
      const owners = everybody(view).filter((seat) => shipsWon(view, seat) > 0);
      return { count: owners.length, players: inList(owners, say, names) };
    }
    case "fog":
    case "island":
    case "pile":
      return ofIsland(sideIn(rest[0]) ?? "N", view, say);
    case "ship":
      return ofShip(sideIn(rest[0]) ?? "N", rest[1], view, say, names);
    case "boat":
    case "mast":
      return ofPlayer(Number(rest[0]) || view.turn || 1, view, say, names);
    case "supply":
      return ofSupply(
        FISH.find((fish) => fish === rest[0]),
        view,
        say,
      );
    case "card": {
      const side = sideIn(rest[0]);
      return { island: side ? island(side, say) : "any", count: fishOf(rest[1] ?? "").length };
    }
    case "starter":
      return { player: view.starter ? say.player(view.starter, names) : "any" };
    case "end":
      return { spaces: spacesLeft(view), last: LAST_SPACES };
    case "fogtile":
      return { letters: view.fog_tile.letters.join(", ") };
    default:
      return {};
  }
}

const inList = (seats: readonly number[], say: Words, names: readonly string[]) =>
  new Intl.ListFormat(say.lang).format(seats.map((seat) => say.player(seat, names)));

function ofIsland(side: Side, view: MaldiviaView, say: Words): Args {
  const state = view.closed.includes(side) ? "closed" : view.fog.includes(side) ? "folded" : "open";
  return { island: island(side, say), rows: gone(visible(view.cloth))[side], state, cards: view.piles[side] };
}

/** A ship, and who has all its fish on the mast now. */
function ofShip(side: Side, cargo: string | undefined, view: MaldiviaView, say: Words, names: readonly string[]): Args {
  const wanted = fishOf(cargo ?? view.ships[side][0] ?? "");
  const ready = everybody(view).filter((seat) => holds(view.masts[seat - 1]!, wanted));
  return {
    island: island(side, say),
    fish: inWords(wanted, say) || "any",
    count: wanted.length,
    ready: ready.length,
    players: inList(ready, say, names),
  };
}

const holds = (mast: readonly Fish[], wanted: readonly Fish[]) =>
  wanted.length > 0 &&
  FISH.every((fish) => mast.filter((one) => one === fish).length >= wanted.filter((one) => one === fish).length);

function ofPlayer(seat: number, view: MaldiviaView, say: Words, names: readonly string[]): Args {
  const mast = view.masts[seat - 1] ?? [];
  const top = mast.at(-1);
  return {
    player: say.player(seat, names),
    count: mast.length,
    most: FULL_MAST,
    top: top ? say.say(`fish-${top}`) : "",
  };
}

function ofSupply(fish: Fish | undefined, view: MaldiviaView, say: Words): Args {
  const all = FISH.reduce((sum, one) => sum + view.supply[one], 0);
  return { fish: fish ? say.say(`fish-${fish}`) : "any", count: fish ? view.supply[fish] : all };
}

// --- where we are -----------------------------------------------------------------------------------------------------

/** The round, and how far the end is. */
export function status(view: MaldiviaView, say: Words): string {
  const round = view.round ? [say.say("maldivia-web-round", { number: view.round })] : [];
  if (view.step === "over") return round.join();
  if (view.ending) return say.say("maldivia-web-ending-short");
  return [...round, say.say("maldivia-web-left", { spaces: Math.max(0, spacesLeft(view) - LAST_SPACES) })].join(" · ");
}
