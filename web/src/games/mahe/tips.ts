/** The tips for first games of Mahé. */

import type { TipContext, TipOf } from "../../lib/tips";
import type { Event, LaidEvent } from "./types";
import { ownerOf, spaceOf, type Scene, type Turtle } from "./view";

type Context = TipContext<Scene, Event>;

const isMine = (turtle: Turtle, { view, me }: Context) => ownerOf(view, turtle) === me;

/** Whether I decide about the next die of this turtle. */
const isUpToMe = (turtle: Turtle, { view, me }: Context) => view.turn === turtle && view.decider === me;

/** The turtles on the back of a turtle, as they sit now. */
function ridersOf(turtle: Turtle, { view }: Context): readonly Turtle[] {
  const stack = view.stacks[spaceOf(view, turtle)] ?? [];
  return stack.slice(stack.indexOf(turtle) + 1);
}

const carriesMine = (turtle: Turtle, context: Context) =>
  !isMine(turtle, context) && ridersOf(turtle, context).some((rider) => isMine(rider, context));

/** Whether the eggs were laid because a turtle of mine swam. */
function hasSwumForIt(laid: LaidEvent["args"], context: Context): boolean {
  const { events } = context;
  const before = events.slice(
    0,
    events.findIndex(({ args }) => args === laid),
  );
  const swim = before.findLast((event) => event.event === "swam");
  return swim !== undefined && isMine(swim.args.turtle, context);
}

export const tips: readonly TipOf<Event, Scene>[] = [
  {
    id: "decide",
    event: "rolled",
    rule: "M2.2",
    concerns: ({ turtle }, context) => isMine(turtle, context) && isUpToMe(turtle, context),
  },
  {
    id: "steer",
    event: "rolled",
    rule: "M4.2",
    concerns: ({ turtle }, context) => !isMine(turtle, context) && isUpToMe(turtle, context),
  },
  { id: "sank", event: "sank", rule: "M2.4", concerns: ({ turtle }, context) => isMine(turtle, context) },
  { id: "climbed", event: "climbed", rule: "M4.1", concerns: ({ turtle }, context) => isMine(turtle, context) },
  {
    id: "mounted",
    event: "climbed",
    rule: "M4.2",
    concerns: ({ turtle, mount }, context) => isMine(mount, context) && !isMine(turtle, context),
  },
  { id: "carried", event: "swam", rule: "M4.3", concerns: ({ turtle }, context) => carriesMine(turtle, context) },
  { id: "laid", event: "laid", rule: "M5.1", concerns: ({ turtle }, context) => isMine(turtle, context) },
  {
    id: "rider-laid",
    event: "laid",
    rule: "M5.2",
    concerns: (args, context) => !isMine(args.turtle, context) && hasSwumForIt(args, context),
  },
  {
    id: "last-eggs",
    event: "laid",
    rule: "M6.1",
    concerns: (_, { view }) => view.clutch === null && view.pile === 0,
  },
  { id: "spent", event: "spent", rule: "M8.5" },
];
