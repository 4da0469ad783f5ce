/** Finished matches, played once more for their result: each once, however often the result is put aside and opened. */
import type { Moment } from "../play/course";
import type { Host } from "../play/host";

export class Playing {
  /** Null until the match has been played. */
  course = $state.raw<Moment[] | null>(null);
  /** How much of it has been: from 0 to 1. */
  known = $state(0);
  failed = $state(false);

  constructor(host: Host) {
    host
      .course((part) => (this.known = part))
      .then((found) => (this.course = found))
      .catch(() => (this.failed = true));
  }
}

const all = new WeakMap<Host, Playing>();

/** The match of this host, played or being played; what has failed is tried again. */
export function playingOf(host: Host): Playing {
  const found = all.get(host);
  if (found && !found.failed) return found;
  const made = new Playing(host);
  all.set(host, made);
  return made;
}
