/** The voice of the page: everything that screen readers are told without being asked, in order, each thing once. */

export interface Announcement {
  id: number;
  text: string;
}

const KEPT = 8; // in the page; screen readers have long queued the older ones

export class Announcer {
  /** Spoken after whatever is being spoken. */
  polite = $state.raw<readonly Announcement[]>([]);
  /** Spoken at once: clocks that run out, and refusals. */
  urgent = $state.raw<readonly Announcement[]>([]);
  private count = 0;

  /** Every call is a new element of the page, so the same text is spoken again. */
  say(text: string): void {
    if (text) this.polite = this.added(this.polite, text);
  }

  interrupt(text: string): void {
    if (text) this.urgent = this.added(this.urgent, text);
  }

  private added(list: readonly Announcement[], text: string): readonly Announcement[] {
    return [...list.slice(1 - KEPT), { id: ++this.count, text }];
  }
}

export const announcer = new Announcer();
