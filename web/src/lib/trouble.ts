/** Words for when something does not work. They are part of the page itself: no server is needed for them. */

import { FluentBundle, FluentResource } from "@fluent/bundle";

import { prefs } from "./prefs.svelte";

const texts = import.meta.glob<string>("../../../src/archipel/words/trouble/*.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});

/** A sentence or a label in the language of the page. */
export function trouble(key: string): string {
  const { lang } = prefs.stored;
  const bundle = new FluentBundle(lang);
  const text = Object.entries(texts).find(([path]) => path.endsWith(`/${lang}.ftl`))?.[1] ?? "";
  bundle.addResource(new FluentResource(text));
  return bundle.formatPattern(bundle.getMessage(`trouble-${key}`)?.value ?? "", {}, []);
}
