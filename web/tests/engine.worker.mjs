/** A worker of a browser that is told a game: compares its module with native answers, as engine.node.mjs does. */
import { compare } from "./engine";
import { engineOf } from "./engine.node";

const hex = (bytes) => Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, "0")).join("");
const digest = async (bytes) => hex(await crypto.subtle.digest("SHA-256", bytes)).slice(0, 16);
const fetched = (name) => fetch(new URL(`../${name}`, import.meta.url));

async function answer(game) {
  const [bytes, answers] = [await fetched(`${game}.wasm`), await fetched(`${game}.json`)];
  const { engine, mind } = await engineOf(game, await bytes.arrayBuffer());
  const { matches, searches, pads } = await answers.json();
  const wrong = await compare(engine, mind, { matches, searches, pads }, digest);
  return { wrong, steps: matches.reduce((sum, one) => sum + one.steps.length, 0), searches: searches.length };
}

addEventListener("message", ({ data }) => {
  answer(data).then(postMessage, (error) => postMessage({ wrong: [String(error.stack)] }));
});
