/** node engine.node.mjs GAME MODULE VECTORS: compares a module with native answers; exits with 1 if they differ. */
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import "./typescript.mjs";

const [game, module, vectors] = process.argv.slice(2);
const { compare } = await import("./engine.ts");
const { engineOf } = await import("./engine.node.ts");
const { engine, mind } = await engineOf(game, readFileSync(module));
const digest = (bytes) => createHash("sha256").update(bytes).digest("hex").slice(0, 16);
const answers = JSON.parse(readFileSync(vectors, "utf-8"));
const wrong = await compare(engine, mind, answers, digest);
for (const one of wrong) console.log(one);
const steps = answers.matches.reduce((sum, one) => sum + one.steps.length, 0);
console.log(`${game}: ${answers.matches.length} matches, ${steps} steps, ${answers.searches.length} searches`);
process.exit(wrong.length ? 1 : 0);
