/** What the keys of a table do, in the order in which they are learned. */
import type { BoardKey } from "../../games/contract";
import type { Sign } from "../../shell/Icon.svelte";

export interface Key {
  /** What stands on the keys; several do the same or belong together. */
  caps: string[];
  /** The message that says what they do. */
  says: string;
  sign?: Sign;
  /** Only boards that answer it, only games with a sheet, or only with the notation for experts. */
  only?: BoardKey | "sheet" | "notation";
}

export const KEYS: readonly Key[] = [
  { caps: ["Tab"], says: "page-key-tab" },
  { caps: ["←", "↑", "↓", "→"], says: "page-key-arrows" },
  { caps: ["Page Up", "Page Down"], says: "page-key-through" },
  { caps: ["Home", "End"], says: "page-key-ends" },
  { caps: ["Enter"], says: "page-key-enter" },
  { caps: ["Esc"], says: "page-key-escape" },
  { caps: ["1", "…", "9"], says: "key-number", only: "number" },
  { caps: ["R", "Shift + R"], says: "key-turn", only: "turn" },
  { caps: ["+", "−", "0"], says: "page-key-zoom", only: "zoom" },
  { caps: ["U"], says: "page-key-undo", sign: "undo" },
  { caps: ["H"], says: "page-key-hint", sign: "lamp" },
  { caps: ["L"], says: "page-key-log" },
  { caps: ["?"], says: "page-key-rules", sign: "book" },
  { caps: ["S"], says: "page-key-sheet", sign: "sheet", only: "sheet" },
  { caps: ["/"], says: "page-key-command", only: "notation" },
];

/** The keys that do something at a table with these. */
export const keysWith = (known: readonly Key["only"][]): Key[] =>
  KEYS.filter(({ only }) => only === undefined || known.includes(only));
