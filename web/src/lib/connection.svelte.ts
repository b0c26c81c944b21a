/** The socket of a table: what has been told, and what we say. It comes back by itself when the line breaks. */

import { home } from "./api";
import { LastState } from "./changes";
import type { GameLink } from "./link";
import { NOT_READY } from "./patience.svelte";
import type {
  BecauseMessage,
  ChatMessage,
  LoggedEntry,
  FromClient,
  FromServer,
  PersonStatus,
  PreviewMessage,
  ProspectMessage,
  ReactMessage,
  RefusedMessage,
  StateMessage,
  TableMessage,
} from "../protocol";

/** A line of chat. */
export type ChatLine = ChatMessage["lines"][number];
export type Status = "connecting" | "open" | "broken" | "denied";

const FIRST_WAIT = 400; // milliseconds; then twice as long, up to LONGEST_WAIT
const LONGEST_WAIT = 8_000;
const HEARTBEAT = 12_000;
const SILENCE = 8_000; // without an answer to a heartbeat the line is thought to be broken
const NOT_READY_WAIT = 1_000; // until it is tried again, while the game is being prepared
const NOT_ALLOWED = 4403;
/** Messages that are not about the game; their refusals are shown apart from those of moves. */
const AMONG_PEOPLE = ["say", "mute", "react", "remind", "stand-in", "end"];

export class Connection implements GameLink {
  status = $state<Status>("connecting");
  table = $state.raw<TableMessage | undefined>();
  state = $state.raw<StateMessage | undefined>();
  log = $state.raw<LoggedEntry[]>([]);
  chat = $state.raw<ChatLine[]>([]);
  people = $state.raw<readonly PersonStatus[]>([]);
  /** The last move, undo or question that was refused. */
  refused = $state.raw<RefusedMessage | undefined>();
  /** The last message among people that was refused. */
  objection = $state.raw<RefusedMessage | undefined>();
  because = $state.raw<BecauseMessage | undefined>();
  prospects = $state.raw<Record<string, ProspectMessage>>({});
  /** The server's clock minus ours, in milliseconds. */
  offset = $state(0);
  /** The ply at which we gave an answer that has not come back yet. */
  waiting = $state<number | undefined>();

  private socket: WebSocket | undefined;
  private last = new LastState();
  private wait = FIRST_WAIT;
  private retry: number | undefined;
  private heart: number | undefined;
  private silence: number | undefined;
  private over = false;
  private isGoingBack = false;
  private texts = false;
  private isTyping = false;
  /** The draft that we asked about last. */
  private draft: { text: string; done: (found?: PreviewMessage) => void } | undefined;
  /** Chat lines typed while we were not connected. */
  private unsaid: string[] = [];

  constructor(
    readonly id: string,
    private readonly lang: string,
    private readonly told: (message: FromServer) => void = () => {},
    /** Whether the server has to send the sentences of a game's events. */
    private readonly needsTexts: (game: string) => boolean = () => false,
    /** The seat of somebody beside me on this device; 0 for myself. */
    private readonly seat = 0,
  ) {
    this.open();
    addEventListener("online", this.hurry);
    document.addEventListener("visibilitychange", this.hurry);
    document.addEventListener("visibilitychange", this.tellPresence);
  }

  // --- saying ------------------------------------------------------------------------------------------------------

  answer(answer: string): void {
    if (!this.state || this.waiting === this.state.ply) return;
    this.refused = undefined;
    if (this.send({ type: "answer", ply: this.state.ply, answer })) this.waiting = this.state.ply;
  }

  undo(): void {
    if (this.state) this.send({ type: "undo", ply: this.state.ply });
  }

  /** Take back one answer after the other, as far as it goes. */
  undoTurn(): void {
    this.isGoingBack = true;
    this.undo();
  }

  why = (answer: string) => void this.send({ type: "why", answer });
  consider = (answer: string) => void this.send({ type: "consider", answer });
  preview = (answer: string, wishes: readonly string[]): Promise<PreviewMessage | undefined> => {
    this.endDraft();
    if (!this.send({ type: "draft", answer, wishes: [...wishes] })) return Promise.resolve(undefined);
    return new Promise((done) => (this.draft = { text: textOf({ answer, wishes }), done }));
  };
  /** Say it now, or as soon as we are connected again. */
  say = (text: string): void => {
    if (!this.send({ type: "say", text })) this.unsaid.push(text);
  };
  mute = (line: number, muted = true) => void this.send({ type: "mute", line, muted });
  /** The player has read why something was not possible. */
  hushed = (): void => {
    this.refused = this.because = undefined;
  };
  back = () => void this.send({ type: "back" });
  react = (sign: ReactMessage["sign"]) => void this.send({ type: "react", sign });
  remind = (seat: number) => void this.send({ type: "remind", seat });
  standIn = (seat: number) => void this.send({ type: "stand-in", seat });
  end = (agree: boolean) => void this.send({ type: "end", agree });

  /** Tell the others that a line of chat is being written, or no longer. */
  typing(isTyping: boolean): void {
    if (isTyping === this.isTyping) return;
    this.isTyping = isTyping;
    this.tellPresence();
  }

  private readonly tellPresence = () =>
    void this.send({ type: "presence", hidden: document.hidden, typing: this.isTyping });

  private send(message: FromClient): boolean {
    if (this.socket?.readyState !== WebSocket.OPEN) return false;
    if (AMONG_PEOPLE.includes(message.type)) this.objection = undefined;
    this.socket.send(JSON.stringify(message));
    return true;
  }

