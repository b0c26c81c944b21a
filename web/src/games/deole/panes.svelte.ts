/** Map and sheet: the one that is needed comes by itself, and what is asked comes into view. */

import { tick } from "svelte";

import { type Pane, paneFor, paneOf } from "./layout";

interface Now {
  step: string;
  isAsked: boolean;
  /** The kind of the present frame, and whether it is my own. */
  kind: string;
  isMine: boolean;
  board: HTMLElement | undefined;
  /** The width of the board: another one may hide what is asked. */
  width: number;
  /** The thing that a lesson points at, as in `data-about`; empty if there is none. */
  pointed: string;
}

export class Panes {
  /** The pane that is shown where there is no room for both. */
  shown = $state<Pane>("map");

  constructor(now: () => Now) {
    $effect(() => {
      const { step, isAsked, kind, isMine } = now();
      const wanted = kind ? paneOf(kind, isMine) : isAsked ? paneFor(step) : "";
      if (wanted) this.shown = wanted;
    });
    $effect(() => {
      const { board, pointed } = now();
      if (!pointed) return;
      const isIn = (part: string) => board?.querySelector(`${part} [data-about=${CSS.escape(pointed)}]`);
      if (isIn(".own")) this.shown = "sheet";
      else if (isIn(".sea")) this.shown = "map";
    });
    $effect(() => {
      const { isAsked, board, width } = now();
      if (!isAsked || !width) return;
      const part = board?.querySelector(this.shown === "map" ? ".sea" : ".own");
      void tick().then(() => {
        const lit = [...(part?.querySelectorAll("[data-lit]") ?? [])];
        for (const one of lit.reverse()) one.scrollIntoView({ block: "nearest" });
      });
    });
  }
}
