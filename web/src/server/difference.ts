/** What has changed in a state: as core/difference.py writes it. */

/** The bytes after a difference: how many stay, how many are new, then these; and so on. */
export function patched(before: Uint8Array, difference: Uint8Array): Uint8Array {
  const after = before.slice();
  let at = 0;
  for (let place = 0; place + 1 < difference.length;) {
    const [stay = 0, fresh = 0] = difference.subarray(place, place + 2);
    after.set(difference.subarray(place + 2, place + 2 + fresh), at + stay);
    at += stay + fresh;
    place += 2 + fresh;
  }
  return after;
}
