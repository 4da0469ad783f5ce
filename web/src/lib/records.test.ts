/** A view read from its bytes is the view that JSON gives. */
import { expect, test } from "vitest";
import { readRecord, type Shape } from "./records";

const SHAPES = import.meta.glob<{ SHAPE: Shape<unknown> }>("../games/*/shape.ts", { eager: true });
const EXAMPLES = import.meta.glob<{ default: { bytes: string; view: unknown } }>("../games/*/shape-example.json", {
  eager: true,
});

test.each(Object.keys(SHAPES))("%s", (path) => {
  const shape = SHAPES[path]?.SHAPE as Shape<unknown>;
  const example = EXAMPLES[path.replace("shape.ts", "shape-example.json")]?.default;
  const bytes = Uint8Array.from(atob(example?.bytes ?? ""), (letter) => letter.charCodeAt(0));
  expect(bytes.length).toBe(shape.size);
  expect(readRecord(shape, bytes)).toEqual(example?.view);
});

test("there are shapes of four games", () => {
  expect(Object.keys(SHAPES)).toHaveLength(4);
});
