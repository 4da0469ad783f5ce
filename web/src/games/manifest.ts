/** What the page knows of a game. Made by scripts/typescript.py from src/tetrapolis/manifest.py: do not edit. */
/** An option of a game. */
export interface OptionLine {
  name: string;
  choices: string[];
  default: string;
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

/** A kind of event and the names of its numbers; of a secret one, outsiders do not even hear. */
export interface EventKind {
  name: string;
  numbers: string[];
  secret: boolean;
}

/** A word of the game's texts: the key of its message, and the number or letter that the message needs, if any.

    More words follow it in a list. */
export interface Word {
  key: string;
  detail?: number | string | null;
  more?: Word[];
}

/** A section of a game's rules: the ids of its rules; the texts are those of the game. */
export interface RulesSection {
  name: string;
  rules: string[];
}

/** The bot behind each level, and the numbers that bots think with. */
export interface Thinking {
  levels: Record<string, string>;
  weights: Record<string, number>;
  knobs: Record<string, number>;
}

/** A game; `box` has the components as its drawings need them. */
export interface Manifest {
  game: string;
  seats: number[];
  options: OptionLine[];
  presets: PresetLine[];
  levels: LevelLine[];
  rules_version: number;
  categories: string[];
  events: EventKind[];
  vocabulary: Record<string, Word[]>;
  rules: RulesSection[];
  thinking: Thinking;
  box: unknown;
}
