/** The attributes that make a drawn thing a button: a role, a label, and keys that do the same as a click. */

export interface Press {
  label: string;
  /** The answer that it gives now; without one it says why not. */
  lit: string | undefined;
  act: () => void;
}

export function pressed(press: Press | undefined) {
  if (!press) return {};
  return {
    role: "button",
    tabindex: press.lit ? 0 : -1,
    "aria-label": press.label,
    "aria-disabled": press.lit ? undefined : true,
    "data-lit": press.lit,
    onclick: press.act,
    onkeydown: (event: KeyboardEvent) => {
      if (event.key !== "Enter" && event.key !== " ") return;
      event.preventDefault();
      event.stopPropagation();
      press.act();
    },
  } as const;
}
