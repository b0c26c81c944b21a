/** Requests to the server over HTTP. */

import type { Me, NewTable, PrintInfo, Problem, Recovery, Replay, RuleText, TableMessage, Welcome } from "../protocol";

/** An error of the server, with a sentence in the language of the page. */
export class Refusal extends Error {
  constructor(readonly problem: Problem) {
    super(problem.sentence);
  }
}

export const home = new URL(".", document.baseURI);

async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  const response = await fetch(new URL(path, home), {
    method,
    headers: body === undefined ? {} : { "content-type": "application/json" },
    body: body === undefined ? null : JSON.stringify(body),
  });
  if (!response.ok) throw new Refusal((await response.json()) as Problem);
  return (response.status === 204 ? undefined : await response.json()) as T;
}

const lang = (lang: string) => `lang=${encodeURIComponent(lang)}`;

export const api = {
  welcome: (language: string) => call<Welcome>("GET", `api/welcome?${lang(language)}`),
  rules: (game: string, language: string) => call<RuleText[]>("GET", `api/games/${game}/rules?${lang(language)}`),
  prints: (game: string, language: string) => call<PrintInfo[]>("GET", `api/games/${game}/prints?${lang(language)}`),
  me: () => call<Me>("GET", "api/me"),
  describeMe: (me: Me) => call<Me>("PUT", "api/me", me),
  recovery: () => call<Recovery>("POST", "api/me/recovery"),
  recover: (token: string) => call<Me>("POST", "api/recover", { token }),
  signOutElsewhere: () => call<undefined>("DELETE", "api/me/devices"),
  openTables: () => call<TableMessage[]>("GET", "api/tables"),
  myTables: () => call<TableMessage[]>("GET", "api/tables/mine"),
  finished: (before?: number) => call<TableMessage[]>("GET", `api/tables/finished${before ? `?before=${before}` : ""}`),
  open: (table: NewTable, language: string) => call<TableMessage>("POST", `api/tables?${lang(language)}`, table),
  table: (id: string) => call<TableMessage>("GET", `api/tables/${id}`),
  sit: (id: string, seat: number, name: string, language: string, isBesideMe = false) =>
    call<TableMessage>("PUT", `api/tables/${id}/seats/${seat}?${lang(language)}`, {
      name,
      share: share(),
      beside_me: isBesideMe,
    }),
  free: (id: string, seat: number) => call<TableMessage>("DELETE", `api/tables/${id}/seats/${seat}`),
  inviteBot: (id: string, seat: number, kind: string) =>
    call<TableMessage>("PUT", `api/tables/${id}/seats/${seat}/bot`, { kind }),
  start: (id: string, language: string) => call<TableMessage>("POST", `api/tables/${id}/start?${lang(language)}`),
  leave: (id: string) => call<TableMessage>("POST", `api/tables/${id}/leave`),
  rematch: (id: string) => call<TableMessage>("POST", `api/tables/${id}/rematch`),
  replay: (id: string, whole: boolean, language = "") =>
    call<Replay>(
      "GET",
      `api/tables/${id}/replay?whole=${String(whole)}${language ? `&texts=true&${lang(language)}` : ""}`,
    ),
};

export const recordAddress = (id: string) => new URL(`api/tables/${id}/record`, home).href;
export const printAddress = (game: string, file: string, language: string) =>
  new URL(`api/games/${game}/${file}?${lang(language)}`, home).href;
export const tableAddress = (id: string) => new URL(`#/table/${id}`, home).href;

/** Our share in the dice: random bytes that only this browser has chosen. */
function share(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
