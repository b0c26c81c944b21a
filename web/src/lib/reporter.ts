/** Tells by ear what people at the table do: who comes and goes, who sits down, what they write; and why not. */

import type { ChatLine, FromServer, PersonStatus, TableMessage } from "../protocol";
import type { Announcer } from "./announcer.svelte";
import type { Words } from "./words.svelte";

const LONGEST = 160; // letters of a line of chat that are read out; the whole line is in the chat

/** Refusals that the page shows where they belong, as alerts. */
const SHOWN_ALIVE = ["say", "mute", "react", "remind", "stand-in", "end"];

export class Reporter {
  private lastLine = 0;
  private people: ReadonlyMap<string, PersonStatus> | undefined;
  private table: TableMessage | undefined;

  constructor(
    private readonly say: Words,
    private readonly voice: Pick<Announcer, "say" | "interrupt">,
    /** The server's time when this page joined the table: older lines of chat are not news. */
    private readonly joined: () => number,
  ) {}

  hear(message: FromServer): void {
    switch (message.type) {
      case "table":
        this.hearSeats(message);
        break;
      case "people":
        this.hearPeople(message.people);
        break;
      case "chat":
        this.hearChat(message.lines);
        break;
      case "reaction":
        this.voice.say(
          this.say.say("web-named", { name: message.name, text: this.say.say(`web-sign-${message.sign}`) }),
        );
        break;
      case "reminded":
        this.voice.interrupt(this.say.say("web-reminded", { name: message.name }));
        break;
      case "refused":
        if (!SHOWN_ALIVE.includes(message.to)) this.voice.interrupt(message.sentence);
        break;
      case "because":
        if (!message.legal) this.voice.interrupt(message.sentence);
        break;
    }
  }

  private hearChat(lines: readonly ChatLine[]): void {
    for (const { line, name, text, at, yours, muted } of lines) {
      const isNew = line > this.lastLine && at > this.joined();
      this.lastLine = Math.max(this.lastLine, line);
      if (isNew && !yours && !muted) this.voice.say(`${name}: ${shortened(text)}`);
    }
  }

  /** Before the game: who has sat down, and which seats have become free. */
  private hearSeats(table: TableMessage): void {
    const before = this.table;
    this.table = table;
    if (!before || table.phase !== "open") return;
    for (const seat of table.seats) {
      const was = before.seats[seat.seat - 1];
      if (seat.you || was?.you) continue;
      if (seat.taken && !was?.taken) this.voice.say(this.say.say("web-sat-down", { name: seat.name ?? "" }));
      else if (!seat.taken && was?.taken) this.voice.say(this.say.say("web-heard-free", { seat: seat.seat }));
    }
  }

  private hearPeople(people: readonly PersonStatus[]): void {
    const before = this.people;
    const others = people.filter((one) => one.name && !(one.seat && one.seat === this.table?.your_seat));
    this.people = new Map(others.map((one) => [`${one.seat ?? 0} ${one.name}`, one]));
    if (!before) return;
    for (const [key, one] of this.people) {
      const wasHere = before.has(key) && before.get(key)!.is !== "gone";
      const isHere = one.is !== "gone";
      if (isHere !== wasHere) this.tellPerson(one, isHere);
    }
    for (const [key, one] of before) if (!this.people.has(key) && one.is !== "gone") this.tellPerson(one, false);
  }

  private tellPerson(one: PersonStatus, isHere: boolean): void {
    this.voice.say(this.say.say(isHere ? "web-heard-came" : "web-heard-left", { name: one.name ?? "" }));
  }
}

const shortened = (text: string) => (text.length > LONGEST ? `${text.slice(0, LONGEST)} …` : text);
