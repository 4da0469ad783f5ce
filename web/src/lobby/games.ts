/** What can be played here. */
import { GAMES, manifestOf } from "../games/contract";
import { get, Refused } from "../lib/api";
import { site } from "../lib/site";
import type { GameLine } from "../lib/wire";

/** The server may have boards that people added; without one, the page's own manifests tell all. */
export async function gamesHere(): Promise<GameLine[]> {
  if (site.served) {
    try {
      return await get<GameLine[]>("games");
    } catch (error) {
      if (error instanceof Refused) throw error; // else it is away
    }
  }
  const found = await Promise.all(GAMES.map(manifestOf));
  return found.filter((one) => one !== null);
}
