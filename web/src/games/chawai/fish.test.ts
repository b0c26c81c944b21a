import { expect, test } from "vitest";

import { words } from "../../lib/words.svelte";
import { kindName, species, value, worth } from "./fish";

test("a fish has a species and a value, a gull none", () => {
  expect(species("tuna-12")).toBe("tuna");
  expect(value("tuna-12")).toBe(12);
  expect(value("jellyfish-15")).toBe(-15);
  expect(value("gull")).toBeUndefined();
});

test("a pile is worth the sum of its fish", () => {
  expect(worth([])).toBe(0);
  expect(worth(["tiger-7", "jellyfish-10"])).toBe(-3);
});

test.each(["en", "fr", "de", "it", "nl"] as const)("the name of a species has no number in %s", async (lang) => {
  const say = await words(lang, "chawai");
  for (const fish of ["tuna-12", "jellyfish-15", "lantern-1", "gull"] as const)
    expect(kindName(say, fish)).toMatch(/^[^\d−]+\S$/);
});
