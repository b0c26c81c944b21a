/** The best solo games of a player: those that were won first, then by points. */

import type { TableMessage } from "../protocol";

export interface Feat {
  id: string;
  points: number;
  won: boolean;
  at: number;
}

/** The best games like this one: the same game, one seat, the same options. */
export function bestAlone(tables: readonly TableMessage[], like: TableMessage, most: number): Feat[] {
  return tables
    .filter((table) => table.game === like.game && table.seats.length === 1 && table.your_seat === 1 && table.result)
    .filter((table) => JSON.stringify(table.options) === JSON.stringify(like.options))
    .map(({ id, changed, result }) => ({
      id,
      points: result!.totals[0] ?? 0,
      won: result!.winners.length > 0,
      at: changed,
    }))
    .sort((a, b) => Number(b.won) - Number(a.won) || b.points - a.points || a.at - b.at)
    .slice(0, most);
}
