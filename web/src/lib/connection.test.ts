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
  onmessage = (_: { data: string }) => {};

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

const preview = (answer: string, wishes: string[] = []) => ({ type: "preview", answer, wishes, steps: [{ answer }] });

/** A connection that is open, and what the server says over it. */
function opened() {
  const connection = new Connection("table", "en");
  const socket = FakeSocket.all.at(-1)!;
  socket.open();
  return { connection, socket, tell: (message: unknown) => socket.onmessage({ data: JSON.stringify(message) }) };
}

test("a draft gets its own preview; the reply to an older one is dropped", async () => {
  const { connection, socket, tell } = opened();
  const older = connection.preview("plan N", ["e4"]);
  const newer = connection.preview("plan N", ["e3"]);
  expect(socket.sent.at(-1)).toEqual({ type: "draft", answer: "plan N", wishes: ["e3"] });
  tell(preview("plan N", ["e4"]));
  tell(preview("plan N", ["e3"]));
  expect(await older).toBeUndefined();
  expect(await newer).toEqual(preview("plan N", ["e3"]));
});

test("without a connection, or when it breaks, a draft has no preview and no error", async () => {
  const { connection, socket, tell } = opened();
  const refused = connection.preview("plan N", []);
  tell({ type: "refused", to: "draft", ply: 1, reason: "not-yours", rule: "", sentence: "No." });
  expect(await refused).toBeUndefined();
  const broken = connection.preview("plan N", []);
  socket.onclose({ code: 1006 });
  socket.close();
  expect(await broken).toBeUndefined();
  expect(await connection.preview("plan N", [])).toBeUndefined();
  expect(connection.refused).toBeUndefined();
});
