/** What happened, in sentences. */
import { personName } from "../lib/names";
import { say } from "../lib/sentences";
import { knows, type Speak } from "../lib/texts.svelte";
import type { EntryLine, EventLine } from "../lib/wire";

export interface Tongue {
  game: string;
  names: string[];
  ofGame: Speak;
  speak: Speak;
  /** Fields and slots are told by their notation, as experts want it. */
  exact: boolean;
}

export function tellEvent(event: EventLine, { game, names, ofGame, exact }: Tongue): string {
  const details: Record<string, string | number> = { ...event.numbers };
  for (const [name, word] of Object.entries(event.words)) {
    details[name] = say(word, ofGame);
  }
  details["name"] = event.seat >= 0 ? (names[event.seat] ?? "") : "";
  const key = `event-${event.kind}`;
  const hidden = Object.keys(event.numbers).length === 0 && knows(`${key}-hidden`, game);
  if (hidden) return ofGame(`${key}-hidden`, details);
  return ofGame(!exact && knows(`${key}-plain`, game) ? `${key}-plain` : key, details);
}

export function tellEntry(entry: EntryLine, tongue: Tongue): string[] {
  if (entry.kind === "action" && entry.events) return entry.events.map((event) => tellEvent(event, tongue));
  const name = entry.name
    ? personName(entry.name, tongue.speak)
    : entry.seat !== null
      ? (tongue.names[entry.seat] ?? "")
      : "";
  if (entry.kind === "said") return [`${name}: ${entry.text || tongue.speak("page-erased")}`];
  // Of an archived match, what was written is all that is known.
  if (entry.kind === "action")
    return entry.action ? [tongue.speak("page-archived-move", { name, action: entry.action })] : [];
  const key = `page-log-${entry.kind}`;
  return knows(key) ? [tongue.speak(key, { name })] : [];
}
