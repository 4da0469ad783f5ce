/** What a person has chosen for this browser. */
import { keep, kept } from "../lib/kept";

/** How fast the choices of others are played; "none": they are there at once. */
export const PACES = ["slow", "normal", "fast", "none"] as const;
export type Pace = (typeof PACES)[number];

interface Settings {
  theme: "auto" | "light" | "dark";
  motion: boolean;
  pace: Pace;
  sound: boolean;
  notify: boolean;
  confirm: boolean;
  scores: boolean;
  /** Notations and coordinates, to type moves and to talk about them. */
  notation: boolean;
  name: string;
}

const touch = matchMedia("(pointer: coarse)").matches;
const usual: Settings = {
  theme: "auto",
  motion: true,
  pace: "normal",
  sound: false,
  notify: false,
  confirm: touch,
  scores: true,
  notation: false,
  name: "",
};

function wished(): Partial<Settings> {
  try {
    return JSON.parse(kept("tetrapolis-settings") ?? "{}") as Partial<Settings>;
  } catch {
    return {};
  }
}

export const settings = $state<Settings>({ ...usual, ...wished() });
if (!PACES.includes(settings.pace)) settings.pace = usual.pace;

/** Take over what was chosen elsewhere, where nothing was chosen here; how much that was. */
export function adoptSettings(wished: Record<string, unknown>): number {
  const fits = (name: keyof Settings, value: unknown): boolean =>
    typeof value === typeof usual[name] &&
    (name !== "pace" || PACES.includes(value as Pace)) &&
    (name !== "theme" || ["auto", "light", "dark"].includes(value as string)) &&
    (name !== "name" || (value as string).length <= 40);
  const taken = Object.fromEntries(
    (Object.keys(usual) as (keyof Settings)[])
      .filter((name) => settings[name] === usual[name] && wished[name] !== usual[name] && fits(name, wished[name]))
      .filter((name) => name !== "notify") // the browser must allow it here as well
      .map((name) => [name, wished[name]]),
  );
  Object.assign(settings, taken);
  applySettings();
  return Object.keys(taken).length;
}

const dark = matchMedia("(prefers-color-scheme: dark)");

export function applySettings(): void {
  const theme = settings.theme === "auto" ? (dark.matches ? "dark" : "light") : settings.theme;
  document.documentElement.dataset["theme"] = theme;
  document.documentElement.dataset["motion"] = settings.motion ? "on" : "off";
  keep("tetrapolis-settings", JSON.stringify(settings));
}

dark.addEventListener("change", applySettings);
