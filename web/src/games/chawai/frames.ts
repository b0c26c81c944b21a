/** The latest events as frames, each with its length. Events are replayed, never judged. */

import type { EntryOf } from "../../lib/board";
import type { Sound } from "../../lib/sounds";
import type { Timed } from "../../lib/stage.svelte";
import { NOTHING, species, value } from "./fish";
import { type Catch, type Dive, type Haul, hauls, ties } from "./round";
import type { Card, Event, Fish, Place } from "./types";
import type { ChawaiView } from "./view";

/** What is played out: a diver is laid; all are turned up, swim down, are compared; fish are taken; the next round. */
export type Kind =
  "" | "diver" | "reveal" | "depth" | "tie" | "order" | "catch" | "gull" | "jellyfish" | "lantern" | "kiti" | "lay";

export interface Frame extends Timed {
  kind: Kind;
  /** The table while the frame lasts, without whatever is on its way. */
  view: ChawaiView;
  /** The divers that are open, and everything that they take in this round. */
  haul?: Haul;
  /** The catch on its way, or the one whose consequence is shown. */
  caught?: Catch;
  /** Equal divers, the winner of the tie first. */
  tie?: readonly Dive[];
  /** The card on its way from the deck; null shows its back. */
  laid?: { place: Place; fish: Fish | null };
  /** The last round, as far as it has been played out. */
  past?: Haul | undefined;
}

/** Milliseconds at normal speed, and the sound. */
const TIMES: Record<Exclude<Kind, "">, readonly [number, Sound]> = {
  diver: [320, "step"],
  reveal: [1_150, "reveal"],
  depth: [950, "splash"],
  tie: [2_600, "chain"],
  order: [1_100, "step"],
  catch: [1_000, "gain"],
  gull: [1_150, "gull"],
  jellyfish: [1_150, "splash"],
  lantern: [850, "chain"],
  kiti: [600, "step"],
  lay: [430, "card"],
};

export const rest = (view: ChawaiView, past?: Haul): Frame => ({ kind: "", length: 0, view, past });

/**
 * The frames after a view. `past` is the last round before. Divers of others that are laid while some still choose need
 * no frame: nobody waits for them.
 */
export function frames(before: ChawaiView, fresh: readonly EntryOf<Event>[], me: number, past?: Haul): Frame[] {
  const film = new Film(before, hauls(fresh), past);
  for (const entry of fresh) {
    if (entry.kind === "answer" && entry.seat) film.layDiver(entry.seat, me);
    for (const event of entry.events ?? []) film.play(event);
  }
  return film.frames;
}

class Film {
  readonly frames: Frame[] = [];
  private told = 0;
  private haul: Haul | undefined;

  constructor(
    private view: ChawaiView,
    private readonly rounds: Haul[],
    private past: Haul | undefined,
  ) {}

  private add(kind: Exclude<Kind, "">, more: Partial<Frame> = {}): void {
    const [length, sound] = TIMES[kind];
    const { view, haul, past, told } = this;
    this.frames.push({ kind, length, sound, view, ...(haul ? { haul } : {}), past, told, ...more });
  }

  /** The last diver is laid before all are turned up. My own is open to me; those of others lie face down. */
  layDiver(seat: number, me: number): void {
    const dive = this.rounds[0]?.dives.find((one) => one.seat === seat);
    if (!dive || this.view.dives[seat - 1] !== 0) return;
    this.view = { ...this.view, dives: this.view.dives.with(seat - 1, seat === me ? dive.depth : null) };
    if (seat === me) this.view = { ...this.view, hands: without(this.view.hands, [dive]) };
    this.add("diver");
  }

  play(event: Event): void {
    this.told++;
    switch (event.event) {
      case "dived":
        if (!this.haul || this.haul.catches.every((caught) => this.isTaken(caught))) this.turnUp();
        break;
      case "took":
        this.take(event.args.place);
        break;
      case "robbed":
        this.lose(event.args.seat, event.args.fish);
        break;
      case "spared":
        this.add("gull", this.latest);
        break;
      case "freed":
        this.free(event.args.seat);
        break;
      case "lit":
        this.add("lantern", this.latest);
        break;
      case "round":
        this.beginRound(event.args.number);
        break;
      case "lies":
        this.lay(event.args.place, event.args.fish);
        break;
      case "hidden":
        this.lay(event.args.place, null);
        break;
    }
  }

