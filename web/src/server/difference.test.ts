/** Differences in the form that core/difference.py describes; the bytes here are written by hand. */
import { expect, test } from "vitest";
import { crc32 } from "./crc32";
import { patched } from "./difference";

test("a difference says how many bytes stay, how many are new, and these", () => {
  const before = Uint8Array.from({ length: 12 }, (_, place) => place);
  expect([...patched(before, Uint8Array.of(2, 1, 90, 4, 2, 91, 92))]).toEqual([
    ...[0, 1, 90, 3, 4, 5, 6, 91, 92, 9, 10, 11],
  ]);
  expect(before[2]).toBe(2);
});

test("nothing is a difference too, and long ways take several bytes", () => {
  const before = new Uint8Array(600);
  expect(patched(before, new Uint8Array())).toEqual(before);
  const after = patched(before, Uint8Array.of(255, 0, 255, 1, 7, 0, 1, 8));
  expect([after[510], after[511], after.filter(Boolean).length]).toEqual([7, 8, 2]);
});

test("the checksum is zlib's", () => {
  expect(crc32(new TextEncoder().encode("123456789"))).toBe(0xcbf43926);
  expect(crc32(new Uint8Array())).toBe(0);
});
