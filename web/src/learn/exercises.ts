/** The exercises of a game: those that come with it, and those made of one's own mistakes. */
import { manifestOf } from "../games/contract";
import { deleteMistake, readMistakes, type Exercise } from "../local/learned";

const EXERCISES = import.meta.glob<Exercise[]>("../../../src/tetrapolis/games/*/exercises.json", { import: "default" });

export async function exercisesOf(game: string): Promise<Exercise[]> {
  const load = EXERCISES[`../../../src/tetrapolis/games/${game}/exercises.json`];
  const [given, own, manifest] = await Promise.all([load?.() ?? [], readMistakes(game), manifestOf(game)]);
  const isOld = ({ verdict }: Exercise): boolean => (verdict ?? manifest)?.rules_version !== manifest?.rules_version;
  for (const { id } of own.filter(isOld)) await deleteMistake(game, id); // nobody could open it any more
  return [...given, ...own.filter((one) => !isOld(one))];
}

export const topicsOf = (exercises: Exercise[]): string[] => [...new Set(exercises.map(({ topic }) => topic))];
