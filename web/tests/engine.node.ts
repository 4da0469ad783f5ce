/** The engine of a game from the bytes of its module: in Node, or in a worker of a browser. */
import { Engine } from "../src/engine/engine";
import type { Layout } from "../src/engine/layout";
import type { Mind } from "../src/engine/thinking";
import { mindOf } from "../src/play/mind";
import type { Manifest } from "../src/games/manifest";
import type { Shape } from "../src/lib/records";

export async function engineOf(game: string, bytes: BufferSource): Promise<{ engine: Engine; mind: Mind }> {
  const [{ LAYOUT }, { SHAPE }, { MANIFEST }] = (await Promise.all(
    ["layout", "shape", "manifest"].map((name) => import(`../src/games/${game}/${name}.ts`)),
  )) as [{ LAYOUT: Layout }, { SHAPE: Shape<unknown> }, { MANIFEST: Manifest }];
  const module = new WebAssembly.Module(bytes);
  const foreign = WebAssembly.Module.imports(module);
  if (foreign.length) throw new Error(`the module imports ${foreign.map(({ name }) => name).join(", ")}`);
  const { categories, thinking } = MANIFEST;
  const mind = mindOf(thinking);
  return { engine: new Engine({ module, layout: LAYOUT, shape: SHAPE, categories }), mind };
}
