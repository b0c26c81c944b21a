/** Tells whether an element is on the screen, or will be after a short scroll. */

import type { Attachment } from "svelte/attachments";

const AHEAD = "400px 0px"; // of the screen, above and below

export const near =
  (tell: (isNear: boolean) => void): Attachment =>
  (element) => {
    const observer = new IntersectionObserver(([entry]) => tell(entry!.isIntersecting), { rootMargin: AHEAD });
    observer.observe(element);
    return () => observer.disconnect();
  };
