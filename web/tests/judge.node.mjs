/** node judge.node.mjs GAME MODULE ANALYSIS: compares an analysis of a module with a native one; exits with 1 if they differ. */
import { readFileSync } from "node:fs";
import "./typescript.mjs";

const [game, module, analysis] = process.argv.slice(2);
const { engineOf } = await import("./engine.node.ts");
const { analysed } = await import("./judge.ts");
const { engine, mind } = await engineOf(game, readFileSync(module));
const { record, wanted } = JSON.parse(readFileSync(analysis, "utf-8"));
const begun = process.cpuUsage();
const found = await analysed(game, engine, mind, record, wanted);
const { user, system } = process.cpuUsage(begun);
const wrong = wanted.verdicts.findIndex((one, place) => JSON.stringify(one) !== JSON.stringify(found.verdicts[place]));
const same = JSON.stringify(found) === JSON.stringify(wanted);
if (!same)
  console.log(
    `verdict ${wrong}`,
    JSON.stringify(found.verdicts[wrong]),
    "instead of",
    JSON.stringify(wanted.verdicts[wrong]),
  );
if (!same) console.log(JSON.stringify(found.ledger), JSON.stringify(wanted.ledger));
console.log(`${game}: ${found.verdicts.length} verdicts in ${((user + system) / 1e6).toFixed(1)} s of a processor`);
process.exit(same ? 0 : 1);
