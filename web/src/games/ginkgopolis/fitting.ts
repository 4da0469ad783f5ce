/** The largest size, up to `most`, at which so many squares lie in a box of this width and height; the least where there is no room at all. */
export function squareIn(
  count: number,
  width: number,
  height: number,
  gap: number,
  most: number,
  least: number,
): number {
  for (let size = most; size > least; size--) {
    const [across, down] = [width, height].map((room) => Math.floor((room + gap) / (size + gap)));
    if ((across ?? 0) * (down ?? 0) >= count) return size;
  }
  return least;
}
