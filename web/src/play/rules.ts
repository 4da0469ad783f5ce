/** The rules of a game as this page has them: its engine, its manifest and its bots. */
import { Engine } from "../engine/engine";
import { enginePartsOf, manifestOf } from "../games/contract";
import type { Manifest } from "../games/manifest";
import type { Shape } from "../lib/records";
import { site } from "../lib/site";
import { mindOf } from "./mind";
import type { WorkerRules } from "./worker";

export interface Rules {
  engine: Engine;
  manifest: Manifest;
  forWorker: WorkerRules;
}

/** There is no module for a game: it has gone, or was never there. */
export class NoEngine extends Error {}

const loaded = new Map<string, Promise<Rules>>();

/** Loaded once, from the address that this version of the page has, if no other is given; what failed is tried again. */
export function loadRules(game: string, address = site.engine(game)): Promise<Rules> {
  if (address === null) return Promise.reject(new NoEngine(game));
  const known = loaded.get(address);
  if (known) return known;
  const loading = load(game, address);
  loaded.set(address, loading);
  loading.catch(() => loaded.delete(address));
  return loading;
}

async function load(game: string, address: string): Promise<Rules> {
  const [module, manifest, parts] = await Promise.all([compiled(address), manifestOf(game), enginePartsOf(game)]);
  if (!manifest || !parts) throw new NoEngine(game);
  const { categories, thinking } = manifest;
  const mind = mindOf(thinking);
  const forWorker = { module, ...parts, categories, game, mind };
  return { engine: new Engine(forWorker), manifest, forWorker };
}

/** The same rules for a match whose views are read in another way. */
export const withShape = (rules: Rules, shape: Shape<unknown> | null): Rules =>
  shape ? { ...rules, engine: new Engine({ ...rules.forWorker, shape }) } : rules;

async function compiled(address: string): Promise<WebAssembly.Module> {
  const answer = await fetch(address);
  if (!answer.ok) throw new NoEngine(address);
  // Some hosts do not know what such a file is: then it cannot be compiled while it comes.
  return WebAssembly.compile(await answer.arrayBuffer());
}
