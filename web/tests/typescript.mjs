/** Node reads TypeScript by itself; here it also finds modules that are named without their ending, as bundlers do. */
import { existsSync } from "node:fs";
import { registerHooks } from "node:module";
import { fileURLToPath } from "node:url";

registerHooks({
  resolve: (name, context, next) => {
    const place = name.startsWith(".") ? new URL(`${name}.ts`, context.parentURL) : null;
    return next(place && existsSync(fileURLToPath(place)) ? place.href : name, context);
  },
});
