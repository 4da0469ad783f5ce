import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: "../src/tetrapolis/server/static",
    emptyOutDir: true,
    assetsInlineLimit: 0,
    target: "es2022",
    rolldownOptions: {
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
  test: { environment: "happy-dom", isolate: false, include: ["src/**/*.test.ts", "tests/**/*.test.ts"] },
});
