/** node figures.node.mjs GAME MODULE SEATS SECONDS PLAYOUTS SEED: games per second of processor time, seconds of a search. */
import { readFileSync } from "node:fs";
import "./typescript.mjs";

const [game, module, seats, seconds, playouts, seed] = process.argv.slice(2);
const { engineOf } = await import("./engine.node.ts");
const { engine, mind } = await engineOf(game, readFileSync(module));
const { Thinker, wayOf } = await import("../src/engine/thinking.ts");
const { memory, layout, categories } = engine;
const parties = layout.parties[seats];
const state = engine.deal(Number(seats), {}, BigInt(seed));
const spent = () => process.cpuUsage().user / 1e6;

const [s, rng, scores] = [memory.take(state.length), memory.take(16), memory.take(8 * parties * categories.length)];
memory.put(s, state);
memory.call.seed(rng, 2, BigInt(seed), 0n);
const play = (count) => memory.call.play_games(s, rng, 2, count, scores, parties, categories.length);
play(200); // until it is optimized
let count = 0;
const begun = spent();
while (spent() - begun < Number(seconds)) count += (play(20), 20);
const games = count / (spent() - begun);

const seat = engine.pending(state)[0];
const view = engine.forget(state, seat, 0, 1);
const think = () => new Thinker(engine, mind, wayOf(`search:${playouts}`), Number(seed)).think(view, seat);
think();
const before = spent();
think();
console.log(JSON.stringify({ games, search: spent() - before }));
