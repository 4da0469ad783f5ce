/** node pads.node.mjs GAME MODULE PADS: counts score pads by the page's model and a module; exits with 1 if they differ. */
import { readFileSync } from "node:fs";
import "./typescript.mjs";

const [game, module, pads] = process.argv.slice(2);
const { engineOf } = await import("./engine.node.ts");
const { padDiffers } = await import("./pads.ts");
const { engine } = await engineOf(game, readFileSync(module));
const all = JSON.parse(readFileSync(pads, "utf-8"));
const begun = process.cpuUsage();
const wrong = all.flatMap((one, place) => padDiffers(engine, game, one).map((what) => `pad ${place}, ${what}`));
const { user, system } = process.cpuUsage(begun);
for (const one of wrong.slice(0, 20)) console.log(one);
const strokes = all.reduce((sum, one) => sum + one.strokes.length, 0);
console.log(
  `${game}: ${all.length} pads, ${strokes} strokes in ${((user + system) / 1e6).toFixed(1)} s of a processor`,
);
process.exit(wrong.length ? 1 : 0);
