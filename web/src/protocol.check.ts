// Compiled and never run: the generated types are worth something only if a message can be told by its tag.

import type {
  LoggedEntry,
  FromClient,
  FromServer,
  EntryKind,
  NewTable,
  Phase,
  Replay,
  NewPlayer,
  Welcome,
} from "./protocol";

/** Every message of the server, narrowed by its tag; a message that is new fails at the last line. */
export function heard(message: FromServer): string | number {
  switch (message.type) {
    case "table":
      return message.seats.map((seat) => seat.name ?? "").join() + message.commitment + (message.clock ?? "");
    case "state":
      return message.choices[0]?.answer ?? message.result?.winners[0] ?? message.clock.due ?? message.ply;
    case "change":
      return (message.choices?.length ?? message.choices_at ?? 0) + (message.to_act ?? []).join() + message.ply;
    case "refused":
      return `${message.to} ${message.reason} ${message.rule} ${message.sentence}`;
    case "because":
      return message.legal ? message.answer : message.sentence;
    case "prospect":
      return message.outcomes.map((outcome) => outcome.share).join();
    case "preview":
      return message.answer + message.wishes.join() + message.steps.length;
    case "chat":
      return message.lines.filter((line) => !line.yours).length;
    case "people":
      return message.people.map((person) => `${person.name ?? ""} ${person.is ?? "here"}`).join();
    case "reminded":
      return message.name;
    case "reaction":
      return message.sign + message.seat;
    case "notice":
      return message.draining ? (message.text ?? "") : (message.until ?? message.number ?? 0);
    case "pong":
      return message.now - message.number;
    default:
      return impossible(message);
  }
}

/** Every message of a client, likewise. */
export function said(message: FromClient): string | number {
  switch (message.type) {
    case "answer":
      return message.answer + message.ply;
    case "undo":
      return message.ply;
    case "why":
    case "consider":
      return message.answer;
    case "draft":
      return message.answer + (message.wishes ?? []).join();
    case "say":
      return message.text;
    case "mute":
      return message.muted === false ? 0 : message.line;
    case "presence":
      return message.typing ? "typing" : String(message.hidden ?? false);
    case "react":
      return message.sign;
    case "remind":
    case "stand-in":
      return message.seat;
    case "end":
      return message.agree === false ? "no" : "yes";
    case "back":
      return message.type;
    case "ping":
      return message.number ?? 0;
    default:
      return impossible(message);
  }
}

/** Phases and kinds are words, and all of them are known. */
export const phases: Record<Phase, number> = { open: 0, playing: 1, finished: 2 };
export const kinds: Record<EntryKind, boolean> = {
  open: false,
  take: false,
  leave: false,
  bot: false,
  start: true,
  answer: true,
  undo: true,
  away: false,
  "stand-in": false,
  back: false,
  rematch: false,
  remove: false,
  agree: false,
  disagree: false,
  end: true,
};

export const messages: FromClient[] = [
  { type: "answer", ply: 12, answer: "roll" },
  { type: "ping" },
  // @ts-expect-error an answer names its ply
  { type: "answer", answer: "roll" },
  // @ts-expect-error there is no such message
  { type: "resign" },
  // @ts-expect-error nothing else can be said in a message
  { type: "back", soon: true },
];

export const opening: NewTable = { game: "mahe", seats: 3, clock: null };
export const sitting: NewPlayer = { name: "Ana", share: "00".repeat(16) };
export const words = (entry: LoggedEntry): string[] => (entry.events ?? []).map((event) => event.text ?? event.event);
export const titles = (welcome: Welcome): string[] => welcome.games.map((game) => game.title);
export const last = (replay: Replay): unknown => replay.moments.at(-1)?.view.turn;

function impossible(message: never): never {
  throw new Error(`unknown message ${JSON.stringify(message)}`);
}
