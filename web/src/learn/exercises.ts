/** The exercises of a game: those that come with it, and those made of one's own mistakes. */
import { readMistakes, type Exercise } from "../local/learned";

const EXERCISES = import.meta.glob<Exercise[]>("../../../src/tetrapolis/games/*/exercises.json", { import: "default" });

export async function exercisesOf(game: string): Promise<Exercise[]> {
  const load = EXERCISES[`../../../src/tetrapolis/games/${game}/exercises.json`];
  const [given, own] = await Promise.all([load?.() ?? [], readMistakes(game)]);
  return [...given, ...own];
}

export const topicsOf = (exercises: Exercise[]): string[] => [...new Set(exercises.map(({ topic }) => topic))];
