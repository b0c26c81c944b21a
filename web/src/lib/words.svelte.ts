/** What is shown to people, from the same Fluent files as Python's. */

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

export const LANGUAGES = ["fr", "de", "en", "it", "nl"] as const;
export type Language = (typeof LANGUAGES)[number];
export type Args = Record<string, FluentVariable>;

/** What the fields of a game's events speak of: «seat», or a kind of thing such as «turtle». */
export type Kinds = Record<string, string>;

type Texts = Record<string, () => Promise<string>>;
const shared = import.meta.glob("../../../src/archipel/words/*.ftl", { query: "?raw", import: "default" }) as Texts;
const web = import.meta.glob("../../../src/archipel/words/web/*.ftl", { query: "?raw", import: "default" }) as Texts;
const games = import.meta.glob("../../../src/archipel/games/*/words/*.ftl", {
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
      console.error(`no words for «${key}» in ${this.lang}`);
      return `«${key}»`;
    }
    return this.bundle.formatPattern(pattern, args, []);
  }

  has(key: string): boolean {
    return this.bundle.hasMessage(key);
  }

  /** The sentence of an event: things by their names, seats by their players. */
  event(event: { event: string; args: Record<string, string | number> }, names: readonly string[]): string {
    return this.say(`event-${event.event}`, this.args(event.args, names));
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

  rule(number: string): string {
    return this.say(`rule-${number.replaceAll(".", "-")}`);
  }
}

const bundles = new Map<string, Promise<Words>>();

/** The words of one language, those of a game included. */
export function words(lang: Language, game = "", kinds: Kinds = {}): Promise<Words> {
  const key = `${lang}/${game}`;
  if (!bundles.has(key)) bundles.set(key, load(lang, game, kinds));
  return bundles.get(key)!;
}

async function load(lang: Language, game: string, kinds: Kinds): Promise<Words> {
  const bundle = new FluentBundle(lang, { useIsolating: false });
  const files = [shared, web, ...(game ? [games] : [])].map((texts) => find(texts, lang, game));
  for (const text of await Promise.all(files.map((file) => file()))) bundle.addResource(new FluentResource(text));
  return new Words(lang, bundle, kinds);
}

function find(texts: Texts, lang: Language, game: string): () => Promise<string> {
  const path = Object.keys(texts).find(
    (path) => path.endsWith(`/${lang}.ftl`) && (texts !== games || path.includes(`/games/${game}/`)),
  );
  if (!path) throw new Error(`no words in ${lang} for ${game || "the table"}`);
  return texts[path]!;
}

/** The first language of the browser that we have. */
export function preferred(languages: readonly string[]): Language {
  const found = languages.map((lang) => lang.slice(0, 2).toLowerCase());
  return (found.find((lang) => (LANGUAGES as readonly string[]).includes(lang)) as Language | undefined) ?? "en";
}
