/**
 * Keeps the focus in the page. When the element that has it disappears or is switched off, the focus goes to the nearest
 * part around it that remains: one that can have the focus itself, or one whose `data-heading` names its heading.
 */

const SWITCHES = ["disabled", "hidden", "inert"];

/** Put the focus on a heading or a part that has no place in the order of Tab. */
export function focusOn(element: HTMLElement): void {
  if (!element.hasAttribute("tabindex")) element.tabIndex = -1;
  element.focus({ preventScroll: true });
}

const isUsable = (element: Element) =>
  element.isConnected && !element.matches(":disabled") && element.getClientRects().length > 0;

/** The place for the focus in a part of the page, if it has one. */
function placeIn(part: Element): HTMLElement | undefined {
  const heading = part.getAttribute("data-heading");
  const found = heading ? part.querySelector<HTMLElement>(heading) : part.matches("[tabindex]") ? part : undefined;
  return found && isUsable(found) ? (found as HTMLElement) : undefined;
}

/** Attach it to the part of the page in which the focus must stay. */
export function keepFocus(whole: HTMLElement): () => void {
  let last: Element | undefined;
  let around: readonly Element[] = [];
  let isLoading = false; // the next screen has no heading yet

  function note({ target }: FocusEvent): void {
    last = target as Element;
    isLoading = false;
    around = [];
    for (let one = last.parentElement; one && one !== whole; one = one.parentElement) around = [...around, one];
  }

  function mend(): void {
    const active = document.activeElement;
    const isLost = (!active || active === document.body) && last !== undefined && !isUsable(last);
    if (!isLost && !(isLoading && active === whole)) return;
    const near = around.filter((part) => part.isConnected).map(placeIn);
    const heading = whole.querySelector<HTMLElement>("h1");
    const place = near.find((one) => one !== undefined) ?? heading;
    if (place) focusOn(place);
    else whole.focus({ preventScroll: true });
    isLoading = !place;
  }

  const observer = new MutationObserver(mend);
  observer.observe(whole, { childList: true, subtree: true, attributes: true, attributeFilter: SWITCHES });
  whole.addEventListener("focusin", note);
  return () => {
    observer.disconnect();
    whole.removeEventListener("focusin", note);
  };
}
