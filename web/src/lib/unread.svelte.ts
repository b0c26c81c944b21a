/** The lines of chat that have not been read at a table; the browser remembers the last one that was. */

import type { Connection } from "./connection.svelte";

const KEY = "archipel-read";
const MOST = 100; // tables that are remembered

type Read = Record<string, number>;

function stored(): Read {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Read;
  } catch {
    return {};
  }
}

export class Unread {
  /** Whether the chat is on the screen. */
  isInSight = false;
  private read = $state<number | undefined>();
  private readonly opened = Date.now();

  constructor(private readonly connection: Connection) {
    this.read = stored()[connection.id];
  }

  get count(): number {
    return this.connection.chat.filter(({ line }) => this.has(line)).length;
  }

  /** Whether this line was written by others and has not been read; at a first visit only what is written from then on. */
  has = (number: number): boolean => {
    const { chat, table, offset } = this.connection;
    const line = chat.find(({ line }) => line === number);
    if (!line || line.yours || line.muted || table?.seats[line.seat - 1]?.beside_you) return false;
    return this.read === undefined ? line.at > this.opened + offset : number > this.read;
  };

  /** Everything that is there has been read. */
  readAll(): void {
    const last = this.connection.chat.at(-1)?.line ?? 0;
    if (last <= (this.read ?? -1)) return;
    this.read = last;
    try {
      const { [this.connection.id]: _, ...others } = stored();
      const kept = [...Object.entries(others).slice(1 - MOST), [this.connection.id, last]];
      localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(kept)));
    } catch {
      // a browser that keeps nothing shows it as unread again
    }
  }
}
