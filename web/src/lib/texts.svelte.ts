/** The same Fluent files as in Python, loaded for the language and the game that are needed. */
import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from "@fluent/bundle";
import { withMinus } from "./figures";
import { article } from "./hungarian";
import { keep, kept } from "./kept";

export const LANGUAGES = ["en", "hu", "uk"] as const;
export type Language = (typeof LANGUAGES)[number];
export type Speak = (key: string, details?: Record<string, FluentVariable>) => string;

type Loader = () => Promise<string>;
const SHARED = import.meta.glob("../../../src/tetrapolis/text/locale/*/{page,errors,server}.ftl", {
  query: "?raw",
  import: "default",
}) as Record<string, Loader>;
const GAMES = import.meta.glob("../../../src/tetrapolis/games/*/locale/*/*.ftl", {
  query: "?raw",
  import: "default",
}) as Record<string, Loader>;

function preferred(): Language {
  const wishes = [kept("tetrapolis-language"), ...navigator.languages].map((wish) => wish?.slice(0, 2));
  return LANGUAGES.find((language) => language === wishes.find((wish) => LANGUAGES.includes(wish as Language))) ?? "en";
}

const bundles = new Map<string, FluentBundle>();
export const language = $state<{ now: Language; loaded: number }>({ now: preferred(), loaded: 0 });
/** What has been loaded in one language is loaded in another before the page speaks it. */
const wanted = new Set<string>();

/** All texts of the page, of a game, or, as `about:GAME`, only those that present the game in a list. */
export async function loadTexts(now: Language = language.now, what = ""): Promise<void> {
  wanted.add(what);
  const name = `${now}:${what}`;
  if (bundles.has(name)) return;
  const bundle = new FluentBundle(now, { useIsolating: false, functions: { A_AZ: aAz } });
  for (const text of await Promise.all(loadersOf(now, what).map((load) => load()))) {
    bundle.addResource(new FluentResource(text));
  }
  bundles.set(name, bundle);
  language.loaded += 1;
}

function loadersOf(now: Language, what: string): Loader[] {
  const game = what.replace("about:", "");
  const files = Object.entries(game ? GAMES : SHARED);
  const folder = game ? `/games/${game}/locale/${now}/${game === what ? "" : "about.ftl"}` : `/locale/${now}/`;
  return files.filter(([path]) => path.includes(folder)).map(([, load]) => load);
}

export async function speakIn(now: Language): Promise<void> {
  await Promise.all([...wanted].map((what) => loadTexts(now, what)));
  language.now = now;
  keep("tetrapolis-language", now);
  document.documentElement.lang = now;
}

/** A sentence in the language of now; the game's own texts come first. Reading it makes Svelte follow the language. */
export function speaker(game = ""): Speak {
  return (key, details = {}) => {
    void language.loaded;
    for (const name of game ? [`${language.now}:${game}`, `${language.now}:`] : [`${language.now}:`]) {
      const bundle = bundles.get(name);
      const message = bundle?.getMessage(key);
      if (!bundle || !message?.value) continue;
      const errors: Error[] = [];
      const text = bundle.formatPattern(message.value, withFigures(details), errors);
      for (const error of errors) console.error(`${key}: ${error.message}`);
      return text;
    }
    return key;
  };
}

class Figure extends FluentNumber {
  override toString(...scope: Parameters<FluentNumber["toString"]>): string {
    return withMinus(super.toString(...scope));
  }
}

/** Every number in a message has a real minus, as in Python. */
const withFigures = (details: Record<string, FluentVariable>): Record<string, FluentVariable> =>
  Object.fromEntries(
    Object.entries(details).map(([name, value]) => [name, typeof value === "number" ? new Figure(value) : value]),
  );

export function knows(key: string, game = ""): boolean {
  void language.loaded;
  return [`${language.now}:${game}`, `${language.now}:`].some((name) => bundles.get(name)?.hasMessage(key));
}

function aAz(positional: unknown[], named: Record<string, unknown>): string {
  const first = positional[0];
  const spoken = first instanceof FluentNumber ? withMinus(String(first.value)) : String(first);
  const phrase = `${article(spoken)} ${spoken}`;
  return named["capital"] ? phrase.charAt(0).toUpperCase() + phrase.slice(1) : phrase;
}
