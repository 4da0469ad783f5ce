/** Who sits at this device and whose turn at it is: people who share it have a connection for each seat. */
import type { EntryLine, Table } from "../lib/wire";
import type { Host } from "../play/host";
import type { Seat } from "../play/seat.svelte";

export class Company {
  #first = $state.raw<Seat | null>(null);
  #others = $state.raw<Seat[]>([]);
  #at = $state<number | null>(null);
  /** Of several people at this device, which one has opened the page, in the middle of a match? */
  #whoIsThere = $state(false);

  constructor(readonly host: Host) {
    $effect(() => {
      if (this.#whoIsThere && this.#isSeated && !this.#isHiding) this.#whoIsThere = false;
      if (this.#next && this.handTo === null) this.#at = this.#next.seat;
    });
  }

  /** The seat whose table is shown. */
  readonly shown = $derived<Seat | null>(this.#others.find((one) => one.seat === this.#at) ?? this.#first);
  readonly table = $derived<Table | null>(this.shown?.table ?? null);
  readonly seats = $derived<Seat[]>(this.#first ? [this.#first, ...this.#others] : []);

  readonly myTurn = $derived.by(() => {
    const { table } = this;
    return table !== null && table.seat !== null && table.pending.includes(table.seat) && table.legal.length > 0;
  });

  readonly #isSeated = $derived(this.#others.every((one) => one.table));
  readonly #isHiding = $derived(this.table?.status === "running" && this.#others.some((one) => one.table?.hidden));
  /** Who must choose, if it is not the one that is shown, once that one's table is known. */
  readonly #next = $derived(
    this.#others.length && this.table && !this.myTurn ? this.#others.find((one) => one.table?.legal.length) : undefined,
  );
  readonly #arriving = $derived(
    this.#whoIsThere && this.#isSeated && this.#isHiding
      ? (this.#others.find((one) => one.table?.legal.length) ?? this.#others[0])
      : undefined,
  );

  /** Nobody knows yet who is there, nor whether somebody has something to hide. */
  readonly isOpening = $derived(this.#whoIsThere && !this.#isSeated);

  /** Whom the device is handed over to, where somebody has something to hide; else the next one just goes on. */
  readonly handTo = $derived.by<number | null>(() => {
    if (this.#arriving) return this.#arriving.seat;
    const next = this.#next;
    return next?.table && (this.table?.hidden || next.table.hidden) ? next.seat : null;
  });

  /** Who has just chosen here and may take that back before the device is handed over; nobody, if it was opened anew. */
  readonly choseHere = $derived.by<number | null>(() => {
    if (this.#arriving) return null;
    const own = this.table?.mine ?? [];
    const last = this.shown?.entries.findLast(
      ({ kind, seat }) => kind === "action" && seat !== null && own.includes(seat),
    );
    return last && last.seat === this.table?.seat ? last.seat : null;
  });

  /** Who takes back: at a device that nobody hands over, the last one who chose here. */
  movedLast(): Seat | null {
    if (this.table?.hidden) return this.shown;
    const last = this.shown?.entries.findLast(({ kind }) => kind === "action")?.seat;
    return this.#others.find(({ seat }) => seat === last) ?? this.shown;
  }

  /** Sit down, and hear of news; what comes back stands up again. */
  sit(heard: (fresh: EntryLine[], now: Table) => void): () => void {
    const opened = this.host.sit(null);
    this.#first = opened;
    const stop = opened.listen((fresh, now) => {
      this.#seatAll(fresh, now);
      heard(fresh, now);
    });
    return () => {
      stop();
      for (const one of this.seats) one.close();
    };
  }

  #seatAll(fresh: EntryLine[], { mine }: Table): void {
    if (mine.length < 2 || this.#others.length) return;
    this.#others = mine.map((seat) => this.host.sit(seat));
    this.#at = mine[0] ?? null;
    this.#whoIsThere = fresh.some(({ kind, seat }) => kind === "action" && seat !== null && mine.includes(seat));
  }

  /** The next one is there. */
  handOver(): void {
    const to = this.handTo;
    this.#whoIsThere = false;
    this.#at = to;
  }
}
