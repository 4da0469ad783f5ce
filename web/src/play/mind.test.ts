import { expect, test } from "vitest";
import { mindOf } from "./mind";

test("what was learned follows the weights, with constants of its own", () => {
  const words = btoa(String.fromCharCode(...new Uint8Array(new BigInt64Array([-5n, 1n << 40n]).buffer)));
  const thinking = { levels: {}, weights: { stone: 3, value: -1 }, knobs: { tries: 4 } };
  const plain = { weights: new BigInt64Array([3n, -1n]), knobs: [4], learned: null };
  expect(mindOf({ ...thinking, learned: null })).toEqual(plain);
  const learned = { weights: new BigInt64Array([3n, -1n, -5n, 1n << 40n]), knobs: [7], learned: null };
  expect(mindOf({ ...thinking, learned: { knobs: { tries: 7 }, words } })).toEqual({ ...plain, learned });
});
