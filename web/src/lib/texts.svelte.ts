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
/** Texts of parts of the page that not everybody visits. */
const PARTS = import.meta.glob("../../../src/tetrapolis/text/locale/*/{analysis,learn,memory,pad}.ftl", {
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

/** A part of the page, as `part:NAME`; or some texts of a game, as `about:GAME`: those that present it in a list. */
const SOME = /^(part|about|learn|pad):(\w+)$/;
/** Files of a game that its table does not need. */
const APART = ["learn.ftl", "pad.ftl"];

/** All texts that every page needs, those of a game's table, of a part of the page, or some of a game. */
export async function loadTexts(now: Language = language.now, what = ""): Promise<void> {
  wanted.add(what);
  const name = `${now}:${what}`;
  if (bundles.has(name)) return;
  const bundle = new FluentBundle(now, { useIsolating: false, functions: { A_AZ: aAz, NUMBER: numberOf } });
  for (const text of await Promise.all(loadersOf(now, what).map((load) => load()))) {
    bundle.addResource(new FluentResource(text));
  }
  bundles.set(name, bundle);
  language.loaded += 1;
}

function loadersOf(now: Language, what: string): Loader[] {
  const [, kind, name = what] = SOME.exec(what) ?? [];
  if (kind === "part") return found(PARTS, (path) => path.endsWith(`/locale/${now}/${name}.ftl`));
  if (!name) return found(SHARED, (path) => path.includes(`/locale/${now}/`));
  const folder = `/games/${name}/locale/${now}/`;
  if (kind) return found(GAMES, (path) => path.endsWith(`${folder}${kind}.ftl`));
  return found(GAMES, (path) => path.includes(folder) && !APART.some((file) => path.endsWith(`/${file}`)));
}

const found = (files: Record<string, Loader>, fits: (path: string) => boolean): Loader[] =>
  Object.entries(files).flatMap(([path, load]) => (fits(path) ? [load] : []));

export async function speakIn(now: Language): Promise<void> {
  await Promise.all([...wanted].map((what) => loadTexts(now, what)));
  language.now = now;
  keep("tetrapolis-language", now);
  document.documentElement.lang = now;
}

/** Where a text is looked for: what is said of a game, then what every page needs, then parts of the page. */
const placesOf = (game: string): string[] => [
  ...(game ? [`${language.now}:${game}`] : []),
  `${language.now}:`,
  ...[...bundles.keys()].filter((name) => name.startsWith(`${language.now}:part:`)),
];

/** A sentence in the language of now; the game's own texts come first. Reading it makes Svelte follow the language. */
export function speaker(game = ""): Speak {
  return (key, details = {}) => {
    void language.loaded;
    for (const name of placesOf(game)) {
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

/** As the function of the same name in the library, which would write the minus of the keyboard. */
function numberOf([number]: unknown[], named: Record<string, unknown>): Figure {
  const { value, opts } = number as FluentNumber;
  const options = Object.entries(named).map(([name, option]) => [name, (option as FluentNumber | string).valueOf()]);
  return new Figure(value, { ...opts, ...(Object.fromEntries(options) as Intl.NumberFormatOptions) });
}

/** Every number in a message has a real minus, as in Python. */
const withFigures = (details: Record<string, FluentVariable>): Record<string, FluentVariable> =>
  Object.fromEntries(
    Object.entries(details).map(([name, value]) => [name, typeof value === "number" ? new Figure(value) : value]),
  );

export function knows(key: string, game = ""): boolean {
  void language.loaded;
  return placesOf(game).some((name) => bundles.get(name)?.hasMessage(key));
}

function aAz(positional: unknown[], named: Record<string, unknown>): string {
  const first = positional[0];
  const spoken = first instanceof FluentNumber ? withMinus(String(first.value)) : String(first);
  const phrase = `${article(spoken)} ${spoken}`;
  return named["capital"] ? phrase.charAt(0).toUpperCase() + phrase.slice(1) : phrase;
}
