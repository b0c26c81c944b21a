/** The preferences that this browser remembers: language, look, sound. */

import { SPEEDS, type Speed } from "./director.svelte";
import type { Manner } from "./narrator";
import { LANGUAGES, preferred, type Language } from "./words.svelte";

export type Theme = "auto" | "light" | "dark";
const KEY = "archipel";

interface Stored {
  lang: Language;
  theme: Theme;
  sound: boolean;
  notify: boolean;
  /** Whether this player has been asked about notifications. */
  askedToNotify: boolean;
  still: boolean;
  /** How fast the moves of others are played out. */
  speed: Speed;
  /** How much screen readers are told of every turn. */
  manner: Manner;
  /** Whether single keys give answers while the board has the focus. */
  keys: boolean;
  odds: boolean;
  /** Maps with the north above, and not turned to one's own side. */
  north: boolean;
  name: string;
  /** Whether tips appear in first games. */
  tips: boolean;
  /** The tips and offers that have been read. */
  read: readonly string[];
  /** How many games of each kind have been finished here. */
  finished: Readonly<Record<string, number>>;
  /** The chapters of each game's lessons that have been finished. */
  learned: Readonly<Record<string, readonly string[]>>;
  /** The step at which the lessons of each game were left. */
  lessons: Readonly<Record<string, Bookmark>>;
}

/** A step of a lesson, counted from 0. */
export interface Bookmark {
  readonly chapter: string;
  readonly step: number;
}

function read(): Stored {
  const usual: Stored = {
    lang: preferred(navigator.languages),
    theme: "auto",
    sound: true,
    notify: false,
    askedToNotify: false,
    still: false,
    speed: "normal",
    manner: "brief",
    keys: true,
    odds: false,
    north: false,
    name: "",
    tips: true,
    read: [],
    finished: {},
    learned: {},
    lessons: {},
  };
  try {
    const stored = { ...usual, ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Stored>) };
    const isKnown = (LANGUAGES as readonly string[]).includes(stored.lang) && SPEEDS.includes(stored.speed);
    return isKnown ? stored : usual;
  } catch {
    return usual;
  }
}

class Prefs {
  stored = $state<Stored>(read());
  private readonly calm = matchMedia("(prefers-reduced-motion: reduce)");

  /** Whether nothing should move. */
  get still(): boolean {
    return this.stored.still || this.calm.matches;
  }

  change(change: Partial<Stored>): void {
    this.stored = { ...this.stored, ...change };
    this.show();
    try {
      localStorage.setItem(KEY, JSON.stringify(this.stored));
    } catch {
      // a browser that keeps nothing still plays
    }
  }

  /** Language and look of the page itself. */
  show(): void {
    document.documentElement.lang = this.stored.lang;
    document.documentElement.dataset.theme = this.stored.theme;
    document.documentElement.dataset.still = String(this.still);
  }
}

export const prefs = new Prefs();
