/** The tips for first games of Chawaï. */

import type { TipContext, TipOf } from "../../lib/tips";
import type { DivedEvent, Event, Fish } from "./types";
import type { ChawaiView } from "./view";

type Context = TipContext<ChawaiView, Event>;
type Dive = DivedEvent["args"];

const isKind = (fish: Fish, kind: string) => fish.startsWith(kind);

/** The events from the last dives on; the last two rounds may have been played without a break. */
function lastRound({ events }: Context): readonly Event[] {
  const dive = events.findLastIndex(({ event }) => event === "dived");
  return events.slice(events.slice(0, dive).findLastIndex(({ event }) => event === "round") + 1);
}

const isMyLast = (dive: Dive, context: Context) =>
  dive.seat === context.me && lastRound(context).some(({ args }) => args === dive);

const isTied = (dive: Dive, context: Context) =>
  isMyLast(dive, context) &&
  lastRound(context).some(({ event, args }) => event === "dived" && args !== dive && args.depth === dive.depth);

const foundNothing = (dive: Dive, context: Context) =>
  isMyLast(dive, context) &&
  !lastRound(context).some(({ event, args }) => event === "took" && args.seat === context.me);

export const tips: readonly TipOf<Event, ChawaiView>[] = [
  { id: "tie", event: "dived", rule: "C3.4", concerns: isTied },
  { id: "nothing", event: "dived", rule: "C3.3", concerns: foundNothing },
  {
    id: "jellyfish",
    event: "took",
    rule: "C4.2",
    concerns: ({ seat, fish }, { me }) => seat === me && isKind(fish, "jellyfish"),
  },
  {
    id: "took",
    event: "took",
    rule: "C3.6",
    concerns: ({ seat, fish }, { me }) => seat === me && !isKind(fish, "jellyfish") && fish !== "gull",
  },
  { id: "robbed", event: "robbed", rule: "C4.3" },
  { id: "spared", event: "spared", rule: "C4.4" },
  { id: "freed", event: "freed", rule: "C4.2" },
  { id: "lit", event: "lit", rule: "C4.1" },
  { id: "hidden", event: "hidden", rule: "C4.1", concerns: ({ seat }, { me }) => seat !== me },
  { id: "kiti", event: "round", rule: "C2.5", concerns: ({ number }) => number > 1 },
];
