/** A WebAssembly module made of compiled rules, and its memory. */

/** An address in the memory of a module. */
export type Address = number;

/** Sums, gaps and squares of a judge, each by row and quantity. */
type Tables = [
  sums: Address,
  rows: number,
  quantities: number,
  gaps: Address,
  rows: number,
  quantities: number,
  squares: Address,
  rows: number,
  quantities: number,
];

/** What modules export, as src/tetrapolis/engines.py lists it: an array is an address and its lengths. */
export interface Exports {
  memory: WebAssembly.Memory;
  alloc(bytes: number): Address;
  release(block: Address): void;
  live_blocks(): number;
  seed(rng: Address, words: number, high: bigint, low: bigint): void;
  below(rng: Address, words: number, bound: number): number;
  setup(s: Address): void;
  pending(s: Address): number;
  refusal(s: Address, seat: number, action: number): number;
  legal(s: Address, seat: number, out: Address, most: number): number;
  sample(s: Address, seat: number, rng: Address, words: number): number;
  apply(s: Address, seat: number, action: number): void;
  score(s: Address, party: number, out: Address, categories: number): void;
  rank(s: Address, points: Address, categories: number, out: Address, parties: number): void;
  /** Only where a game has a score pad. */
  count_pad?(
    ...of: [
      s: Address,
      entries: Address,
      count: number,
      numbers: number,
      given: Address,
      parties: number,
      columns: number,
      told: Address,
      count: number,
      two: number,
      points: Address,
      parties: number,
      categories: number,
      notes: Address,
      parties: number,
      notes: number,
      places: Address,
      two: number,
      parties: number,
      doubts: Address,
      parties: number,
      doubts: number,
    ]
  ): void;
  determinize(s: Address, seat: number, rng: Address, words: number): void;
  clear_events(s: Address): void;
  look(s: Address, seat: number, view: Address): void;
  count(s: Address): number;
  find(s: Address, action: Address, again: Address): number;
  /** Only where choices may take several steps. */
  unfinished?(s: Address, seat: number): number;
  write_notations(
    ...of: [
      s: Address,
      actions: Address,
      count: number,
      explained: Address,
      room: number,
      program: Address,
      length: number,
      texts: Address,
      letters: number,
      starts: Address,
      words: number,
      out: Address,
      most: number,
    ]
  ): number;
  act(s: Address, seat: number, action: number): void;
  describe(s: Address, seat: number, action: number, told: Address): void;
  foresee(
    ...of: [
      deals: Address,
      count: number,
      worlds: Address,
      same: number,
      rngs: Address,
      rows: number,
      words: number,
      seat: number,
      others: number,
      actions: Address,
      chosen: number,
      points: Address,
      three: number,
      categories: number,
      owned: Address,
      three: number,
      goods: number,
      unsure: Address,
      two: number,
    ]
  ): void;
  /** Only where a game tells what choices cost and bring, item by item. */
  sure_parts?(
    ...of: [
      deals: Address,
      count: number,
      worlds: Address,
      rooms: number,
      seat: number,
      actions: Address,
      chosen: number,
      told: Address,
      most: number,
      out: Address,
      same: number,
    ]
  ): number;
  has_learned(
    ...of: [
      before: Address,
      after: Address,
      worlds: Address,
      two: number,
      viewer: number,
      seat: number,
      actions: Address,
      chosen: number,
      choices: Address,
      room: number,
      views: Address,
      both: number,
      seen: Address,
      bytes: number,
    ]
  ): number;
  consider(
    ...of: [
      s: Address,
      seat: number,
      rng: Address,
      words: number,
      most: number,
      weights: Address,
      count: number,
      only: Address,
      wanted: number,
      actions: Address,
      limit: number,
      tree: Address,
      rows: number,
      nodes: number,
    ]
  ): number;
  search(
    ...of: [
      pool: Address,
      states: number,
      raw: Address,
      two: number,
      size: number,
      seat: number,
      rng: Address,
      words: number,
      playouts: number,
      knobs: Address,
      constants: number,
      weights: Address,
      count: number,
      tree: Address,
      rows: number,
      nodes: number,
      actions: Address,
      limit: number,
      points: Address,
      parties: number,
      categories: number,
      sums: Address,
      candidates: number,
      same: number,
      shares: Address,
      all: number,
    ]
  ): void;
  judge(
    ...of: [
      pool: Address,
      three: number,
      seat: number,
      played: number,
      high: number,
      budget: Address,
      length: number,
      thresholds: Address,
      count: number,
      knobs: Address,
      constants: number,
      weights: Address,
      count: number,
      actions: Address,
      limit: number,
      chosen: Address,
      rows: number,
      active: Address,
      rows: number,
      rngs: Address,
      both: number,
      words: number,
      points: Address,
      categories: number,
      ranks: Address,
      parties: number,
      found: Address,
      rows: number,
      quantities: number,
      sums: Address,
      rows: number,
      quantities: number,
      gaps: Address,
      rows: number,
      quantities: number,
      squares: Address,
      rows: number,
      quantities: number,
      verdict: Address,
      said: number,
    ]
  ): void;
  look_back(
    ...of: [
      pool: Address,
      three: number,
      high: number,
      worlds: number,
      knobs: Address,
      constants: number,
      weights: Address,
      count: number,
      actions: Address,
      limit: number,
      rngs: Address,
      both: number,
      words: number,
      points: Address,
      categories: number,
      ranks: Address,
      parties: number,
      out: Address,
      quantities: number,
      shares: Address,
      parties: number,
    ]
  ): void;
  tell_figures(
    ...of: [...Tables, worlds: number, categories: number, figures: Address, rows: number, columns: number]
  ): void;
  tell_moves(
    ...of: [
      ...Tables,
      worlds: number,
      categories: number,
      parties: number,
      moved: Address,
      two: number,
      parties: number,
    ]
  ): void;
  next_chunk(chunk: number, spent: number, left: number): number;
  rank_candidates(tree: Address, rows: number, nodes: number, order: Address, count: number): void;
}

