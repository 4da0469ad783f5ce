/** What needs no module; all else is compared with native code in tests/engine. */
import { expect, test } from "vitest";
import { spell } from "./engine";

test("choices of options are spelt as records have them", () => {
  expect([true, false, "intro", 3, "1"].map(spell)).toEqual(["yes", "no", "intro", "3", "1"]);
});
