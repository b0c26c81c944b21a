/** The answers that may be given: what each would do, and what the player is about to give. */

import type { BoardProps } from "../../lib/board";
import { capital } from "../../lib/log";
import { foreseenIn } from "./describe";
import { type Aim, placesFor, type Preview, preview } from "./preview";
import { signed, type Touch } from "./touch";
import type { Event } from "./types";
import { type DeoleView, dieOf, type Heading, HEADINGS, type Track, TRACKS } from "./view";

type Props = Pick<
  Required<BoardProps<DeoleView, Event>>,
  "view" | "names" | "me" | "choices" | "choose" | "why" | "say" | "prospects" | "looked" | "look"
>;

const sumOf = (points: Preview["points"] | undefined) => points?.reduce((sum, { by }) => sum + by, 0) ?? 0;

export class Planning {
  /** Whether a finger is used: it cannot hover, so its first touch shows the outcome and the second gives the answer. */
  isTouched = $state(matchMedia("(hover: none)").matches);
  /** The touched answer that is not decided yet, while the same is asked. */
  private begun = $state.raw<{ choices: unknown; armed: string; asking: Track | "" }>();

  private readonly current = $derived.by(() =>
    this.begun?.choices === this.props().choices ? this.begun : { armed: "", asking: "" as const },
  );
  private readonly texts = $derived.by(() => new Map(this.props().choices.map(({ answer, text }) => [answer, text])));
  private readonly previews = $derived.by(() => {
    const { choices, prospects, view, me } = this.props();
    return new Map(choices.map(({ answer }) => [answer, preview(prospects[answer], view, me)]));
  });

  /** The answer that is pointed at, or that a finger has touched once. */
  readonly pointed = $derived.by(() => this.current.armed || this.props().looked);
  readonly preview = $derived.by(() => this.previews.get(this.pointed) ?? null);
  readonly foreseen = $derived.by(() => this.inWords(this.preview));
  /** The answer that a finger has touched once, in words. */
  readonly armed = $derived.by(() => capital(this.texts.get(this.current.armed) ?? ""));

  /** The answers for the value of a die, where helms allow several, each with the helms it costs. */
  readonly asked = $derived.by(() => {
    const { asking } = this.current;
    const rolled = dieOf(this.props().view.die ?? "blue 0").pips;
    return (asking ? this.values(asking) : []).map((value) => ({
      answer: `lay ${asking} ${value}`,
      value,
      helms: rolled ? Math.abs(value - rolled) : 0,
    }));
  });

  /** The boxes that the answer would fill. */
  readonly aims = $derived.by((): Aim[] => {
    const { view, me } = this.props();
    if (this.preview?.box) return [this.preview.box];
    const isKept = this.pointed.startsWith("pick ") && !this.preview?.events.some(({ event }) => event === "discards");
    return isKept && me ? placesFor(view.sheets[me - 1]!, dieOf(this.pointed.slice("pick ".length))) : [];
  });

  /** The headings that the ship would take by laying a die, each with the tracks of those dice. */
  readonly hints = $derived.by((): { heading: Heading; tracks: Track[] }[] => {
    if (this.pointed || this.props().view.step !== "lay") return [];
    const ways = TRACKS.flatMap((track) =>
      this.values(track).map((value) => ({ track, way: this.previews.get(`lay ${track} ${value}`)?.headings[0] })),
    );
    return HEADINGS.flatMap((heading) => {
      const tracks = [...new Set(ways.filter(({ way }) => way === heading).map(({ track }) => track))];
      return tracks.length ? [{ heading, tracks }] : [];
    });
  });

  readonly touch = $derived.by((): Touch => ({
    can: (answer) => this.texts.has(answer),
    give: this.give,
    refuse: (answer) => {
      const { choices, view, why } = this.props();
      if (choices.length && view.step === "lay") why(answer);
    },
    look: this.props().look,
    armed: this.current.armed,
    label: this.label,
    gain: (answer) => {
      const points = sumOf(this.previews.get(answer)?.points);
      return points ? signed(points) : "";
    },
  }));

  constructor(private readonly props: () => Props) {}

  /** The values that the die in hand may have on a track. */
  readonly values = (track: Track): number[] =>
    this.props().choices.flatMap(({ answer }) =>
      answer.startsWith(`lay ${track} `) ? [Number(answer.split(" ")[2])] : [],
    );

  /** Ask for the value of the die on a track. */
  readonly ask = (track: Track): void => {
    this.begun = { choices: this.props().choices, armed: "", asking: track };
  };

  private readonly give = (answer: string): void => {
    const { choices, choose } = this.props();
    if (this.isTouched && this.current.armed !== answer)
      this.begun = { choices, armed: answer, asking: this.current.asking };
    else choose(answer);
  };

  private inWords(found: Preview | null): ReturnType<typeof foreseenIn> {
    const { say, names } = this.props();
    return foreseenIn(found, say, names);
  }

  private readonly label = (answer: string): string => {
    const { say } = this.props();
    const outcome = this.inWords(this.previews.get(answer) ?? null);
    const points = sumOf(outcome?.points);
    const change = points ? say.say("deole-web-change", { count: Math.abs(points), points: signed(points) }) : "";
    return [`${this.texts.get(answer)}.`, outcome?.text, change].filter(Boolean).join(" ");
  };
}
