/** Tips for somebody's first games: short sentences that appear when something happens for the first time. */

import type { LoggedEntry, Scene, ToldEvent } from "../protocol";
import { eventsOf } from "./board";

/** Everything that a tip may use besides its event. */
export interface TipContext<GameScene = Scene, GameEvent = ToldEvent> {
  view: GameScene;
  /** My seat, counted from 1. */
  me: number;
  /** Everything that has happened since my last turn began. */
  events: readonly GameEvent[];
}

/** A tip: its words are `tip-<id>`, and it appears after an event of this name. */
export interface Tip {
  readonly id: string;
  readonly event: string;
  readonly rule: string;
  /** Whether the event concerns me. Without it the field `seat` has to be mine. */
  readonly concerns?: (args: ToldEvent["args"], context: TipContext) => boolean;
}

/** A tip of one game: the compiler checks the names and the fields of its events. */
export type TipOf<GameEvent, GameScene, One = GameEvent> = One extends { event: infer Name; args: infer Args }
  ? Omit<Tip, "event" | "concerns"> & {
      readonly event: Name;
      readonly concerns?: (args: Args, context: TipContext<GameScene, GameEvent>) => boolean;
    }
  : never;

/** Tips are shown until this many games of a kind have been finished. */
const FIRST_GAMES = 3;

export const isBeginner = (finished: number) => finished < FIRST_GAMES;

/** The name under which a device remembers that a tip has been read. */
export const nameOf = (game: string, tip: Pick<Tip, "id">) => `${game}.${tip.id}`;

/** The entries since my last turn began: my last moves in a row, and everything after them. */
export function sinceMyTurn(log: readonly LoggedEntry[], me: number): readonly LoggedEntry[] {
  const isMove = ({ kind, seat }: LoggedEntry) => kind === "answer" && Boolean(seat);
  const last = log.findLastIndex((entry) => isMove(entry) && entry.seat === me);
  const before = log.slice(0, Math.max(0, last)).findLastIndex((entry) => isMove(entry) && entry.seat !== me);
  return log.slice(before + 1);
}

/** The tips about these entries, in the order of their events. */
export function tipsAbout(tips: readonly Tip[], entries: readonly LoggedEntry[], view: Scene, me: number): Tip[] {
  const events = eventsOf(entries);
  const isMine = (args: ToldEvent["args"]) => args.seat === me;
  const about = ({ event, args }: ToldEvent) =>
    tips.filter((tip) => tip.event === event && (tip.concerns ?? isMine)(args, { view, me, events }));
  return [...new Set(events.flatMap(about))];
}
