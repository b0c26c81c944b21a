/** The interface of a game's folder: a board that knows geometry and no rules, a picture, and words for both. */

import type { Component } from "svelte";

import type {
  Choice,
  GameInfo,
  LoggedEntry,
  Outcome,
  PreviewMessage,
  ProspectMessage,
  Scene,
  StateMessage,
  ToldEvent,
} from "../protocol";
import type { Question } from "./commands";
import type { Pace } from "./director.svelte";
import type { Marks } from "./story";
import type { Tip } from "./tips";
import type { Ground } from "./walk";
import type { Words } from "./words.svelte";

export type { Scene };

/** The same type, and nothing in it may be changed. Boards get scenes this way. */
export type Frozen<T> = T extends readonly (infer Item)[]
  ? readonly Frozen<Item>[]
  : T extends object
    ? { readonly [Key in keyof T]: Frozen<T[Key]> }
    : T;

/** An entry of the log with the events of one game. */
export type EntryOf<Event> = Omit<LoggedEntry, "events"> & { readonly events?: readonly Event[] };

/** The outcomes of an answer with the events of one game. */
export type ProspectOf<Event> = Omit<ProspectMessage, "outcomes"> & {
  readonly outcomes: readonly (Omit<Outcome, "events"> & { readonly events: readonly Event[] })[];
};

/** The preview of an unfinished answer, with the steps of one game. */
export type PreviewOf<Step> = Omit<PreviewMessage, "steps"> & { readonly steps: readonly Step[] };

/** The events of these entries, in their order. */
export const eventsOf = <Event>(entries: readonly EntryOf<Event>[]): Event[] =>
  entries.flatMap((entry) => entry.events ?? []);

/** The properties of a board; a game's own board names its scene, its events and the steps of its previews, by the types
 * made from Python. */
export interface BoardProps<GameScene = Scene, GameEvent = ToldEvent, GameStep = PreviewMessage["steps"][number]> {
  view: GameScene;
  names: readonly string[];
  game: GameInfo;
  /** My seat, counted from 1; 0 for a spectator. */
  me: number;
  toAct: readonly number[];
  /** The legal answers; the board lights them up. */
  choices: readonly Choice[];
  choose: (answer: string) => void;
  /** Ask why something that is greyed out is not possible. */
  why: (answer: string) => void;
  say: Words;
  /** The entries of the log that lead to this view, for the animation; none when the view is to be shown at once. */
  fresh: readonly EntryOf<GameEvent>[];
  /** The log as far as it has been played out, the newest entry last. */
  log: readonly EntryOf<GameEvent>[];
  /** The entries since my last answer, as far as they have been played out: the board marks the last moves. */
  since: readonly EntryOf<GameEvent>[];
  /** How fast the entries are played out; the board tells when it has done so. */
  pace: Pace;
  /** Whether cards that lie face down for others are shown all the same, as in the replay of a whole game. */
  open?: boolean;
  /** Whether animations are off. */
  still: boolean;
  /** The outcomes of the answers that were asked about. */
  prospects: Readonly<Record<string, ProspectOf<GameEvent>>>;
  /** The answer that the player points at, on the board or among the buttons; empty if there is none. */
  looked?: string;
  look?: (answer: string) => void;
  /** The thing that a lesson points at, as in `data-about`: a board with several panes shows the one that has it. */
  pointed?: string;
  /** Ask for the outcomes of an answer; they arrive in `prospects`. */
  consider?: (answer: string) => void;
  /** Ask what the steps of an answer would do that the player still puts together; where nobody plays, nothing is known. */
  preview?: (answer: string, wishes: readonly string[]) => Promise<PreviewOf<GameStep> | undefined>;
}

/** A thing of the game: its name, a sentence or two, and the rule it comes from. */
export interface Explanation {
  title: string;
  text: string;
  rule?: string;
}

/** The exports of a game's folder. */
export interface GameModule {
  Board: Component<BoardProps>;
  /** The picture of the game on the home screen. */
  Picture: Component;
  /** Answers that always have a button, greyed out when they are not possible. */
  actions: (view: Scene) => string[];
  /** Answers whose consequences may be asked for before choosing. */
  prospects: (view: Scene) => string[];
  /** The heading for a player who is asked, where it is not their turn. */
  title?: (view: Scene, say: Words, names: readonly string[]) => string | undefined;
  /** Whether the board itself puts an answer together from controls of its own; then no buttons list the choices. */
  composes?: (view: Scene) => boolean;
  /** Whether all choices have a button, however many there are; otherwise the board has controls where they are many. */
  listsAll?: boolean;
  /** Whether the board itself can be touched for this answer; then it needs no button. */
  offers?: (view: Scene, answer: string) => boolean;
  /** Whether the board itself shows what may happen; then the list of it is only for screen readers. */
  showsOdds?: boolean;
  /** The key that always means this answer; without it, answers are numbered. */
  keyOf?: (answer: string) => string | undefined;
  /** The stage of the game: the round, the turn, and when it ends. */
  status?: (view: Scene, say: Words, names: readonly string[]) => string;
  /** The explanation of an element with this `data-about`. */
  explain?: (
    about: string,
    view: Scene,
    say: Words,
    names: readonly string[],
    lines: StateMessage["lines"],
  ) => Explanation | undefined;
  /** The things that the glossary of the table lists, each as in `data-about`. */
  abouts?: readonly string[];
  /** The events that begin a round and a turn, where they are not called so. */
  marks?: Partial<Marks>;
  /** A highlight or two of a finished game, in sentences. */
  highlights?: (log: readonly LoggedEntry[], view: Scene, say: Words, names: readonly string[]) => string[];
  /** The question as it is spoken, with what one has to know to answer it. */
  question?: (view: Scene, say: Words, names: readonly string[], me: number, choices: readonly Choice[]) => string;
  /** The effects of these entries, in few words for the ear; `before` are the entries before them. */
  tell?: (
    entries: readonly LoggedEntry[],
    view: Scene,
    say: Words,
    names: readonly string[],
    before: readonly LoggedEntry[],
  ) => string;
  /** The outcomes of an answer in words, where they say more than the events. */
  foresee?: (
    prospect: ProspectMessage,
    view: Scene,
    say: Words,
    names: readonly string[],
    me: number,
  ) => string | undefined;
  /** The questions that can be typed in this game, besides those of every game. */
  questions?: readonly Question[];
  /** The places of the board, to be walked by keyboard. */
  places?: (view: Scene, say: Words, names: readonly string[], me: number, choices: readonly Choice[]) => Ground;
  /** The tips for somebody’s first games, each shown when its event happens. */
  tips?: readonly Tip[];
  /** The position in sentences, for people who cannot see it. */
  describe: (view: Scene, say: Words, names: readonly string[], me: number, open?: boolean) => string[];
}

// A folder is loaded by the name of the game, so its functions get scenes and events of that game. The compiler cannot
// know this: it is taken on trust here and nowhere else.
const modules = import.meta.glob<GameModule>("../games/*/index.ts");
const pictures = import.meta.glob<{ default: Component }>("../games/*/Picture.svelte");

/** The module of a game, or the default one for a game without a folder here. */
export const loadGame = (game: string): Promise<GameModule> =>
  modules[`../games/${game}/index.ts`]?.() ?? import("../defaultboard");

export const loadPicture = (game: string): Promise<{ default: Component }> =>
  pictures[`../games/${game}/Picture.svelte`]?.() ?? import("../defaultboard/Picture.svelte");
