/** The tips for first games of Déole. */

import type { TipContext, TipOf } from "../../lib/tips";
import type { Event } from "./types";
import type { DeoleView } from "./view";

type Context = TipContext<DeoleView, Event>;

const bonusesOf = ({ events, me }: Context) =>
  events.filter(({ event, args }) => event === "earns" && args.seat === me).length;

export const tips: readonly TipOf<Event, DeoleView>[] = [
  { id: "opens", event: "opens", rule: "D4.2" },
  { id: "departs", event: "departs", rule: "D5.1" },
  { id: "helm", event: "helm", rule: "D4.11" },
  { id: "discards", event: "discards", rule: "D-R4" },
  { id: "left", event: "left", rule: "D3.3", concerns: (_, { view }) => view.seats > 1 },
  { id: "wreck", event: "wreck", rule: "D6.1" },
  {
    id: "rescues",
    event: "rescues",
    rule: "D6.2",
    concerns: ({ seat }, { me, view }) => seat === me && view.seats > 1,
  },
  {
    id: "helper",
    event: "rescues",
    rule: "D9.7",
    concerns: ({ seat }, { me, view }) => seat === me && view.seats === 1,
  },
  { id: "eolia", event: "eolia", rule: "D6.4" },
  { id: "earns", event: "earns", rule: "D7.1" },
  {
    id: "chain",
    event: "earns",
    rule: "D7.2",
    concerns: ({ seat }, context) => seat === context.me && bonusesOf(context) > 1,
  },
  { id: "lapses", event: "lapses", rule: "D-R18" },
  { id: "home", event: "home", rule: "D5.8" },
  { id: "disaster", event: "disaster", rule: "D9.4" },
  { id: "storm", event: "storm", rule: "D9.10", concerns: () => true },
];
