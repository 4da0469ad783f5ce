/** What is in the box, read from the file that the rules read. */
import source from "../../../../src/tetrapolis/games/akropolis/components.toml?raw";

const section = (name: string): string => source.split(`\n[${name}]`)[1]?.split(/\n\[/)[0] ?? "";

/** The hexes of every city tile with the number on its back, in order of their numbers, which begin at 1. */
const TILES = [...section("tiles").matchAll(/^(\d) = \[([^\]]*)\]/gm)].flatMap(([, back, codes = ""]) =>
  [...codes.matchAll(/"(\w{3})"/g)].map(([, code = ""]) => ({ back: Number(back), code })),
);

export const codeOf = (tile: number): string => TILES[tile - 1]?.code ?? "";

function stacksOf(game: "standard" | "long_game"): Record<number, number> {
  const table = new RegExp(`^${game} = \\{(.*)\\}`, "m").exec(section("stacks"))?.[1] ?? "";
  return Object.fromEntries(
    [...table.matchAll(/(\d) = (\d+)/g)].map(([, players, stacks]) => [Number(players), Number(stacks)]),
  );
}

export interface Setup {
  players: number;
  long: boolean;
  codes: string[];
  stacks: number;
  rounds: number;
  turns: number;
}

function setup(players: number, long: boolean, stacks: number): Setup {
  const codes = TILES.filter(({ back }) => long || back <= players).map(({ code }) => code);
  const rounds = stacks + 1;
  return { players, long, codes, stacks, rounds, turns: (rounds * (players + 1)) / players };
}

/** Everything that depends on the number of players (AK-2 to AK-5, AK-41). */
export const SETUPS: readonly Setup[] = [
  ...Object.entries(stacksOf("standard")).map(([players, stacks]) => setup(Number(players), false, stacks)),
  ...Object.entries(stacksOf("long_game")).map(([players, stacks]) => setup(Number(players), true, stacks)),
];

/** How often a hex is on some tiles. */
export const countOf = (letter: string, codes: readonly string[]): number =>
  codes.reduce((sum, code) => sum + [...code].filter((one) => one === letter).length, 0);
