/** The fields of any position, sorted for display: those of the seats, and those of everybody. */

import type { Scene } from "../lib/board";

/** A field and its value; for a field of the seats one value for each of them. */
export interface Field<Value = unknown> {
  name: string;
  value: Value;
}

export interface Fields {
  bySeat: Field<readonly unknown[]>[];
  shared: Field[];
}

const SHOWN_ELSEWHERE = ["game", "seats", "options"];

/** Sorts the fields of positions, and learns from each: a list that ever has another length is no list of seats. */
export class FieldSorter {
  private readonly others = new Set<string>();

  /** `most` is the largest number of seats of the game: the list of a position may have room for that many. */
  sort(view: Scene, seats: number, most = seats): Fields {
    const fields = Object.entries(view)
      .filter(([name]) => !SHOWN_ELSEWHERE.includes(name))
      .map(([name, value]) => ({ name, value }));
    for (const { name, value } of fields) if (!isOfSeats(value, seats, most)) this.others.add(name);
    const isBySeat = (field: Field): field is Field<readonly unknown[]> => !this.others.has(field.name);
    const bySeat = fields.filter(isBySeat).map(({ name, value }) => ({ name, value: value.slice(0, seats) }));
    return { bySeat, shared: fields.filter((field) => !isBySeat(field)) };
  }
}

function isOfSeats(value: unknown, seats: number, most: number): boolean {
  if (seats < 2 || !Array.isArray(value)) return false;
  return value.length === seats || (value.length === most && value.slice(seats).every(isBlank));
}

/** Whether a value may belong to a seat that nobody has taken. */
const isBlank = (value: unknown): boolean => !value || (Array.isArray(value) && value.every(isBlank));

/** The form in which a value is shown. */
export type Shape =
  | { kind: "text"; text: string }
  | { kind: "grid"; rows: readonly (readonly unknown[])[] }
  | { kind: "list"; items: readonly unknown[] }
  | { kind: "fields"; fields: Field[] };

const NOTHING = "–";

export function shapeOf(value: unknown): Shape {
  if (!isNested(value)) return { kind: "text", text: textOf(value) };
  if (!Array.isArray(value)) return fieldsOf(value);
  if (!value.some(isNested)) return { kind: "text", text: value.map(textOf).join(", ") || NOTHING };
  return isGrid(value) ? { kind: "grid", rows: value } : { kind: "list", items: value };
}

function fieldsOf(value: object): Shape {
  const fields = Object.entries(value).map(([name, value]: [string, unknown]) => ({ name, value }));
  return fields.length ? { kind: "fields", fields } : { kind: "text", text: NOTHING };
}

const isNested = (value: unknown): value is object => typeof value === "object" && value !== null;

/** Rows of the same length, two or more each way, with nothing nested in them. */
function isGrid(value: readonly unknown[]): value is readonly (readonly unknown[])[] {
  const width = Array.isArray(value[0]) ? value[0].length : 0;
  const isRow = (row: unknown) => Array.isArray(row) && row.length === width && !row.some(isNested);
  return value.length > 1 && width > 1 && value.every(isRow);
}

function textOf(value: unknown): string {
  if (value === null || value === undefined || value === "") return NOTHING;
  if (typeof value === "boolean") return value ? "✓" : "✗";
  return (typeof value === "string" ? value : JSON.stringify(value)).replace(/^-(?=\d)/, "−");
}
