/** How far each game is, asked for again every second until all are ready. */

import type { Preparation } from "../protocol";
import { api } from "./api";
import { visible } from "./visible.svelte";

const REFRESH = 1_000; // milliseconds

class Preparing {
  all = $state.raw<readonly Preparation[]>([]);
  private readonly isOver = $derived(this.all.every(({ state }) => state === "ready" || state === "failed"));

  /** The preparation of a game that cannot be played yet. */
  of(game: string): Preparation | undefined {
    return this.all.find((one) => one.game === game && one.state !== "ready");
  }

  /** Refresh while the page is in front and something is being prepared; for an effect, with what ends it. */
  watch(): (() => void) | undefined {
    if (visible.isHidden || this.isOver) return undefined;
    const timer = setInterval(() => void this.refresh(), REFRESH);
    return () => clearInterval(timer);
  }

  private async refresh(): Promise<void> {
    try {
      this.all = await api.preparations();
    } catch {
      // the next try will tell
    }
  }
}

export const preparing = new Preparing();
