/** One seat at a table: the table as this seat may know it, what happened, and commands that are sent until answered. */
import { newKey } from "./api";
import { language } from "./texts.svelte";
import type { EntryLine, Preview, Refusal, Table } from "./wire";

type Status = "connecting" | "open" | "lost" | "gone";
interface Waiting {
  text: string;
  done: (refusal: Refusal | null) => void;
}

const PAUSES = [250, 500, 1000, 2000, 4000];

export class Connection {
  table = $state.raw<Table | null>(null);
  entries = $state.raw<EntryLine[]>([]);
  status = $state<Status>("connecting");
  preview = $state.raw<Preview | null>(null);

  #socket: WebSocket | null = null;
  #waiting = new Map<string, Waiting>();
  #attempt = 0;
  #asked: { key: string; action: string } | null = null;
  #closed = false;
  #listeners = new Set<(entries: EntryLine[], table: Table) => void>();

  constructor(
    readonly match: string,
    readonly seat: number | null = null,
  ) {
    this.#connect();
  }

  /** Hear of news after they were taken up. */
  listen(heard: (entries: EntryLine[], table: Table) => void): () => void {
    this.#listeners.add(heard);
    return () => this.#listeners.delete(heard);
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

  /** Ask what an action would do; the answer, or why it cannot be done, comes as `preview`. */
  look(action: string | null): void {
    if (action === null) {
      this.preview = null;
      this.#asked = null;
      return;
    }
    if (this.#asked?.action === action) return;
    this.#asked = { key: newKey(), action };
    this.#send(JSON.stringify({ type: "preview", action, key: this.#asked.key }));
  }

  close(): void {
    this.#closed = true;
    this.#socket?.close();
  }

  #command(command: Record<string, unknown>): Promise<Refusal | null> {
    const key = newKey();
    const text = JSON.stringify({ ...command, key });
    return new Promise((done) => {
      this.#waiting.set(key, { text, done });
      this.#send(text);
    });
  }

  #send(text: string): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(text);
  }

  #connect(): void {
    const seen = this.entries.at(-1)?.seq ?? 0;
    const place = this.seat === null ? "" : `&seat=${this.seat}`;
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const address = `${scheme}://${location.host}/api/matches/${this.match}/socket?after=${seen}&lang=${language.now}${place}`;
    const socket = new WebSocket(address);
    this.#socket = socket;
    socket.onopen = () => {
      this.#attempt = 0;
      for (const { text } of this.#waiting.values()) socket.send(text);
    };
    socket.onmessage = (message) => this.#heard(JSON.parse(String(message.data)) as Record<string, unknown>);
    socket.onclose = (closing) => {
      if (this.#closed) return;
      if (closing.code === 4404) {
        this.status = "gone";
        return;
      }
      this.status = "lost";
      const pause = PAUSES[Math.min(this.#attempt++, PAUSES.length - 1)] ?? 4000;
      setTimeout(() => this.#connect(), pause);
    };
  }

  #heard(message: Record<string, unknown>): void {
    const key = message["key"] as string | undefined;
    switch (message["type"]) {
      case "news": {
        this.status = "open";
        const fresh = (message["entries"] as EntryLine[]).filter((entry) => entry.seq > (this.entries.at(-1)?.seq ?? 0));
        this.entries = [...this.entries, ...fresh];
        this.table = message["table"] as Table;
        this.look(null);
        for (const heard of this.#listeners) heard(fresh, this.table);
        return;
      }
      case "previewed":
        if (key === this.#asked?.key) this.preview = { ...(message as unknown as Preview), refusal: null };
        return;
      case "done":
        this.#settle(key, null);
        return;
      case "refused":
        if (key && key === this.#asked?.key) {
          this.preview = { action: this.#asked.action, text: "", points: {}, goods: {}, refusal: message as unknown as Refusal };
          return;
        }
        this.#settle(key, message as unknown as Refusal);
    }
  }

  #settle(key: string | undefined, refusal: Refusal | null): void {
    const waiting = key ? this.#waiting.get(key) : undefined;
    if (!key || !waiting) return;
    this.#waiting.delete(key);
    waiting.done(refusal);
  }
}
