/**
 * The fair draw, checked here in the browser: nothing but the published numbers and Web Crypto.
 *
 * Answer number n of chance comes from HMAC-SHA-256(secret, "archipel/2" | start | shares | n | block), where "start"
 * is the SHA-256 of the first lines of the record and "shares" the SHA-256 of the SHA-256s of all shares in the order of
 * the seats; see core/chance.py, which says it at length. Games that began before version 2 have no start in their key.
 */

import type { Moment, TableMessage } from "../protocol";

const utf8 = (text: string) => new TextEncoder().encode(text);
const DOMAIN = utf8("archipel/2");
const OLD_DOMAIN = utf8("archipel/1");
const RANGE = 1n << 64n;

export interface Verdict {
  commitment: boolean;
  sealed: boolean; // whether the start is part of the key
  altered: string[]; // the fields of the table that differ from the start
  draws: number;
  wrong: number[]; // the answers, counted from 1, that chance cannot have given
}

export const bytes = (hex: string) => new Uint8Array((hex.match(/../g) ?? []).map((pair) => parseInt(pair, 16)));
const hex = (data: Uint8Array) => [...data].map((byte) => byte.toString(16).padStart(2, "0")).join("");

async function sha256(data: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await crypto.subtle.digest("SHA-256", data));
}

function joined(...parts: Uint8Array[]): Uint8Array<ArrayBuffer> {
  const all = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}

function eight(number: number): Uint8Array {
  const data = new DataView(new ArrayBuffer(8));
  data.setBigUint64(0, BigInt(number));
  return new Uint8Array(data.buffer);
}

/** The draws of one table. */
export class FairDraw {
  private constructor(
    private readonly key: CryptoKey,
    private readonly opening: Uint8Array,
  ) {}

  /** The draws of this secret, these shares and this start, which is empty in old games. */
  static async of(
    secret: Uint8Array<ArrayBuffer>,
    shares: Uint8Array<ArrayBuffer>[],
    start: string,
  ): Promise<FairDraw> {
    const key = await crypto.subtle.importKey("raw", secret, { name: "HMAC", hash: "SHA-256" }, false, ["sign"]);
    const domain = start ? joined(DOMAIN, await sha256(utf8(start))) : OLD_DOMAIN;
    return new FairDraw(key, joined(domain, await sha256(joined(...(await Promise.all(shares.map(sha256)))))));
  }

  /** One of that many equally likely ways, for chance's answer of this number. */
  async pick(number: number, ways: number): Promise<number> {
    const fair = RANGE - (RANGE % BigInt(ways));
    for (let block = 0; ; block++) {
      const message = joined(this.opening, eight(number), eight(block));
      const digest = new DataView(await crypto.subtle.sign("HMAC", this.key, message));
      for (let at = 0; at < digest.byteLength; at += 8) {
        const word = digest.getBigUint64(at);
        if (word < fair) return Number(word % BigInt(ways));
      }
    }
  }
}

/** The start of this table as it must be; only the short names of the seats are taken from the start itself. */
function startOf(table: TableMessage, start: string): string[] {
  const labels = [...start.matchAll(/^seat (\S+): /gm)].map((match) => match[1]);
  const count = table.seats.length;
  return [
    `archipel 2 - ${table.game} - ${count} seat${count === 1 ? "" : "s"} - rules ${table.rules}`,
    `box: ${table.box}`,
    ...Object.entries(table.options).map(([name, value]) => `option ${name}: ${value}`),
    ...table.seats.map((seat, place) => `seat ${labels[place]}: ${seat.name ?? ""}`),
    ...table.seats.flatMap((seat, place) => (seat.bot ? [`bot ${labels[place]}: ${seat.bot}`] : [])),
    `stand-in: ${table.level}`,
  ];
}

/** The fields in which the table and its start differ. */
export function alteredFields(table: TableMessage): string[] {
  const start = table.start ?? "";
  if (!start) return [];
  const said = start.split("\n");
  const meant = startOf(table, start);
  const different = [...meant.filter((line) => !said.includes(line)), ...said.filter((line) => !meant.includes(line))];
  return [...new Set(different.map((line) => (line.startsWith("archipel ") ? "title" : line.split(":")[0]!)))];
}

/** Check the commitment, the start, and every answer that chance gave. */
export async function verify(table: TableMessage, moments: readonly Moment[]): Promise<Verdict> {
  const secret = bytes(table.secret ?? "");
  const start = table.start ?? "";
  const shares = table.seats.map((seat) => bytes(seat.share ?? ""));
  const draw = await FairDraw.of(secret, shares, start);
  const drawn = moments.filter((moment) => moment.answers > 0 && moment.seat === 0);
  const wrong: number[] = [];
  for (const [number, moment] of drawn.entries()) {
    const lots = moment.lots;
    const ways = lots.reduce((sum, lot) => sum + lot.ways, 0);
    if (!ways || lotOf(lots, await draw.pick(number, ways)) !== moment.answer) wrong.push(moment.answers);
  }
  const commitment = hex(await sha256(secret)) === table.commitment;
  return { commitment, sealed: start !== "", altered: alteredFields(table), draws: drawn.length, wrong };
}

function lotOf(lots: readonly { answer: string; ways: number }[], way: number): string {
  for (const lot of lots) {
    if (way < lot.ways) return lot.answer;
    way -= lot.ways;
  }
  return "";
}
