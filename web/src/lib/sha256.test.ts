import { expect, test } from "vitest";
import { sha256 } from "./sha256";

const text = (words: string): Uint8Array => new TextEncoder().encode(words);

test("the examples of the standard", () => {
  expect(sha256(text("abc"))).toBe("ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
  expect(sha256(text(""))).toBe("e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
  expect(sha256(text("abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq"))).toBe(
    "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1",
  );
});

test("the same as the browser's own, for every length around a block", async () => {
  for (let length = 50; length < 70; length++) {
    const bytes = Uint8Array.from({ length }, (_, place) => (place * 37) % 256);
    const own = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
    expect(sha256(bytes)).toBe(Array.from(own, (byte) => byte.toString(16).padStart(2, "0")).join(""));
  }
});
