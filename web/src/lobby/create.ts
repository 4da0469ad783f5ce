/** New tables: on the server, or on this device where there is none, or none that answers. */
import { spell } from "../engine/engine";
import { enginePartsOf } from "../games/contract";
import { post, Refused } from "../lib/api";
import { site } from "../lib/site";
import type { Done } from "../lib/wire";
import { createLocal } from "../local/create";
import { beSomebody } from "../shell/session.svelte";
import { settings } from "../shell/settings.svelte";

/** What somebody wants to play; a seat is "me", "me:NAME" for somebody at the same device, "open", or a level of bots. */
export interface Wish {
  game: string;
  seats: string[];
  options?: Record<string, string>;
  public?: boolean;
  clock?: { kind: "none" } | { kind: "reserve"; seconds: number; increment: number };
}

/** Make a match, begin it unless somebody is still to come, and say where it is played. */
export async function createMatch(wish: Wish): Promise<string> {
  if (!site.served) return createHere(wish);
  try {
    await beSomebody();
    const { match } = await post<Done>("matches", wish);
    if (!wish.seats.includes("open")) await post(`matches/${match}/start`);
    return `/m/${match}`;
  } catch (error) {
    if (error instanceof Refused || wish.seats.includes("open") || !site.engine(wish.game)) throw error;
    return createHere(wish); // the server is away: bots and whoever is here can play all the same
  }
}

async function createHere({ game, seats, options = {} }: Wish): Promise<string> {
  const declared = (await enginePartsOf(game))?.layout.state.options ?? [];
  const chosen = declared.map(({ name, choices }) => {
    const wanted = options[name];
    return [name, choices.find((one) => spell(one) === wanted) ?? choices[0] ?? ""] as const;
  });
  return `/local/${await createLocal({ game, seats, options: Object.fromEntries(chosen) }, settings.name)}`;
}
