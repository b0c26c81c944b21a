/** The fields of any position, sorted for display: what each seat has, and what belongs to everybody. */

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

  sort(view: Scene, seats: number): Fields {
    const fields = Object.entries(view)
      .filter(([name]) => !SHOWN_ELSEWHERE.includes(name))
      .map(([name, value]) => ({ name, value }));
    for (const { name, value } of fields) if (!isOfSeats(value, seats)) this.others.add(name);
    const isBySeat = (field: Field): field is Field<readonly unknown[]> => !this.others.has(field.name);
    return { bySeat: fields.filter(isBySeat), shared: fields.filter((field) => !isBySeat(field)) };
  }
}

const isOfSeats = (value: unknown, seats: number) => seats > 1 && Array.isArray(value) && value.length === seats;

/** How a value is shown. */
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
