// Compiled and never run: a board cannot read an event or a field that its game does not have.

import type { Event as ChawaiEvent } from "./games/chawai/types";
import type { Event as DeoleEvent } from "./games/deole/types";
import type { Event as MaheEvent } from "./games/mahe/types";
import type { Event as MaldiviaEvent } from "./games/maldivia/types";

export function read(chawai: ChawaiEvent, deole: DeoleEvent, mahe: MaheEvent, maldivia: MaldiviaEvent): unknown[] {
  return [
    chawai.event === "took" && chawai.args.fish,
    // @ts-expect-error a dive has no fish
    chawai.event === "dived" && chawai.args.fish,
    deole.event === "lays" && deole.args.box,
    // @ts-expect-error there is no such event
    deole.event === "lay",
    mahe.event === "swam" && mahe.args.space,
    // @ts-expect-error a turtle sinks anywhere
    mahe.event === "sank" && mahe.args.space,
    maldivia.event === "folds" && maldivia.args.side,
    // @ts-expect-error the side is a letter
    maldivia.event === "folds" && maldivia.args.side === "north",
  ];
}
