/** The notices of the operator to all pages: an announcement, and that a restart is near. */

import type { NoticeMessage } from "../protocol";

/** A header of every response that has something to show; another value means that it has changed. */
export const NOTICE_HEADER = "archipel-notice";

const LONGEST_TIMER = 2 ** 31 - 1; // milliseconds

export class Bulletin {
  /** The announcement; empty if there is none, or if the reader has closed it. */
  text = $state("");
  /** Whether no new game can begin now. */
  isDraining = $state(false);
  private label = "";
  private closedNumber = 0;
  private number = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** Whether the header of a response tells of something that is not shown yet. */
  isNew = (label: string | null): boolean => (label ?? "") !== this.label;

  show = (notice: NoticeMessage): void => {
    this.number = notice.number ?? 0;
    this.isDraining = Boolean(notice.draining);
    this.label = `${this.number || ""}${this.isDraining ? "-draining" : ""}`;
    this.text = this.number === this.closedNumber ? "" : (notice.text ?? "");
    clearTimeout(this.timer);
    const left = Math.min((notice.until ?? 0) - Date.now(), LONGEST_TIMER);
    if (this.text) this.timer = setTimeout(() => (this.text = ""), left);
  };

  /** The reader has read the announcement. */
  close = (): void => {
    this.closedNumber = this.number;
    this.text = "";
  };
}

export const bulletin = new Bulletin();
