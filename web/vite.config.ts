import { svelte } from "@sveltejs/vite-plugin-svelte";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";

const WORKER = "sw";

/** The service worker is one file at the root, under the same name for ever; the server puts the list of files before it. */
const oneFileWorker: Plugin = {
  name: "one-file-worker",
  generateBundle(_, bundle) {
    const made = bundle[`${WORKER}.js`];
    if (made?.type !== "chunk" || made.imports.length || made.dynamicImports.length || made.exports.length)
      throw new Error("The service worker shares code with the page.");
  },
};

export default defineConfig({
  plugins: [svelte(), oneFileWorker],
  // The page lies wherever its host wants it.
  base: "./",
  build: {
    outDir: "../src/tetrapolis/server/static",
    emptyOutDir: true,
    assetsInlineLimit: 0,
    target: "es2022",
    rolldownOptions: {
      input: { index: "index.html", [WORKER]: "src/offline/service.ts" },
      output: {
        entryFileNames: ({ name }) => (name === WORKER ? "[name].js" : "assets/[name]-[hash].js"),
      },
      checks: { circularDependency: true },
      onLog(level, log, handle) {
        if (log.code !== "CIRCULAR_DEPENDENCY") handle(level, log);
        else if (!log.ids?.every((id) => id.includes("/node_modules/"))) throw new Error(log.message);
      },
    },
  },
  server: {
    fs: { allow: [".."] },
    proxy: { "/api": { target: "http://127.0.0.1:8080", ws: true } },
  },
  ...(process.env["VITEST"] ? { resolve: { conditions: ["browser"] } } : {}),
  test: {
    environment: "happy-dom",
    isolate: false,
    setupFiles: ["tests/setup.ts"],
    // Beside other work a test may take minutes; only one that hangs shall fail.
    testTimeout: 600_000,
    hookTimeout: 600_000,
    include: ["src/**/*.test.ts", "tests/**/*.test.ts"],
  },
});
