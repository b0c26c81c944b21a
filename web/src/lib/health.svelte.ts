/** How the page itself is doing: whether the server answers, and what nobody else has dealt with. */

import { Refusal } from "./refusal";

class Health {
  /** Whether the last request got no answer. */
  isAway = $state(false);
  /** A refusal that no part of the page shows. */
  refusal = $state.raw<Refusal | undefined>();
  /** An error after which nothing on the screen can be trusted. */
  crash = $state.raw<unknown>();

  /** Note every error that nothing else has caught. */
  watch(): void {
    addEventListener("error", ({ error }) => {
      if (error) this.note(error); // without an error it is only a warning of the browser
    });
    addEventListener("unhandledrejection", ({ reason }) => this.note(reason));
  }

  private note(error: unknown): void {
    if (!(error instanceof Refusal)) this.crash = error;
    else if (!error.isAway) this.refusal = error; // when the server is away, a line says so
  }
}

export const health = new Health();
