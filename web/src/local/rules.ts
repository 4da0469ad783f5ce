/** The rules of a game as this page has them: its engine, its manifest and its bots. */
import { Engine } from "../engine/engine";
import { enginePartsOf, manifestOf } from "../games/contract";
import type { Manifest } from "../games/manifest";
import { site } from "../lib/site";
import type { Rules } from "./worker";

export interface LocalGame {
  engine: Engine;
  manifest: Manifest;
  /** What the worker must know. */
  rules: Rules;
}

/** The page and its engines are of one version: this one's module has gone, or was never there. */
export class NoEngine extends Error {}

const loaded = new Map<string, Promise<LocalGame>>();

/** Loaded once; what could not be loaded is tried again. */
export function localGame(game: string): Promise<LocalGame> {
  const known = loaded.get(game);
  if (known) return known;
  const loading = load(game);
  loaded.set(game, loading);
  loading.catch(() => loaded.delete(game));
  return loading;
}

async function load(game: string): Promise<LocalGame> {
  const address = site.engine(`${game}.wasm`);
  if (address === null) throw new NoEngine(game);
  const [module, manifest, parts] = await Promise.all([compiled(address), manifestOf(game), enginePartsOf(game)]);
  if (!manifest || !parts) throw new NoEngine(game);
  const { categories, thinking } = manifest;
  const mind = { weights: Object.values(thinking.weights), knobs: Object.values(thinking.knobs) };
  const rules = { module, ...parts, categories, game, mind };
  return { engine: new Engine(rules), manifest, rules };
}

async function compiled(address: string): Promise<WebAssembly.Module> {
  const answer = await fetch(address);
  if (!answer.ok) throw new NoEngine(address);
  // Some hosts do not know what such a file is: then it cannot be compiled while it comes.
  return WebAssembly.compile(await answer.arrayBuffer());
}
