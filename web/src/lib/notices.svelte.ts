/** Short news of the people at the table, each shown for a few seconds. */

import type { FromServer, ReactMessage } from "../protocol";

export type Sign = ReactMessage["sign"];
export const SIGNS: readonly Sign[] = ["bravo", "thanks", "laugh", "wow", "think", "hurry", "oops", "ouch"];

export type Notice = { id: number; name: string } & (
  { kind: "chat"; text: string } | { kind: "reaction"; seat: number; sign: Sign } | { kind: "reminder" }
);
type News = Notice extends infer One ? (One extends Notice ? Omit<One, "id"> : never) : never;

const TIME: Record<Notice["kind"], number> = { chat: 7_000, reaction: 4_000, reminder: 20_000 };
const FIRST_WORDS = 60; // characters

export class Notices {
  shown = $state.raw<readonly Notice[]>([]);
  private last = 0;
  private readonly timers = new Set<number>();

  /** Take what is news from a message; lines of chat are, if they are new and the chat is not in sight. */
  hear(message: FromServer, isNew: (line: number) => boolean): void {
    if (message.type === "reaction") this.add({ ...message, kind: "reaction" });
    else if (message.type === "reminded") this.add({ kind: "reminder", name: message.name });
    else if (message.type === "chat") {
      const line = message.lines.findLast(({ line }) => isNew(line));
      if (line) this.add({ kind: "chat", name: line.name, text: firstWords(line.text) });
    }
  }

  dismiss = (id: number): void => {
    this.shown = this.shown.filter((notice) => notice.id !== id);
  };

  /** The chat has been read. */
  dismissChat(): void {
    this.shown = this.shown.filter((notice) => notice.kind !== "chat");
  }

  stop(): void {
    for (const timer of this.timers) clearTimeout(timer);
  }

  /** Somebody has one notice of a kind at a time: a newer one takes its place. */
  private add(news: News): void {
    const notice: Notice = { ...news, id: ++this.last };
    const isReplaced = (one: Notice) => one.kind === notice.kind && one.name === notice.name;
    this.shown = [...this.shown.filter((one) => !isReplaced(one)), notice];
    const timer = window.setTimeout(() => {
      this.timers.delete(timer);
      this.dismiss(notice.id);
    }, TIME[notice.kind]);
    this.timers.add(timer);
  }
}

function firstWords(text: string): string {
  return text.length > FIRST_WORDS ? `${text.slice(0, FIRST_WORDS).trimEnd()}…` : text;
}