/** The memory of a module. Its buffer is another one as soon as it grows: it is asked for anew each time. */
export class Memory {
  readonly call: Exports;

  constructor(module: WebAssembly.Module) {
    this.call = new WebAssembly.Instance(module).exports as unknown as Exports;
  }

  /** Room for so many bytes, all zero. */
  take(bytes: number): Address {
    const at = this.call.alloc(Math.max(1, bytes));
    this.bytes(at, bytes).fill(0);
    return at;
  }

  /** Room that holds these numbers. */
  keep(numbers: ArrayLike<bigint | number>): Address {
    const at = this.take(8 * numbers.length);
    this.longs(at, numbers.length).set(Array.from(numbers, BigInt));
    return at;
  }

  /** Work with some room, and give it back. */
  within<T>(sizes: number[], work: (...rooms: Address[]) => T): T {
    const rooms = sizes.map((bytes) => this.take(bytes));
    try {
      return work(...rooms);
    } finally {
      for (const room of rooms.reverse()) this.call.release(room);
    }
  }

  put(at: Address, bytes: Uint8Array): void {
    this.bytes(at, bytes.length).set(bytes);
  }

  copy(at: Address, count: number): Uint8Array {
    return this.bytes(at, count).slice();
  }

  bytes(at: Address, count: number): Uint8Array {
    return new Uint8Array(this.call.memory.buffer, at, count);
  }

  ints(at: Address, count: number): Int32Array {
    return new Int32Array(this.call.memory.buffer, at, count);
  }

  longs(at: Address, count: number): BigInt64Array {
    return new BigInt64Array(this.call.memory.buffer, at, count);
  }

  get view(): DataView {
    return new DataView(this.call.memory.buffer);
  }
}
