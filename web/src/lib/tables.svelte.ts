/** My unfinished tables, asked for again from time to time while the page is in front. */

import { api } from "./api";
import type { TableMessage } from "../protocol";
import { visible } from "./visible.svelte";

const REFRESH = 12_000; // milliseconds

class MyTables {
  all = $state.raw<readonly TableMessage[]>([]);

  /** The tables that wait for me, for my answer or for me to sit down again; those where people wait come first. */
  get waiting(): readonly TableMessage[] {
    const waiting = this.all.filter((table) => table.your_turn || (table.phase === "open" && amExpected(table)));
    return waiting.toSorted((one, other) => Number(hasCompany(other)) - Number(hasCompany(one)));
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

const amExpected = (table: TableMessage) => table.seats.some((seat) => seat.you && !seat.ready);
const hasCompany = (table: TableMessage) => table.seats.some((seat) => seat.taken && !seat.bot && !seat.you);

export const myTables = new MyTables();
