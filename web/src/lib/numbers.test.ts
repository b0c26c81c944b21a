import { expect, test } from "vitest";

import { signed } from "./numbers";
import { words } from "./words.svelte";

test("negative numbers have a true minus sign", async () => {
  expect([signed(-3), signed(0), signed(12)]).toEqual(["−3", "0", "12"]);
  expect((await words("en")).points(-5)).toBe("−5 points");
});
