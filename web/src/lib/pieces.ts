/** Long work on the page's own thread is done in pieces, so that frames come in between. */

/** Milliseconds: less than a frame. */
const PIECE = 12;

/** Frames and whatever else waits come first. */
export const rest = (): Promise<void> => new Promise((done) => setTimeout(done));

/** Asked after every bit of work: a rest, if a piece has been done; null, if it can go on. */
export function pieces(): () => Promise<void> | null {
  let since = performance.now();
  return () => (performance.now() - since < PIECE ? null : rest().then(() => void (since = performance.now())));
}
