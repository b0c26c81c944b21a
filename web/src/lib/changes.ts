/** States from changes: the server sends a connection one whole state, and then what has changed. */

import type { ChangeMessage, StateMessage } from "../protocol";

type Choices = StateMessage["choices"];

/** The last state of one connection, and all choices it was sent. */
export class LastState {
  private state: StateMessage | undefined;
  private readonly lists = new Map<number, Choices>();

  /** The whole state after this message; nothing if a change comes before any state. */
  after(message: StateMessage | ChangeMessage): StateMessage | undefined {
    this.state = message.type === "state" ? message : this.state && this.changed(this.state, message);
    if (message.choices) this.lists.set(message.ply, message.choices);
    return this.state;
  }

  private changed(state: StateMessage, { choices_at, ...change }: ChangeMessage): StateMessage {
    const choices = choices_at === undefined ? state.choices : (this.lists.get(choices_at) ?? []);
    return { ...state, choices, ...change, type: "state", view: { ...state.view, ...change.view } };
  }
}
