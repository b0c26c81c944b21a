/** The texts of the page, from the same Fluent files as Python's. */

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

import type { OptionInfo, ToldEvent } from "../protocol";

export const LANGUAGES = ["fr", "de", "en", "it", "nl"] as const;
export type Language = (typeof LANGUAGES)[number];
export type Args = Record<string, FluentVariable>;

/** The kind of thing that each field of an event names: "seat", or a kind such as "turtle". */
export type Kinds = Record<string, string>;

const QUOTATION_MARKS: Record<Language, readonly [string, string]> = {
  fr: ["«\u00a0", "\u00a0»"],
  de: ["„", "“"],
  en: ["“", "”"],
  it: ["«", "»"],
  nl: ["‘", "’"],
};

/** Loaders of Fluent files, by the path of the file. */
export type Texts = Record<string, () => Promise<string>>;
const shared = import.meta.glob("../../../src/archipel/words/*.ftl", { query: "?raw", import: "default" }) as Texts;
const web = import.meta.glob("../../../src/archipel/words/web/*.ftl", { query: "?raw", import: "default" }) as Texts;
const learn = import.meta.glob("../../../src/archipel/words/learn/*.ftl", {
  query: "?raw",
  import: "default",
}) as Texts;
const rules = import.meta.glob("../../../src/archipel/words/rules/*.ftl", {
  query: "?raw",
  import: "default",
}) as Texts;
const games = import.meta.glob("../../../src/archipel/games/*/words/*.ftl", {
  query: "?raw",
  import: "default",
}) as Texts;
const tips = import.meta.glob("../../../src/archipel/games/*/words/tips/*.ftl", {
  query: "?raw",
  import: "default",
}) as Texts;

/** One language, with the words of one game or of none. */
export class Words {
  readonly missing = new Set<string>();

  constructor(
    readonly lang: Language,
    private readonly bundle: FluentBundle,
    private readonly kinds: Kinds,
  ) {}

  /** The sentence of that name; a missing word is shown as its name, and noted. */
  say(key: string, args: Args = {}): string {
    const [name, attribute] = key.split(".") as [string, string?];
    const message = this.bundle.getMessage(name);
    const pattern = attribute ? message?.attributes[attribute] : message?.value;
    if (!pattern) {
      this.missing.add(key);
      console.error(`no words for "${key}" in ${this.lang}`);
      return `[${key}]`;
    }
    return this.bundle.formatPattern(pattern, args, []);
  }

  has(key: string): boolean {
    return this.bundle.hasMessage(key);
  }

  /** Whether this value of a field is the number of a seat; 0 is nobody. */
  isSeat(field: string, value: unknown): boolean {
    return this.kinds[field] === "seat" && typeof value === "number" && value > 0;
  }

  /** The sentence of an event: things by their names, seats by their players. */
  event(event: ToldEvent, names: readonly string[]): string {
    return event.text ?? this.say(`event-${event.event}`, this.args(event.args, names));
  }

  private args(args: Record<string, string | number>, names: readonly string[]): Args {
    return Object.fromEntries(Object.entries(args).map(([field, value]) => [field, this.thing(field, value, names)]));
  }

  /** A seat by its player, a thing by its name, several by theirs, a number as it is; the server says which is which. */
  private thing(field: string, value: string | number, names: readonly string[]): FluentVariable {
    const kind = this.kinds[field];
    if (kind === undefined) return value;
    if (kind === "seat") return this.player(Number(value), names);
    return String(value)
      .split("+")
      .map((name) => this.say(`${kind}-${name}`))
      .join(", ");
  }

  player(seat: number, names: readonly string[]): string {
    return names[seat - 1] || this.say("seat", { number: seat });
  }

  points(count: number): string {
    return this.say("web-points", { count }).replace("-", "−");
  }

  /** The text in the quotation marks of the language. */
  quote(text: string): string {
    const [before, after] = QUOTATION_MARKS[this.lang];
    return `${before}${text}${after}`;
  }

  rule(number: string): string {
    return this.say(`rule-${number.replaceAll(".", "-")}`);
  }
}

const bundles = new Map<string, Promise<Words>>();

/** The words of one language, those of a game included, and on request those of the pages of rules. */
export function words(lang: Language, game = "", kinds: Kinds = {}, more: "" | "rules" = ""): Promise<Words> {
  const key = JSON.stringify([lang, game, kinds, more]);
  const known = bundles.get(key) ?? load(lang, game, kinds, more);
  bundles.set(key, known);
  known.catch(() => bundles.delete(key)); // the next try may succeed
  return known;
}

async function load(lang: Language, game: string, kinds: Kinds, more: "" | "rules"): Promise<Words> {
  const ofGame = game ? [gameFile(games, game, lang), file(tips, lang, `/games/${game}/words/tips`)] : [];
  const files = [
    file(shared, lang),
    file(web, lang),
    file(learn, lang),
    ...ofGame,
    more ? file(rules, lang) : undefined,
  ];
  const texts = await Promise.all(files.filter((file) => file !== undefined).map((load) => load()));
  const bundle = new FluentBundle(lang, { useIsolating: false });
  for (const text of texts) bundle.addResource(new FluentResource(text));
  return new Words(lang, bundle, kinds);
}

const file = (texts: Texts, lang: Language, folder = "") =>
  Object.entries(texts).find(([path]) => path.endsWith(`${folder}/${lang}.ftl`))?.[1];

/** The words of a game, in English where it lacks the language; nothing where the page does not bring its words. */
export function gameFile(texts: Texts, game: string, lang: Language): Texts[string] | undefined {
  const folder = `/games/${game}/words`;
  const own = file(texts, lang, folder);
  if (own) return own;
  const english = file(texts, "en", folder);
  if (english) console.warn(`no words of ${game} in "${lang}"; English is shown instead`);
  return english;
}

/** Whether the page brings the words of a game; it does not for games that were installed after it was built. */
export const knowsWords = (game: string) => Object.keys(games).some((path) => path.includes(`/games/${game}/`));

/** The text of a value of an option. */
export const optionValue = (option: OptionInfo, value: string) => option.value_texts[value] ?? plainName(value);

/** A name of the code as people write it: "egg_cards" is "Egg cards". */
export function plainName(name: string): string {
  const text = name.replaceAll(/[_-]+/g, " ").trim();
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** The first language of the browser that we have. */
export function preferred(languages: readonly string[]): Language {
  const found = languages.map((lang) => lang.slice(0, 2).toLowerCase());
  return (found.find((lang) => (LANGUAGES as readonly string[]).includes(lang)) as Language | undefined) ?? "en";
}
