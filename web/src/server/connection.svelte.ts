/** A seat at a table of the server: over a socket, with commands that are sent until answered. */
import { decode } from "@msgpack/msgpack";
import { pageOf } from "../games/contract";
import { newKey } from "../lib/api";
import { site } from "../lib/site";
import { language, loadTexts, type Language } from "../lib/texts.svelte";
import type { ClientMessage, PageFacts, PageMessage, PageNews, Refusal } from "../lib/wire";
import { loadRules, withShape, type Rules } from "../play/rules";
import { Seat } from "../play/seat.svelte";
import type { Known } from "../play/table";
import { crc32 } from "./crc32";
import { Told, type Act } from "./told";

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
/** Milliseconds until the rules are asked for again that the server is still making. */
const PREPARING = 2_000;

export class Connection extends Seat {
  #socket: WebSocket | null = null;
  #waiting = new Map<string, Waiting>();
  #attempt = 0;
  #closed = false;
  #spoken: Language = language.now;
  /** What is known was told to somebody else: it is asked for again, from the beginning. */
  #stranger = false;
  #again: ReturnType<typeof setTimeout> | undefined;
  #pinging: ReturnType<typeof setInterval>;
  #heardAt = 0;
  #rules: Rules | null = null;
  /** Their file, as the server names it. */
  #engine: string | null = null;
  #loading = false;
  /** News that wait for the rules. */
  #queue: PageNews[] = [];
  #told = new Told();
  /** What is drawn: what was told, and the own choices. */
  #known: Known | null = null;

  constructor(
    match: string,
    private identity: string,
    seat: number | null = null,
    private readonly load = loadRules,
  ) {
    super(match, seat);
    this.#connect();
    this.#pinging = setInterval(() => this.#ping(), PING);
    addEventListener("offline", this.#offline);
    addEventListener("online", this.#online);
  }

  protected known(): Known | null {
    return this.#known;
  }

  act(action: string): Promise<Refusal | null> {
    const answered = this.#command({ type: "act", decision: this.table?.decision ?? 0, action });
    this.look(null);
    this.#draw();
    return answered;
  }

  undo(): Promise<Refusal | null> {
    return this.#command({ type: "undo" });
  }

  say(text: string): Promise<Refusal | null> {
    return this.#command({ type: "say", text });
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

  /** What is asked of the server: all that happened since, from the state that is known. */
  #question(): string {
    if (this.#stranger) this.#told = new Told();
    const { state } = this.#told;
    const asked = new URLSearchParams({ form: "bytes", lang: this.#spoken });
    asked.set("after", String(this.#stranger ? 0 : (this.entries.at(-1)?.seq ?? 0)));
    if (this.seat !== null) asked.set("seat", String(this.seat));
    if (state) asked.set("has", String(crc32(state)));
    return asked.toString();
  }

  #connect(): void {
    clearTimeout(this.#again);
    this.#spoken = language.now;
    this.#queue = [];
    const before = this.#socket;
    const socket = new WebSocket(site.socket(`matches/${this.match}/socket?${this.#question()}`));
    socket.binaryType = "arraybuffer";
    this.#socket = socket;
    before?.close();
    socket.onopen = () => {
      for (const { message } of this.#waiting.values()) socket.send(JSON.stringify(message));
    };
    socket.onmessage = ({ data }: MessageEvent<ArrayBuffer>) => {
      if (socket === this.#socket) this.#heard(decode(data) as PageMessage);
    };
    socket.onclose = (closing) => {
      if (this.#closed || socket !== this.#socket) return;
      if (closing.code === UNKNOWN) {
        this.status = "gone";
        return;
      }
      this.status = "lost";
      this.#connectAfter(PAUSES[Math.min(this.#attempt++, PAUSES.length - 1)] ?? 4000);
    };
  }

  #connectAfter(pause: number): void {
    clearTimeout(this.#again);
    this.#again = setTimeout(() => this.#connect(), pause);
  }

  #heard(message: PageMessage): void {
    this.#heardAt = Date.now();
    switch (message.type) {
      case "news":
        this.#queue.push(message);
        this.#takeUpNews();
        return;
      case "done":
        this.#answered(message.key, null);
        return;
      case "refused":
        if (message.key !== null) this.#answered(message.key, message);
    }
  }

  /** News in their order; those for which there are no rules yet, as soon as there are. */
  #takeUpNews(): void {
    for (let [news] = this.#queue; news; [news] = this.#queue) {
      const facts = news.facts ?? this.#told.facts;
      if (facts && !facts.archive && facts.status !== "lobby" && (!this.#rules || facts.engine !== this.#engine)) {
        void this.#prepare(facts);
        return;
      }
      this.#queue.shift();
      this.#takeUpOne(news);
    }
  }

  #takeUpOne(news: PageNews): void {
    if (this.#stranger) {
      this.forget();
      this.#stranger = false;
    }
    this.#attempt = 0;
    const entries = this.#told.fold(news, this.#rules);
    const now = this.#told.after([], this.#rules);
    if (!now) return;
    this.#known = now.known;
    this.takeUp(entries, now.table);
    for (const { key } of entries) if (key) this.#settle(key, null);
    this.acting = null;
    if (this.#acts().length) this.#draw();
  }

  /** Get all that a table is drawn with. Rules of another version than the server's cannot read its states. */
  async #prepare({ game, engine, shape }: PageFacts): Promise<void> {
    if (engine === null) {
      this.status = "preparing";
      this.#connectAfter(PREPARING);
      return;
    }
    const address = site.file(engine);
    if ((site.engine(game) ?? address) !== address || this.#rules) {
      this.close();
      this.status = "outdated";
      return;
    }
    if (this.#loading) return;
    this.#loading = true;
    try {
      const [rules] = await Promise.all([this.load(game, address), pageOf(game), loadTexts(language.now, game)]);
      [this.#rules, this.#engine] = [withShape(rules, shape), engine];
    } catch (error) {
      console.warn(error);
      this.#socket?.close();
      return;
    } finally {
      this.#loading = false;
    }
    this.#takeUpNews();
  }

  /** The own choices that are not answered yet. */
  #acts(): Act[] {
    return [...this.#waiting.values()].flatMap(({ message }) => (message.type === "act" ? [message] : []));
  }

  /** Draw the table with them. */
  #draw(): void {
    const now = this.#told.after(this.#acts(), this.#rules);
    if (!now) return;
    [this.table, this.#known, this.acting] = [now.table, now.known, now.acting];
  }

  /** A choice that is answered without news is drawn no more, unless it was told before. */
  #answered(key: string, refusal: Refusal | null): void {
    const isAct = this.#waiting.get(key)?.message.type === "act";
    this.#settle(key, refusal);
    if (isAct) this.#draw();
  }

  #settle(key: string, refusal: Refusal | null): void {
    const waiting = this.#waiting.get(key);
    this.#waiting.delete(key);
    waiting?.done(refusal);
  }
}
