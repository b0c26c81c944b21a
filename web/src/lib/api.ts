/** Requests to the server over HTTP. */

import type {
  BecauseMessage,
  ChapterInfo,
  ExampleMoments,
  Lesson,
  Me,
  NewReport,
  NewTable,
  NoticeMessage,
  Preparation,
  PrintInfo,
  Problem,
  PreviewMessage,
  ProspectMessage,
  Recovery,
  Replay,
  RulebookText,
  RuleText,
  TableMessage,
  Welcome,
} from "../protocol";
import { bulletin, NOTICE_HEADER } from "./bulletin.svelte";
import { health } from "./health.svelte";
import { NOT_READY, patience } from "./patience.svelte";
import { prefs } from "./prefs.svelte";
import { away, Refusal, unreadable } from "./refusal";
import { router } from "./router.svelte";
import { upgrade, VERSION_HEADER } from "./upgrade.svelte";

export const home = new URL(".", document.baseURI);

/** Make a request. While its game is not ready, it is made again, until somebody leaves the page that wanted it. */
async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  const [place, epoch] = [router.path, patience.epoch];
  let isWaiting = false;
  try {
    for (;;) {
      try {
        return await callOnce<T>(method, path, body);
      } catch (error) {
        if (!(error instanceof Refusal && error.problem.reason === NOT_READY)) throw error;
        isWaiting = true;
        await patience.moment(error.message);
        if (place !== router.path || epoch !== patience.epoch) throw error;
      }
    }
  } finally {
    if (isWaiting) patience.end();
  }
}

async function callOnce<T>(method: string, path: string, body?: unknown): Promise<T> {
  const response = await answerOf(method, path, body);
  upgrade.heed(response.headers.get(VERSION_HEADER));
  if (path !== NOTICE && bulletin.isNew(response.headers.get(NOTICE_HEADER))) void loadNotice();
  if (response.status === 204) return undefined as T;
  const found = await (response.json() as Promise<T | Problem>).catch(() => undefined);
  if (found === undefined) throw unreadable(response.status);
  if (!response.ok) throw (found as Problem).sentence ? new Refusal(found as Problem) : unreadable(response.status);
  return found as T;
}

const NOTICE = "api/notice";

/** Show what the operator tells all pages now. */
async function loadNotice(): Promise<void> {
  try {
    bulletin.show(await callOnce<NoticeMessage>("GET", NOTICE));
  } catch {
    // the next request will tell
  }
}

/** The response to a request, whose sentences are in the language of the page. */
async function answerOf(method: string, path: string, body?: unknown): Promise<Response> {
  const address = new URL(path, home);
  if (!address.searchParams.has("lang")) address.searchParams.set("lang", prefs.stored.lang);
  try {
    const response = await fetch(address, {
      method,
      headers: body === undefined ? {} : { "content-type": "application/json" },
      body: body === undefined ? null : JSON.stringify(body),
    });
    health.isAway = response.status === BAD_GATEWAY || response.status === GATEWAY_TIMEOUT;
    if (!health.isAway) return response;
  } catch {
    health.isAway = true;
  }
  throw away();
}

// A proxy sends these while the server behind it is away.
const BAD_GATEWAY = 502;
const GATEWAY_TIMEOUT = 504;

const lang = (lang: string) => `lang=${encodeURIComponent(lang)}`;
const lesson = (game: string, chapter: string) => `api/games/${game}/lessons/${encodeURIComponent(chapter)}`;
const tried = (step: number, answer: string) => `step=${step}&answer=${encodeURIComponent(answer)}`;

export const api = {
  welcome: (language: string) => call<Welcome>("GET", `api/welcome?${lang(language)}`),
  preparations: () => call<Preparation[]>("GET", "api/preparations"),
  /** Wait until a game is ready. */
  prepare: (game: string) => call<undefined>("POST", `api/games/${game}/preparation`),
  rules: (game: string, language: string) => call<RuleText[]>("GET", `api/games/${game}/rules?${lang(language)}`),
  rulebook: (game: string, language: string) =>
    call<RulebookText>("GET", `api/games/${game}/rulebook?${lang(language)}`),
  example: (game: string, number: string, language: string) =>
    call<ExampleMoments>("GET", `api/games/${game}/examples/${number}?${lang(language)}`),
  prints: (game: string, language: string) => call<PrintInfo[]>("GET", `api/games/${game}/prints?${lang(language)}`),
  chapters: (game: string, language: string) =>
    call<ChapterInfo[]>("GET", `api/games/${game}/lessons?${lang(language)}`),
  lesson: (game: string, chapter: string, language: string) =>
    call<Lesson>("GET", `${lesson(game, chapter)}?${lang(language)}`),
  /** Why this answer is not possible at a step of a lesson, counted from 1. */
  lessonWhy: (game: string, chapter: string, step: number, answer: string) =>
    call<BecauseMessage>("GET", `${lesson(game, chapter)}/why?${tried(step, answer)}`),
  lessonConsider: (game: string, chapter: string, step: number, answer: string) =>
    call<ProspectMessage>("GET", `${lesson(game, chapter)}/consider?${tried(step, answer)}`),
  lessonPreview: (game: string, chapter: string, step: number, answer: string, wishes: readonly string[]) =>
    call<PreviewMessage>(
      "GET",
      `${lesson(game, chapter)}/preview?${tried(step, answer)}${wishes.map((wish) => `&wish=${encodeURIComponent(wish)}`).join("")}`,
    ),
  reachedStep: (game: string, chapter: string, step: number) =>
    call<undefined>("POST", `${lesson(game, chapter)}/steps/${step}`),
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
  /** Remove a player for good; only for the host. */
  removePlayer: (id: string, seat: number) => call<TableMessage>("DELETE", `api/tables/${id}/seats/${seat}/player`),
  removeWriter: (id: string, line: number) => call<TableMessage>("POST", `api/tables/${id}/removals`, { line }),
  report: (id: string, line: number, reason: NewReport["reason"]) =>
    call<undefined>("POST", `api/tables/${id}/reports`, { line, reason }),
  close: (id: string) => call<undefined>("DELETE", `api/tables/${id}`),
  inviteBot: (id: string, seat: number, kind: string) =>
    call<TableMessage>("PUT", `api/tables/${id}/seats/${seat}/bot`, { kind }),
  start: (id: string, language: string) => call<TableMessage>("POST", `api/tables/${id}/start?${lang(language)}`),
  leave: (id: string) => call<TableMessage>("POST", `api/tables/${id}/leave`),
  rematch: (id: string) => call<TableMessage>("POST", `api/tables/${id}/rematch`),
  /** With nothing hidden, or as a seat saw it, 0 being a spectator; with sentences for a game whose words we lack. */
  replay: (id: string, seat?: number, texts = false) =>
    call<Replay>(
      "GET",
      `api/tables/${id}/replay?${seat === undefined ? "whole=true" : `seat=${seat}`}${texts ? "&texts=true" : ""}`,
    ),
};

export const recordAddress = (id: string) => new URL(`api/tables/${id}/record`, home).href;
export const printAddress = (game: string, file: string, language: string) =>
  new URL(`api/games/${game}/${file}?${lang(language)}`, home).href;
export const tableAddress = (id: string) => new URL(`#/table/${id}`, home).href;

/** The link to a moment of a finished game, as a seat saw it or with nothing hidden. */
export const replayAddress = (id: string, at?: number, seat?: number) =>
  new URL(`#/${["replay", id, at, seat].filter((part) => part !== undefined).join("/")}`, home).href;

/** Our share in the dice: random bytes that only this browser has chosen. */
function share(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
