import { expect, test } from "vitest";

import type { PreviewOf } from "../../lib/board";
import { PlanPreview } from "./plan-preview.svelte";
import type { FogStep, PreviewStep } from "./types";

const fog = (side: FogStep["side"]): FogStep => ({ kind: "fog", side, row: [], onto: [] });

/** A preview with replies that the test gives when it wants. */
function asked() {
  const replies: ((found?: PreviewOf<PreviewStep>) => void)[] = [];
  const preview = new PlanPreview(() => new Promise((done) => replies.push(done)));
  const reply = async (question: number, side?: FogStep["side"]) => {
    replies[question]!(side && { type: "preview", answer: "", wishes: [], steps: [fog(side)] });
    await Promise.resolve();
  };
  return { preview, reply };
}
const sides = (preview: PlanPreview) => preview.steps.map((step) => step.side);

test("the steps stay until the reply to the new plan comes", async () => {
  const { preview, reply } = asked();
  const first = preview.ask("plan N", []);
  await reply(0, "N");
  await first;
  expect([sides(preview), preview.isCurrent]).toEqual([["N"], true]);
  const second = preview.ask("plan E", []);
  expect([sides(preview), preview.isCurrent]).toEqual([["N"], false]);
  await reply(1, "E");
  await second;
  expect([sides(preview), preview.isCurrent]).toEqual([["E"], true]);
});

test("a late reply to an older plan changes nothing", async () => {
  const { preview, reply } = asked();
  const both = [preview.ask("plan N", []), preview.ask("plan E", [])];
  await reply(1, "E");
  await reply(0, "N");
  await Promise.all(both);
  expect(sides(preview)).toEqual(["E"]);
});

test("without a reply there is no preview, and a plan that is given has none", async () => {
  const { preview, reply } = asked();
  const first = preview.ask("plan N", []);
  await reply(0);
  await first;
  expect(sides(preview)).toEqual([]);
  const second = preview.ask("plan N", []);
  preview.clear();
  await reply(1, "N");
  await second;
  expect(sides(preview)).toEqual([]);
});
