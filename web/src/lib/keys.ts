/** Shortcuts: the sign that a person sees on the key or, where a layout has no Latin letters, the one at its place. */

/** Signs that are typed the same everywhere, Latin letters, and keys with names ("Escape"). */
const AS_SEEN = /^([ -~]|\p{Script=Latin}|..+)$/u;

/** What a key bears beside letters of another script. */
function atPlace({ code, shiftKey }: KeyboardEvent): string {
  if (code === "Slash") return shiftKey ? "?" : "/";
  return (/^(?:Key([A-Z])|Digit(\d))$/.exec(code)?.slice(1).join("") ?? "").toLowerCase();
}

function signOf(event: KeyboardEvent): string {
  // Cyrillic layouts have the full stop and the comma where others have the slash and the question mark.
  const moved = event.code === "Slash" && (event.key === "." || event.key === ",");
  if (moved || !AS_SEEN.test(event.key)) return atPlace(event);
  return event.key.length === 1 ? event.key.toLowerCase() : event.key;
}

/**
 * The shortcut that a key stands for, letters small; none if the key was used already, types, or commands the browser.
 * While a dialog is open there are none, unless one is `within` it.
 */
export function shortcut(event: KeyboardEvent, within = false): string {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return "";
  const typing = event.target instanceof Element && event.target.closest("input, select, textarea");
  return typing || (!within && document.querySelector("dialog[open]")) ? "" : signOf(event);
}

/** The digits from 1 on stand for the first things that can be chosen: which one, counted from 0. */
export function chosenBy(key: string): number | null {
  return /^[1-9]$/.test(key) ? Number(key) - 1 : null;
}
