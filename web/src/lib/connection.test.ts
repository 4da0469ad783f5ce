import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Connection } from "./connection.svelte";
import type { ClientMessage, ServerMessage } from "./wire";

class Socket {
  static readonly OPEN = 1;
  static last: Socket;
  readonly readyState = Socket.OPEN;
  readonly sent: ClientMessage[] = [];
  onmessage: (event: { data: string }) => void = () => undefined;
  constructor() {
    Socket.last = this;
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as ClientMessage);
  }
  close(): void {
    this.onmessage = () => undefined;
  }
  say(message: ServerMessage | { type: "gossip" }): void {
    this.onmessage({ data: JSON.stringify(message) });
  }
  get asked(): ClientMessage & { key: string } {
    const last = this.sent.at(-1);
    if (last?.key === undefined) throw new Error("nothing was asked");
    return { ...last, key: last.key };
  }
}

let connection: Connection;
beforeEach(() => {
  vi.stubGlobal("WebSocket", Socket);
  connection = new Connection("0123456789abcdef", "Anna");
});
afterEach(() => {
  connection.close();
  vi.unstubAllGlobals();
});

test("a command is settled by the answer to its key", async () => {
  const said = connection.say("Hello");
  expect(Socket.last.asked).toMatchObject({ type: "say", text: "Hello" });
  Socket.last.say({ type: "done", key: Socket.last.asked.key, seq: 3 });
  expect(await said).toBeNull();
  const undone = connection.undo();
  Socket.last.say({ type: "refused", key: null, error: "not-a-command", message: "What?", rule: null });
  Socket.last.say({ type: "refused", key: Socket.last.asked.key, error: "no", message: "No.", rule: "A-1" });
  expect(await undone).toMatchObject({ message: "No.", rule: "A-1" });
});

test("advice is there when the command is settled", async () => {
  const asked = connection.hint();
  Socket.last.say({ type: "advice", key: Socket.last.asked.key, action: "0@2,0,0" });
  expect(await asked).toBeNull();
  expect(connection.advice).toBe("0@2,0,0");
});

test("a preview is of what is looked at now, or says why it cannot be done", () => {
  connection.look("first");
  const { key } = Socket.last.asked;
  connection.look("second");
  Socket.last.say({ type: "previewed", key, action: "first", text: "", points: {}, goods: {}, parts: [] });
  expect(connection.preview).toBeNull();
  Socket.last.say({ type: "refused", key: Socket.last.asked.key, error: "no", message: "No.", rule: null });
  expect(connection.preview).toMatchObject({ type: "refused", action: "second", message: "No." });
  connection.look(null);
  expect(connection.preview).toBeNull();
});

test("messages of a newer server are ignored", () => {
  Socket.last.say({ type: "gossip" });
  expect(connection.status).toBe("connecting");
});