  private readonly isTaken = (caught: Catch) => this.view.lagoon[caught.place] === NOTHING;

  private get latest(): Partial<Frame> {
    const caught = this.haul?.catches.filter(this.isTaken).at(-1);
    return caught ? { caught } : {};
  }

  /** All divers are turned up, with the cards that lay face down; they go down, and are compared. */
  private turnUp(): void {
    const haul = this.rounds.shift();
    if (!haul) return;
    this.haul = haul;
    this.view = { ...this.view, dives: haul.dives.map(() => null) };
    const told = this.told - 1 + haul.dives.length + haul.shown.length;
    this.add("reveal", { told });
    const lagoon = { ...this.view.lagoon };
    for (const { place, fish } of haul.catches) if (haul.shown.includes(place)) lagoon[place] = fish;
    this.view = { ...this.view, lagoon, hidden: {}, hands: without(this.view.hands, haul.dives) };
    this.add("depth", { told });
    for (const tie of decisive(haul)) this.add("tie", { tie, told });
    this.add("order", { told });
    this.past = { ...haul, catches: [] };
  }

  private take(place: Place): void {
    const caught = this.haul?.catches.find((one) => one.place === place);
    if (!caught) return;
    const { fish, seat } = caught;
    this.view = { ...this.view, lagoon: { ...this.view.lagoon, [place]: NOTHING } };
    const isBad = fish === "gull" || (value(fish) ?? 0) < 0;
    this.add("catch", { caught, ...(isBad ? { sound: "loss" as const } : {}) });
    if (fish === "gull") this.discard(["gull"]);
    else this.changePile(seat, (pile) => [...pile, fish as Pile[number]]);
    this.past = { ...this.past!, catches: [...this.past!.catches, caught] };
  }

  private lose(seat: number, fish: Fish): void {
    this.changePile(seat, (pile) => pile.slice(0, -1));
    this.add("gull", this.latest);
    this.discard([fish as Card]);
  }

  private free(seat: number): void {
    const gone = this.view.piles[seat - 1]!.filter((fish) => species(fish) === "jellyfish");
    this.changePile(seat, (pile) => pile.filter((fish) => species(fish) !== "jellyfish"));
    this.add("jellyfish", this.latest);
    this.discard(gone);
  }

  private beginRound(round: number): void {
    if (!this.haul) return;
    this.add("kiti");
    const lit = this.haul.catches.filter((caught) => caught.lit).map((caught) => [caught.place, caught.seat]);
    this.view = {
      ...this.view,
      step: "lay",
      round,
      kiti: (this.view.kiti % this.view.seats) + 1,
      dives: this.view.dives.map(() => 0),
      hidden: Object.fromEntries(lit) as Record<string, number>,
    };
    this.haul = undefined;
  }

  /** A card is laid; the one that I alone may see is told twice: face down for all, then open for me. */
  private lay(place: Place, fish: Fish | null): void {
    const isSeen = this.view.lagoon[place] === null;
    this.view = { ...this.view, lagoon: { ...this.view.lagoon, [place]: NOTHING } };
    if (isSeen) this.frames.pop();
    else this.view = { ...this.view, deck: this.view.deck - 1 };
    this.add("lay", { laid: { place, fish } });
    this.view = { ...this.view, lagoon: { ...this.view.lagoon, [place]: fish } };
  }

  private changePile(seat: number, change: (pile: readonly Pile[number][]) => readonly Pile[number][]): void {
    this.view = { ...this.view, piles: this.view.piles.with(seat - 1, change(this.view.piles[seat - 1]!)) };
  }

  private discard(cards: readonly Card[]): void {
    this.view = { ...this.view, discarded: [...this.view.discarded, ...cards] };
  }
}

type Pile = ChawaiView["piles"][number];

/** The ties that decide who takes a fish. */
export function decisive({ dives, catches }: Pick<Haul, "dives" | "catches">): Dive[][] {
  const takers = new Set(catches.map(({ seat }) => seat));
  return ties(dives).filter((group) => group.some(({ seat }) => takers.has(seat)));
}

const without = (hands: ChawaiView["hands"], dives: readonly Dive[]) =>
  hands.map((hand, i) => hand.filter((depth) => !dives.some((dive) => dive.seat === i + 1 && dive.depth === depth)));
