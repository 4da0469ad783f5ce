import { readdirSync } from "node:fs";
import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import { defineConfig, globalIgnores } from "eslint/config";
import ts from "typescript-eslint";

/** Folders of src, the lowest first: each imports only from those before its own line. App.svelte puts them together. */
const LAYERS = [
  ["lib"],
  ["engine"],
  ["pieces", "stage"],
  ["games"],
  ["play"],
  ["local"],
  ["shell"],
  ["server"],
  ["sheet"],
  ["table"],
  ["analysis"],
  ["gallery", "learn", "lobby", "memory", "offline", "pad", "replay"],
];

const foldersIn = (place) =>
  readdirSync(new URL(place, import.meta.url), { withFileTypes: true })
    .filter((one) => one.isDirectory())
    .map(({ name }) => name);

/** Rules for the imports of a folder; games know nothing of each other either, and are loaded by name. */
function layerOf(folder) {
  const layer = LAYERS.findIndex((folders) => folders.includes(folder));
  if (layer === -1) throw new Error(`src/${folder} has no layer`);
  const others = LAYERS.slice(layer)
    .flat()
    .filter((one) => one !== folder);
  const forbidden = folder === "games" ? [...others, ...foldersIn("src/games")] : others;
  const regex = `^(\\.\\.?/)+(${forbidden.join("|")})/`;
  return {
    files: [`src/${folder}/**`],
    rules: {
      "no-restricted-imports": ["error", { patterns: [{ regex, message: `It is not below ${folder}.` }] }],
      "no-restricted-syntax": [
        "error",
        { selector: "ImportExpression", message: "Only App.svelte loads folders late." },
      ],
    },
  };
}

const off = (...rules) => Object.fromEntries(rules.map((rule) => [rule, "off"]));

export default defineConfig(
  // What scripts make is as they make it; svelte-check knows its types.
  globalIgnores([
    "eslint.config.js",
    "src/lib/schema.ts",
    "src/games/*/{layout,manifest,shape,view}.ts",
    "tests/*.mjs",
  ]),
  js.configs.recommended,
  ts.configs.strictTypeChecked,
  svelte.configs.recommended,
  {
    languageOptions: { parserOptions: { projectService: true, extraFileExtensions: [".svelte"] } },
    linterOptions: { reportUnusedDisableDirectives: "error" },
    rules: {
      "@typescript-eslint/consistent-type-imports": "error",
      // {#each ... as _, place}
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_$", varsIgnorePattern: "^_$" }],
      "@typescript-eslint/no-confusing-void-expression": ["error", { ignoreArrowShorthand: true }],
      // Strings that are taken apart are notations and codes: plain letters.
      "@typescript-eslint/no-misused-spread": ["error", { allow: ["string"] }],
      // What an index finds may be undefined for the compiler; that a text exists is tested in tests/text.
      "@typescript-eslint/restrict-template-expressions": ["error", { allowAny: false, allowNullish: true }],
      // An effect names with `void` what makes it run again.
      ...off("@typescript-eslint/no-meaningless-void-operator"),
      // Maps and sets are replaced as a whole ($state.raw), or nothing on the page follows them.
      ...off("svelte/prefer-svelte-reactivity"),
      // The compiler knows what is defined.
      ...off("no-undef"),
    },
  },
  { files: ["**/*.svelte", "**/*.svelte.ts"], languageOptions: { parserOptions: { parser: ts.parser } } },
  {
    // Components are `any` here, with all that they hand out; svelte-check knows their types.
    files: ["**/*.svelte"],
    rules: off(
      "@typescript-eslint/no-unsafe-argument",
      "@typescript-eslint/no-unsafe-assignment",
      "@typescript-eslint/no-unsafe-call",
      "@typescript-eslint/no-unsafe-member-access",
      "@typescript-eslint/no-unsafe-return",
    ),
  },
  foldersIn("src").map(layerOf),
  // A test may be sure of its position: if it errs, it fails.
  { files: ["**/*.test.ts"], rules: off("@typescript-eslint/no-non-null-assertion") },
);
