/** Round numbers for an axis. */

const STEPS = [1, 2, 5, 10];

/** The marks of an axis from a lowest to a highest number: a few, evenly spaced, the first and the last around them all. */
export function marksOf(lowest: number, highest: number, about = 4): number[] {
  const rough = Math.max(1, (highest - lowest) / about);
  const power = 10 ** Math.floor(Math.log10(rough));
  const gap = power * (STEPS.find((step) => step * power >= rough) ?? 10);
  const [first, last] = [Math.floor(lowest / gap), Math.max(Math.ceil(highest / gap), Math.floor(lowest / gap) + 1)];
  return Array.from({ length: last - first + 1 }, (_, place) => (first + place) * gap);
}

/** Labels moved apart by at least a gap, as little as need be, between two ends; in the order given. */
export function apart(wanted: number[], gap: number, from: number, to: number): number[] {
  const order = wanted.map((_, place) => place).toSorted((a, b) => (wanted[a] ?? 0) - (wanted[b] ?? 0));
  const placed: number[] = [];
  for (const one of order) placed.push(Math.max(wanted[one] ?? 0, from, (placed.at(-1) ?? -Infinity) + gap));
  for (let place = placed.length - 1, limit = to; place >= 0; place--) {
    placed[place] = Math.min(placed[place] ?? 0, limit);
    limit = (placed[place] ?? 0) - gap;
  }
  const found: number[] = [];
  order.forEach((one, place) => (found[one] = placed[place] ?? 0));
  return found;
}
