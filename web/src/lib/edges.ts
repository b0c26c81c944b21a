import type { Attachment } from "svelte/attachments";

/** The ends of a row at which more can be scrolled into view, in a word for the style sheet. */
export function hidden(scrolled: number, width: number, whole: number): "" | "before" | "after" | "both" {
  const before = scrolled > 1;
  const after = scrolled + width < whole - 1;
  if (before && after) return "both";
  return before ? "before" : after ? "after" : "";
}

/** Tells the style sheet through `data-more` at which ends a scrolling row fades. */
export const edges: Attachment<HTMLElement> = (row) => {
  const look = (): void => {
    row.dataset.more = hidden(row.scrollLeft, row.clientWidth, row.scrollWidth);
  };
  const size = new ResizeObserver(look);
  const content = new MutationObserver(look);
  size.observe(row);
  content.observe(row, { childList: true, subtree: true, characterData: true });
  row.addEventListener("scroll", look, { passive: true });
  look();
  return () => {
    size.disconnect();
    content.disconnect();
    row.removeEventListener("scroll", look);
  };
};
