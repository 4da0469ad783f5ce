/** node strip.mjs FOLDER: writes engine.worker.mjs and all that it imports there, as plain JavaScript for a browser. */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { stripTypeScriptTypes } from "node:module";
import { dirname, join, relative, resolve } from "node:path";

const web = resolve(import.meta.dirname, "..");
const folder = resolve(process.argv[2]);
const done = new Set();

/** A file and those that it names. Browsers want the ending of each. */
function strip(file) {
  if (done.has(file)) return;
  done.add(file);
  const code = readFileSync(file, "utf-8");
  const plain = file.endsWith(".ts") ? stripTypeScriptTypes(code) : code;
  const named = plain.replaceAll(/(from\s+")(\.[^"]+)(")/g, (_, before, name, after) => {
    strip(resolve(dirname(file), `${name}.ts`));
    return `${before}${name}.js${after}`;
  });
  const later = named.replaceAll(/(import\(`[^`]+)\.ts(`\))/g, "$1.js$2");
  const place = join(folder, relative(web, file).replace(/\.m?[jt]s$/, ".js"));
  mkdirSync(dirname(place), { recursive: true });
  writeFileSync(place, later);
}

strip(join(web, "tests", "engine.worker.mjs"));
for (const game of readdirSync(join(web, "src", "games"))) {
  const files = ["layout", "shape", "manifest"].map((name) => join(web, "src", "games", game, `${name}.ts`));
  if (files.every(existsSync)) files.forEach(strip);
}
