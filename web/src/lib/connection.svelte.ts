/** A seat at a table of the server: over a socket, with commands that are sent until answered. */
import { newKey } from "./api";
import { Seat } from "./seat.svelte";
import { site } from "./site";
import { language, type Language } from "./texts.svelte";
import type { ClientMessage, EntryLine, Refusal, ServerMessage, Table } from "./wire";

/** What a command says; the key is added when it is sent. */
type Command<Message = ClientMessage> = Message extends ClientMessage ? Omit<Message, "key"> : never;
interface Waiting {
  message: ClientMessage;
  done: (refusal: Refusal | null) => void;
}

const PAUSES = [250, 500, 1000, 2000, 4000];
const UNKNOWN = 4404;
/** Milliseconds: how often a silent server is asked whether it is there, and how long it may take to answer. */
const PING = 15_000;
const PATIENCE = 8_000;

export class Connection extends Seat {
  #socket: WebSocket | null = null;
  #waiting = new Map<string, Waiting>();
  #attempt = 0;
  #asked: { key: string; action: string } | null = null;
  #closed = false;
  #spoken: Language = language.now;
  /** What is known was told to somebody else: it is asked for again, from the beginning. */
  #stranger = false;
  #again: ReturnType<typeof setTimeout> | undefined;
  #pinging: ReturnType<typeof setInterval>;
  #heardAt = 0;

  constructor(
    match: string,
    private identity: string,
    seat: number | null = null,
  ) {
    super(match, seat);
    this.#connect();
    this.#pinging = setInterval(() => this.#ping(), PING);
    addEventListener("offline", this.#offline);
    addEventListener("online", this.#online);
  }

  act(action: string): Promise<Refusal | null> {
    return this.#command({ type: "act", decision: this.table?.decision ?? 0, action });
  }

  undo(): Promise<Refusal | null> {
    return this.#command({ type: "undo" });
  }

  say(text: string): Promise<Refusal | null> {
    return this.#command({ type: "say", text });
  }

  hint(): Promise<Refusal | null> {
    return this.#command({ type: "hint" });
  }

  look(action: string | null): void {
    if (action === null) {
      this.preview = null;
      this.#asked = null;
      return;
    }
    if (this.#asked?.action === action) return;
    this.#asked = { key: newKey(), action };
    this.#send({ type: "preview", action, key: this.#asked.key });
  }

  /** The server speaks the language, and to the person, that a connection has begun with. */
  follow(now: Language, identity: string): void {
    if (now === this.#spoken && identity === this.identity) return;
    this.#stranger ||= identity !== this.identity;
    this.identity = identity;
    this.look(null);
    this.#attempt = 0;
    this.#connect();
  }

  close(): void {
    this.#closed = true;
    clearInterval(this.#pinging);
    clearTimeout(this.#again);
    removeEventListener("offline", this.#offline);
    removeEventListener("online", this.#online);
    this.#socket?.close();
  }

  #offline = (): void => {
    if (this.status !== "gone") this.status = "lost";
    this.#socket?.close();
  };

  #online = (): void => {
    this.#attempt = 0;
    if (this.status === "lost") this.#connect();
  };

  #ping(): void {
    if (this.#socket?.readyState !== WebSocket.OPEN) return;
    const asked = Date.now();
    this.#send({ type: "ping", key: newKey() });
    setTimeout(() => {
      if (this.#heardAt < asked && !this.#closed) this.#offline();
    }, PATIENCE);
  }

  #command(command: Command): Promise<Refusal | null> {
    const key = newKey();
    const message = { ...command, key };
    return new Promise((done) => {
      this.#waiting.set(key, { message, done });
      this.#send(message);
    });
  }

  #send(message: ClientMessage): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  #connect(): void {
    clearTimeout(this.#again);
    const seen = this.#stranger ? 0 : (this.entries.at(-1)?.seq ?? 0);
    const place = this.seat === null ? "" : `&seat=${this.seat}`;
    this.#spoken = language.now;
    const address = site.socket(`matches/${this.match}/socket?after=${seen}&lang=${this.#spoken}${place}`);
    const before = this.#socket;
    const socket = new WebSocket(address);
    this.#socket = socket;
    before?.close();
    socket.onopen = () => {
      this.#attempt = 0;
      for (const { message } of this.#waiting.values()) socket.send(JSON.stringify(message));
    };
    socket.onmessage = (message) => {
      if (socket === this.#socket) this.#heard(JSON.parse(String(message.data)) as ServerMessage);
    };
    socket.onclose = (closing) => {
      if (this.#closed || socket !== this.#socket) return;
      if (closing.code === UNKNOWN) {
        this.status = "gone";
        return;
      }
      this.status = "lost";
      const pause = PAUSES[Math.min(this.#attempt++, PAUSES.length - 1)] ?? 4000;
      this.#again = setTimeout(() => this.#connect(), pause);
    };
  }

  #heard(message: ServerMessage): void {
    this.#heardAt = Date.now();
    switch (message.type) {
      case "news":
        this.takeUp(message.entries, message.table);
        return;
      case "previewed":
        if (message.key === this.#asked?.key) this.preview = message;
        return;
      case "advice":
        this.advice = message.action;
        this.#settle(message.key, null);
        return;
      case "done":
        this.#settle(message.key, null);
        return;
      case "refused":
        if (message.key === this.#asked?.key) this.preview = { ...message, action: this.#asked.action };
        else if (message.key !== null) this.#settle(message.key, message);
    }
  }

  protected override takeUp(entries: EntryLine[], table: Table): void {
    if (this.#stranger) [this.entries, this.since, this.#stranger] = [[], [], false];
    super.takeUp(entries, table);
  }

  #settle(key: string, refusal: Refusal | null): void {
    const waiting = this.#waiting.get(key);
    this.#waiting.delete(key);
    waiting?.done(refusal);
  }
}
