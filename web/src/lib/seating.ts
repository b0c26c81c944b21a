/** Opens tables and takes seats: the share of the dice is given after the table has shown its commitment. */

import { api } from "./api";
import { Refusal } from "./refusal";
import type { NewTable, SeatStatus, TableMessage } from "../protocol";
import type { Language } from "./words.svelte";

/** A player of a new table: somebody who comes by link, somebody on this device, or a bot. */
export type Occupant = { kind: "friend" } | { kind: "beside"; name: string } | { kind: "bot"; level: string };

/**
 * Open a table with me on the first seat and these players on the others; the game starts if nobody is expected. Then
 * the table is opened only when the game is ready. Friends may come while it is being prepared.
 */
export async function openTable(
  settings: Omit<NewTable, "seats">,
  me: string,
  others: readonly Occupant[],
  lang: Language,
): Promise<string> {
  const isComplete = !others.some(({ kind }) => kind === "friend");
  if (isComplete) await api.prepare(settings.game);
  const { id } = await api.open({ ...settings, seats: others.length + 1 }, lang);
  await api.sit(id, 1, me, lang);
  for (const [i, occupant] of others.entries()) {
    if (occupant.kind === "bot") await api.inviteBot(id, i + 2, occupant.level);
    else if (occupant.kind === "beside") await api.sit(id, i + 2, occupant.name, lang, true);
  }
  if (isComplete) await api.start(id, lang);
  return id;
}

/** Whether somebody has played here before and has to sit down again, as in a rematch. */
export const isExpected = (seat: SeatStatus): boolean => Boolean(seat.taken) && !seat.ready;

/** Agree to a rematch for everybody on this device; the game starts by itself with the last of all players. */
export async function playAgain(id: string, lang: Language): Promise<string> {
  const table = await api.rematch(id);
  await sitAgain(table, lang);
  return table.id;
}

/** Sit down again, with everybody on this device. */
export async function sitAgain(table: TableMessage, lang: Language): Promise<void> {
  const mine = table.seats.filter((seat) => isExpected(seat) && (seat.you || seat.beside_you));
  for (const { seat, name, beside_you } of mine) await api.sit(table.id, seat, name ?? "", lang, beside_you);
}

/** Put bots on all free seats; a seat that somebody takes meanwhile is theirs. */
export async function fillWithBots(table: TableMessage, level: string): Promise<void> {
  for (const { seat } of table.seats.filter((seat) => !seat.taken)) {
    try {
      await api.inviteBot(table.id, seat, level);
    } catch (error) {
      if (!(error instanceof Refusal && error.problem.reason === "seat-taken")) throw error;
    }
  }
}
