/** What the page knows of a game. Made by scripts/typescript.py from src/tetrapolis/manifest.py: do not edit. */
/** An option of a game. */
export interface OptionLine {
  name: string;
  choices: string[];
  default: string;
  seats: number[];
  titles: Record<string, string>;
  fitting: Record<number, string[]>;
}

/** A named reading of a game's rules: its choice for each of some options. */
export interface PresetLine {
  name: string;
  choices: Record<string, string>;
}

/** A level of bots, with its measured time for a move on one core. */
export interface LevelLine {
  level: string;
  milliseconds: number | null;
}

/** A kind of event and the names of its numbers; of a secret one, outsiders do not even hear.

    A fleeting one tells nothing more once all have chosen. */
export interface EventKind {
  name: string;
  numbers: string[];
  secret: boolean;
  fleeting: boolean;
}

/** A kind of sentence: the key of its message and the names of its numbers. */
export interface SentenceKind {
  key: string;
  numbers: string[];
}

/** A word of the game's texts: the key of its message, and the number or letter that the message needs, if any.

    More words follow it in a list. A message may also need numbers or other words by name: `parts`. */
export interface Word {
  key: string;
  detail?: number | string | null;
  more?: Word[];
  parts?: Record<string, number | Word>;
}

/** A section of a game's rules: the ids of its rules; the texts are those of the game. */
export interface RulesSection {
  name: string;
  rules: string[];
}

/** What follows the weights where something was learned, eight bytes a word in Base64; and its constants. */
export interface LearnedWords {
  knobs: Record<string, number>;
  words: string;
}

/** The bot behind each level, and the numbers that bots think with. */
export interface Thinking {
  levels: Record<string, string>;
  weights: Record<string, number>;
  knobs: Record<string, number>;
  learned: LearnedWords | null;
}

/** How decisions are judged: budgets by depth, the table of thresholds, and the kinds of verdicts by number. */
export interface Judging {
  budgets: Record<string, number[]>;
  limits: number[];
  kinds: string[];
  seed: number;
  hindsight: number;
}

/** A game; `box` has the components as its drawings need them.

    `sentences` are those about actions. In sentences and events, a number with a name in `vocabulary` stands for one of
    its words. Those with the names in one of the `lists` stand together for its words: each for an amount, told by the
    message with this key unless it is 0, or for a set, with a word for each bit. */
export interface Manifest {
  game: string;
  seats: number[];
  options: OptionLine[];
  presets: PresetLine[];
  levels: LevelLine[];
  rules_version: number;
  categories: string[];
  events: EventKind[];
  sentences: SentenceKind[];
  vocabulary: Record<string, Word[]>;
  lists: Record<string, Record<string, string | Word[]>>;
  rules: RulesSection[];
  thinking: Thinking;
  judging: Judging;
  box: unknown;
}
