/**
 * The people who play on this device. Each has a connection of their own, which is told what their seat may know, and a
 * director; one of them is in front. Where the next player sees something that the others must not see, a curtain hides the
 * table until the device has been passed on.
 */

import { Connection } from "./connection.svelte";
import { Director } from "./director.svelte";
import { prefs } from "./prefs.svelte";
import { sounds } from "./sounds";
import type { FromServer, StateMessage } from "../protocol";

export class Player {
  readonly connection: Connection;
  readonly director: Director;

  constructor(
    id: string,
    lang: string,
    needsTexts: (game: string) => boolean,
    hear: (message: FromServer) => void,
    /** The seat of somebody beside the owner of the device; 0 for the owner. */
    private readonly besideOn = 0,
  ) {
    const told = (message: FromServer): void => {
      if (message.type === "state") this.director.push(message);
      hear(message);
    };
    this.director = new Director(
      () => this.seat,
      () => prefs.stored.speed,
      () => this.connection.offset,
      (name) => sounds.play(name),
    );
    this.connection = new Connection(id, lang, told, needsTexts, besideOn);
  }

  get seat(): number {
    return this.connection.table?.your_seat ?? this.besideOn;
  }

  get name(): string {
    return this.connection.table?.seats[this.seat - 1]?.name ?? "";
  }

  get state(): StateMessage | undefined {
    return this.connection.state;
  }

  /** Whether this player has to answer; for somebody who has left, a bot does. */
  get isAsked(): boolean {
    return Boolean(this.state?.choices.length) && !this.connection.table?.seats[this.seat - 1]?.away;
  }

  close(): void {
    this.connection.close();
    this.director.stop();
  }
}

export class Device {
  /** The player whose view is shown; none behind a curtain, and until it is known who plays here. */
  front = $state.raw<Player | undefined>();
  /** The player to whom the device has to be passed: a curtain hides the table. */
  next = $state.raw<Player | undefined>();
  /** The player who was in front before the curtain fell. */
  previous = $state.raw<Player | undefined>();
  players = $state.raw<readonly Player[]>([]);
  /** The owner of the device. */
  readonly first: Player;
  /** The ply at which somebody chose to look at a view; it stays in front until something happens. */
  private chosenAt = 0;

  constructor(
    private readonly id: string,
    private readonly lang: string,
    private readonly needsTexts: (game: string) => boolean,
    private readonly hear: (message: FromServer) => void,
  ) {
    this.first = this.player(0);
    this.players = [this.first];
  }

  /** Whether several people play here. */
  get isShared(): boolean {
    return this.players.length > 1;
  }

  /** Connect those who play beside the owner, and decide who is in front; an effect calls it whenever something changes. */
  follow(): void {
    const table = this.first.connection.table;
    if (!table) return;
    if (table.phase === "open") return this.show(this.first);
    const beside = table.seats.filter((seat) => seat.beside_you).map(({ seat }) => seat);
    if (beside.length + 1 > this.players.length) return this.connectAll(beside);
    if (!this.isShared) return this.show(this.first);
    this.passOn();
  }

  /** Look at somebody's view. */
  choose = (player: Player): void => {
    this.chosenAt = player.state?.ply ?? 0;
    this.offer(player);
  };

  /** The device is in the hands of this player: lift the curtain and play out what they have not seen. */
  lift = (player: Player): void => {
    this.chosenAt = player.state?.ply ?? 0;
    this.show(player);
    player.director.release();
  };

  /** Everybody here plays again. */
  back = (): void => {
    for (const player of this.players) if (player.seat) player.connection.back();
  };

  close(): void {
    for (const player of this.players) player.close();
  }

  // --- who is in front ------------------------------------------------------------------------------------------------

  /** When the player in front has nothing to answer, the next one who has comes to the front. */
  private passOn(): void {
    const players = this.players.filter((player) => player.seat > 0);
    const ply = players[0]?.state?.ply;
    if (ply === undefined || players.some(({ state }) => state?.ply !== ply)) return; // some are told a moment later
    const current = this.front ?? this.next;
    if (current?.isAsked || this.chosenAt === ply || (this.front && !this.front.director.isCurrent)) return;
    const from = current ? players.indexOf(current) + 1 : 0;
    const asked = [...players.slice(from), ...players.slice(0, from)].find((player) => player.isAsked);
    const next = asked ?? (current ? undefined : players[0]);
    if (next) this.offer(next);
  }

  /** Show the view of a player at once if all who play here may see it, otherwise behind a curtain. */
  private offer(player: Player): void {
    if (this.players.every(({ seat, state }) => !seat || isSameView(state, player.state))) {
      player.director.skip();
      this.show(player);
      player.director.release();
    } else if (player !== this.front) {
      this.previous = this.front ?? this.previous;
      this.show(undefined);
      this.next = player;
    }
  }

  private show(player: Player | undefined): void {
    this.next = undefined;
    if (player === this.front) return;
    this.front?.director.hold();
    this.front = player;
  }

  private connectAll(seats: readonly number[]): void {
    const others = seats.map((seat) => this.player(seat));
    this.players = [this.first, ...others].sort((one, other) => one.seat - other.seat);
    this.front = undefined;
    for (const player of this.players) player.director.hold();
  }

  private player(seat: number): Player {
    const player: Player = new Player(
      this.id,
      this.lang,
      this.needsTexts,
      (message) => {
        if (message.type === "reminded" || player === this.first) this.hear(message);
      },
      seat,
    );
    return player;
  }
}

const isSameView = (one: StateMessage | undefined, other: StateMessage | undefined): boolean =>
  JSON.stringify(one?.view) === JSON.stringify(other?.view);
