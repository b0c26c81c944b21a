/** My unfinished tables, asked for again from time to time while the page is in front. */

import { api } from "./api";
import type { TableMessage } from "../protocol";
import { visible } from "./visible.svelte";

const REFRESH = 12_000; // milliseconds

class MyTables {
  all = $state.raw<readonly TableMessage[]>([]);

  /** The tables that wait for me: for my answer, or for me to sit down again. */
  get waiting(): readonly TableMessage[] {
    return this.all.filter((table) => table.your_turn || (table.phase === "open" && isExpected(table)));
  }

  refresh = async (): Promise<void> => {
    try {
      this.all = await api.myTables();
    } catch {
      // the next try will tell; the screen itself says when the server is away
    }
  };

  /** Refresh while the page is in front; for an effect, with what ends it. */
  watch(): (() => void) | undefined {
    if (visible.isHidden) return undefined;
    void this.refresh();
    const timer = setInterval(() => void this.refresh(), REFRESH);
    return () => clearInterval(timer);
  }
}

const isExpected = (table: TableMessage) => table.seats.some((seat) => seat.you && !seat.ready);

export const myTables = new MyTables();
