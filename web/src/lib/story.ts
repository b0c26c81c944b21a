/** A finished game as a list of moves: rounds, in them turns, in them the sentences of the log. */

import type { Moment, ToldEvent } from "../protocol";

/** The events of one answer, in sentences. */
export interface Move {
  /** The moment after the answer. */
  at: number;
  sentences: readonly string[];
}

export interface Turn {
  /** The moment at which it begins. */
  at: number;
  title: string;
  moves: readonly Move[];
}

export interface Round {
  /** The moment at which it begins. */
  at: number;
  /** Empty before the first round of a game. */
  title: string;
  /** The moves before its first turn. */
  moves: readonly Move[];
  turns: readonly Turn[];
}

/** The events that begin a round and a turn. */
export interface Marks {
  round: string;
  turn: string;
}

/** The words for what happens. */
export interface Sentences {
  event: (event: ToldEvent) => string;
  /** An answer that nothing else tells of. */
  answer: (moment: Moment) => string;
  /** The players whose turn it is. */
  players: (seats: readonly number[]) => string;
}

/**
 * The list of all moves. Events of the game begin rounds and turns. A question to several seats at once begins a turn as
 * well. In a game without events for turns, a turn begins whenever another seat answers.
 */
export function storyOf(moments: readonly Moment[], marks: Marks, tell: Sentences): Round[] {
  const story = new Story(marks, tell, !moments.some(({ events }) => events.some(({ event }) => event === marks.turn)));
  moments.slice(1).forEach((moment, before) => story.add(moment, moments[before]!));
  return story.rounds.filter(({ title, moves, turns }) => title || moves.length || turns.length);
}

/** The moments at which a turn begins, in their order. */
export const turnStarts = (story: readonly Round[]): number[] =>
  inOrder(story.flatMap(({ turns }) => turns.map(({ at }) => at)));

/** The moments at which a round begins, in their order. */
export const roundStarts = (story: readonly Round[]): number[] =>
  inOrder(story.filter(({ title }) => title).map(({ at }) => at));

/** The next of these moments in this direction; at the ends the first and the last moment of the game. */
export const stepTo = (starts: readonly number[], now: number, direction: 1 | -1, last: number): number =>
  direction > 0 ? (starts.find((at) => at > now) ?? last) : (starts.findLast((at) => at < now) ?? 0);

const inOrder = (numbers: readonly number[]) => [...new Set(numbers)].sort((one, other) => one - other);

class Story {
  readonly rounds: {
    at: number;
    title: string;
    moves: Move[];
    turns: { at: number; title: string; moves: Move[] }[];
  }[] = [{ at: 0, title: "", moves: [], turns: [] }];
  /** The seat whose turn it is; 0 when several were asked. */
  private seat = 0;
  /** Whether others still have to answer the question that several seats were asked. */
  private isShared = false;

  constructor(
    private readonly marks: Marks,
    private readonly tell: Sentences,
    private readonly isBySeat: boolean,
  ) {}

  add(moment: Moment, before: Moment): void {
    if (moment.seat) this.beginBySeat(moment.seat, before);
    this.isShared = isLeft(moment, before);
    if (moment.seat && !moment.events.length) this.say(moment.answers, this.tell.answer(moment));
    for (const event of moment.events) this.happen(event, moment.answers);
  }

  private beginBySeat(seat: number, before: Moment): void {
    if (this.isShared) return;
    const isShared = before.to_act.length > 1;
    if (isShared || (this.isBySeat && seat !== this.seat)) {
      this.beginTurn(before.answers, this.tell.players(isShared ? before.to_act : [seat]));
      this.seat = isShared ? 0 : seat;
    }
  }

  private happen(event: ToldEvent, at: number): void {
    if (event.event === this.marks.round) {
      this.rounds.push({ at, title: this.tell.event(event), moves: [], turns: [] });
      this.seat = 0;
    } else if (event.event === this.marks.turn) this.beginTurn(at, this.tell.event(event));
    else this.say(at, this.tell.event(event));
  }

  private beginTurn(at: number, title: string): void {
    this.rounds.at(-1)!.turns.push({ at, title, moves: [] });
  }

  private say(at: number, sentence: string): void {
    const round = this.rounds.at(-1)!;
    const { moves } = round.turns.at(-1) ?? round;
    const last = moves.at(-1);
    if (last?.at === at) moves[moves.length - 1] = { at, sentences: [...last.sentences, sentence] };
    else moves.push({ at, sentences: [sentence] });
  }
}

/** Whether the same question is left to the other seats that were asked. */
const isLeft = (moment: Moment, before: Moment): boolean =>
  moment.to_act.length > 0 && String(moment.to_act) === String(before.to_act.filter((seat) => seat !== moment.seat));
