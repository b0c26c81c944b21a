/** The search in the pages of rules. */

import type { ChapterText, ExampleText, RulebookText, TaughtRule, TermText } from "../protocol";

/** The part of the rules that a search leaves. */
export interface Findings {
  short: readonly string[];
  chapters: readonly ChapterText[];
  terms: readonly TermText[];
  /** How many steps, rules, examples and words were found. */
  count: number;
}

/** Everything that contains the text; a rule stays with the examples that do, or with all if it does itself. */
export function search(book: RulebookText, sought: string): Findings {
  const needle = plain(sought);
  if (!needle) return { ...book, count: 0 };
  const has = (...texts: string[]) => texts.some((text) => plain(text).includes(needle));
  const hits = new Set<string>();

  const example = ({ number, text }: ExampleText) => has(number, text) && Boolean(hits.add(number));
  const rule = (rule: TaughtRule): TaughtRule | undefined => {
    const examples = rule.examples.filter(example);
    const isHit = has(rule.number, rule.text, rule.reason);
    if (isHit) hits.add(rule.number);
    return isHit ? rule : examples.length ? { ...rule, examples } : undefined;
  };

  const short = book.short.filter((step) => has(step));
  const chapters = book.chapters
    .map((chapter) => ({ ...chapter, rules: chapter.rules.map(rule).filter((found) => found !== undefined) }))
    .filter(({ rules }) => rules.length);
  const terms = book.terms.filter(({ term, meaning }) => has(term, meaning));
  return { short, chapters, terms, count: hits.size + short.length + terms.length };
}

/** Letters without case and accents, blanks all alike. */
const plain = (text: string) =>
  text.normalize("NFD").replaceAll(/\p{M}/gu, "").replaceAll(/\s+/g, " ").trim().toLowerCase();
