/** The link from the pieces of a table to the game that is played there: a connection to a server, or a lesson. */

import type {
  BecauseMessage,
  LoggedEntry,
  PersonStatus,
  PreviewMessage,
  ProspectMessage,
  RefusedMessage,
} from "../protocol";

export interface GameLink {
  readonly log: readonly LoggedEntry[];
  /** Why something is not possible, after `why`. */
  readonly because: BecauseMessage | undefined;
  /** The last move, undo or question that was refused. */
  readonly refused: RefusedMessage | undefined;
  /** The outcomes of the answers that were asked about. */
  readonly prospects: Readonly<Record<string, ProspectMessage>>;
  readonly people: readonly PersonStatus[];
  /** The server's clock minus ours, in milliseconds. */
  readonly offset: number;

  answer: (answer: string) => void;
  why: (answer: string) => void;
  consider: (answer: string) => void;
  /** Asks what each step of an unfinished answer would do; gives nothing if the server cannot be asked. */
  preview: (answer: string, wishes: readonly string[]) => Promise<PreviewMessage | undefined>;
  /** The player has read why something was not possible. */
  hushed: () => void;
  undo: () => void;
  undoTurn: () => void;
}
