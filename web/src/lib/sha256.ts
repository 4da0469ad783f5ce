/** SHA-256, also where a page without https is not given the browser's own (a server in the same house). */
const WORD = 2 ** 32;

/** The first 32 bits of the fractional parts of roots of the first primes. */
function constants(count: number, root: number): number[] {
  const found: number[] = [];
  for (let candidate = 2; found.length < count; candidate++) {
    let prime = true;
    for (let divisor = 2; divisor * divisor <= candidate; divisor++) prime &&= candidate % divisor !== 0;
    if (prime) found.push(((candidate ** (1 / root) % 1) * WORD) | 0);
  }
  return found;
}

const turn = (word: number, by: number): number => (word >>> by) | (word << (32 - by));

export function sha256(bytes: Uint8Array): string {
  const K = constants(64, 3);
  const hash = constants(8, 2);
  const length = Math.ceil((bytes.length + 9) / 64) * 64;
  const padded = new Uint8Array(length);
  padded.set(bytes);
  padded[bytes.length] = 0x80;
  const words = new DataView(padded.buffer);
  words.setUint32(length - 4, bytes.length * 8);
  const w = new Int32Array(64);
  for (let block = 0; block < length; block += 64) {
    for (let i = 0; i < 16; i++) w[i] = words.getInt32(block + 4 * i);
    for (let i = 16; i < 64; i++) {
      const [a, b] = [w[i - 15] ?? 0, w[i - 2] ?? 0];
      const s0 = turn(a, 7) ^ turn(a, 18) ^ (a >>> 3);
      const s1 = turn(b, 17) ^ turn(b, 19) ^ (b >>> 10);
      w[i] = ((w[i - 16] ?? 0) + s0 + (w[i - 7] ?? 0) + s1) | 0;
    }
    let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = hash;
    for (let i = 0; i < 64; i++) {
      const one = (h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + ((e & f) ^ (~e & g)) + (K[i] ?? 0) + (w[i] ?? 0)) | 0;
      const two = ((turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
      [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0];
    }
    for (const [i, add] of [a, b, c, d, e, f, g, h].entries()) hash[i] = ((hash[i] ?? 0) + add) | 0;
  }
  return hash.map((word) => (word >>> 0).toString(16).padStart(8, "0")).join("");
}