  close(): void {
    this.over = true;
    clearTimeout(this.retry);
    this.stopHeart();
    removeEventListener("online", this.hurry);
    document.removeEventListener("visibilitychange", this.hurry);
    document.removeEventListener("visibilitychange", this.tellPresence);
    this.socket?.close(1000);
  }

  /** Reconnect, because the server knows us by another cookie now. */
  renew(): void {
    const socket = this.socket;
    this.socket = undefined;
    socket?.close(1000);
    this.stopHeart();
    this.open();
  }

  /** Whether the server has refused the connection until the game is ready. */
  get isPreparing(): boolean {
    return this.refused?.reason === NOT_READY;
  }

  // --- the line ----------------------------------------------------------------------------------------------------

  private open(): void {
    this.endDraft();
    const address = new URL(`api/tables/${this.id}/socket`, home);
    address.protocol = address.protocol.replace("http", "ws");
    address.search = new URLSearchParams({
      since: String(this.state?.ply ?? 0),
      lang: this.lang,
      texts: String(this.texts),
      seat: String(this.seat),
      changes: "true",
    }).toString();
    const socket = new WebSocket(address);
    this.last = new LastState();
    this.socket = socket;
    socket.onopen = () => this.opened();
    socket.onmessage = (message) => {
      if (socket === this.socket) this.hear(JSON.parse(String(message.data)) as FromServer);
    };
    socket.onclose = (end) => socket === this.socket && this.closed(end.code);
  }

  private opened(): void {
    this.status = "open";
    this.waiting = undefined;
    this.wait = FIRST_WAIT;
    this.heart = window.setInterval(() => this.beat(), HEARTBEAT);
    if (document.hidden || this.isTyping) this.tellPresence();
    for (const text of this.unsaid.splice(0)) this.say(text);
  }

  private closed(code: number): void {
    this.stopHeart();
    this.endDraft();
    if (this.over) return;
    this.status = code === NOT_ALLOWED ? "denied" : "broken";
    if (this.status === "denied") return;
    const wait = this.isPreparing ? NOT_READY_WAIT : this.wait;
    this.retry = window.setTimeout(() => this.open(), wait * (0.5 + Math.random()));
    this.wait = Math.min(2 * this.wait, LONGEST_WAIT);
  }

  /** Connect at once when the network or the page is back. */
  readonly hurry = (): void => {
    if (document.hidden || this.over) return;
    if (this.status === "broken") {
      clearTimeout(this.retry);
      this.open();
    } else this.beat();
  };

  private beat(): void {
    if (!this.send({ type: "ping", number: 0 })) return;
    clearTimeout(this.silence);
    this.silence = window.setTimeout(() => {
      const socket = this.socket;
      this.socket = undefined;
      socket?.close();
      this.closed(1006);
    }, SILENCE);
  }

  private stopHeart(): void {
    clearInterval(this.heart);
    clearTimeout(this.silence);
  }

  // --- hearing -----------------------------------------------------------------------------------------------------

  private hear(sent: FromServer): void {
    const message = sent.type === "state" || sent.type === "change" ? this.last.after(sent) : sent;
    if (message) this.heedMessage(message);
  }

  private heedMessage(message: FromServer): void {
    switch (message.type) {
      case "table":
        this.table = message;
        if (this.isPreparing) this.refused = undefined;
        if (!this.texts && this.needsTexts(message.game)) return this.askForTexts();
        break;
      case "state":
        this.heed(message);
        break;
      case "chat":
        this.chat = merged(this.chat, message.lines);
        break;
      case "people":
        this.people = message.people;
        break;
      case "refused":
        if (AMONG_PEOPLE.includes(message.to)) {
          this.objection = message;
          break;
        }
        if (message.to === "draft") return this.endDraft();
        this.refused = message;
        this.isGoingBack = false;
        if (message.to === "answer") this.waiting = undefined;
        break;
      case "because":
        this.because = message;
        break;
      case "prospect":
        this.prospects = { ...this.prospects, [message.answer]: message };
        break;
      case "preview":
        if (this.draft?.text === textOf(message)) this.endDraft(message);
        break;
      case "pong":
        clearTimeout(this.silence);
        break;
    }
    this.told(message);
  }

  private endDraft(found?: PreviewMessage): void {
    this.draft?.done(found);
    this.draft = undefined;
  }

  /** Reconnect and ask for sentences; the game is known only now. */
  private askForTexts(): void {
    this.texts = true;
    this.renew();
  }

  private heed(state: StateMessage): void {
    const known = this.state?.ply ?? 0;
    this.offset = state.clock.now - Date.now();
    this.log = [...this.log, ...state.events.filter((entry) => entry.ply > known)];
    if (this.waiting !== undefined && state.ply > this.waiting) this.waiting = undefined;
    this.because = undefined;
    this.prospects = {};
    this.state = state;
    this.isGoingBack &&= Boolean(state.can_undo);
    if (this.isGoingBack) this.undo();
  }
}

const textOf = ({ answer, wishes }: Pick<PreviewMessage, "answer"> & { wishes: readonly string[] }) =>
  [answer, ...wishes].join();

/** Lines of chat in their order; one that is told again is as it is told now. */
function merged(old: readonly ChatLine[], fresh: readonly ChatLine[]): ChatLine[] {
  const lines = new Map([...old, ...fresh].map((line) => [line.line, line]));
  return [...lines.values()].sort((one, other) => one.line - other.line);
}
