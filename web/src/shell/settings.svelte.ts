/** What a person has chosen for this browser. */
import { keep, kept } from "../lib/kept";

interface Settings {
  theme: "auto" | "light" | "dark";
  motion: boolean;
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

const dark = matchMedia("(prefers-color-scheme: dark)");

export function applySettings(): void {
  const theme = settings.theme === "auto" ? (dark.matches ? "dark" : "light") : settings.theme;
  document.documentElement.dataset["theme"] = theme;
  document.documentElement.dataset["motion"] = settings.motion ? "on" : "off";
  keep("tetrapolis-settings", JSON.stringify(settings));
}

dark.addEventListener("change", applySettings);
