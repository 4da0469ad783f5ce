// node bench_engine.mjs MODULE, with a search as JSON on standard input: the processor time of the second one.
import { readFileSync } from "node:fs";

const asked = JSON.parse(readFileSync(0, "utf8"));
const module = new WebAssembly.Module(readFileSync(process.argv[2]));
const call = new WebAssembly.Instance(module).exports;
const take = (size) => call.alloc(Math.max(1, size));
const bytes = (at, size) => new Uint8Array(call.memory.buffer, at, size);

function put(text) {
  const given = Buffer.from(text, "base64");
  const at = take(given.length);
  bytes(at, given.length).set(given);
  return at;
}

function search() {
  const { parties, categories, legal, nodes, playouts } = asked;
  const [state, rng, knobs, weights] = [asked.state, asked.rng, asked.knobs, asked.weights].map(put);
  const size = Buffer.from(asked.state, "base64").length;
  const pool = take(2 * size);
  for (const copy of [0, 1]) bytes(pool + copy * size, size).set(bytes(state, size));
  const [actions, tree] = [take(4 * legal), take(8 * 6 * nodes)];
  bytes(tree, 8 * 6 * nodes).fill(0);
  const words = (text) => Buffer.from(text, "base64").length / 8;
  const thinks = [weights, words(asked.weights)];
  const count = call.consider(pool, asked.seat, rng, 2, 0, ...thinks, take(4), 0, actions, legal, tree, 6, nodes);
  const [points, sums, shares] = [parties, count + 1, 1].map((rows) => take(8 * rows * categories * (count + 1)));
  bytes(sums, 8 * (count + 1) * categories).fill(0);
  bytes(shares, 8 * (count + 1)).fill(0);
  const known = [knobs, words(asked.knobs), ...thinks, tree, 6, nodes, actions, legal];
  const begun = process.cpuUsage().user;
  call.search(
    ...[pool, 2, pool, 2, size, asked.seat, rng, 2, playouts, ...known],
    ...[points, parties, categories, sums, count + 1, categories, shares, count + 1],
  );
  return (process.cpuUsage().user - begun) / playouts;
}

search(); // until it is optimized
console.log(JSON.stringify(search()));
