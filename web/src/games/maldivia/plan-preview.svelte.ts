/** The way my plan would lead if nobody else moved. The server works it out by the rules; here is what it said last. */

import type { PreviewOf } from "../../lib/board";
import type { PreviewStep } from "./types";

type Ask = (answer: string, wishes: readonly string[]) => Promise<PreviewOf<PreviewStep> | undefined>;

export class PlanPreview {
  /** The steps of the plan, one for each tile; until the reply comes, those of before the last change. */
  steps = $state.raw<readonly PreviewStep[]>([]);
  /** Whether the steps are those of the plan that was asked about last. */
  isCurrent = $state(false);
  private questions = 0;

  constructor(private readonly preview: Ask) {}

  async ask(answer: string, wishes: readonly string[]): Promise<void> {
    const question = ++this.questions;
    this.isCurrent = false;
    const found = await this.preview(answer, wishes);
    if (question !== this.questions) return;
    this.steps = found?.steps ?? [];
    this.isCurrent = true;
  }

  clear(): void {
    this.questions++;
    this.steps = [];
    this.isCurrent = false;
  }
}
