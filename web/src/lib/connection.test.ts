import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { Connection } from "./connection.svelte";

vi.mock("./api", () => ({ home: new URL("http://here/") }));
vi.mock("./patience.svelte", () => ({ NOT_READY: "not-ready" }));

class FakeSocket {
  static readonly OPEN = 1;
  static readonly all: FakeSocket[] = [];
  readonly sent: unknown[] = [];
  readyState = 0;
  onopen = () => {};
  onclose = (_: { code: number }) => {};

  constructor() {
    FakeSocket.all.push(this);
  }

  open(): void {
    this.readyState = FakeSocket.OPEN;
    this.onopen();
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }

  close(): void {
    this.readyState = 3;
  }
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("window", globalThis);
  vi.stubGlobal("addEventListener", () => {});
  vi.stubGlobal("document", { hidden: false, addEventListener: () => {} });
  vi.stubGlobal("WebSocket", FakeSocket);
});
afterEach(() => {
  FakeSocket.all.length = 0;
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const said = (text: string) => ({ type: "say", text });

test("what is said while the line is down is said once, when it is back", () => {
  const connection = new Connection("table", "en");
  connection.say("too early");
  FakeSocket.all[0]?.open();
  expect(FakeSocket.all[0]?.sent).toEqual([said("too early")]);

  connection.renew();
  connection.say("one");
  connection.say("two");
  FakeSocket.all[1]?.open();
  expect(FakeSocket.all[1]?.sent).toEqual([said("one"), said("two")]);
  connection.renew();
  FakeSocket.all[2]?.open();
  expect(FakeSocket.all[2]?.sent).toEqual([]);
});
