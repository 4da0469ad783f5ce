/** Finished matches of the server with a seat of ours. Each is asked for once, and kept for figures that need no network. */
import { get, Refused } from "../lib/api";
import { site } from "../lib/site";
import type { MatchLine, Me, Table } from "../lib/wire";
import { keepPlayed, keptPlayed, type KeptPlayed } from "../local/played";
import type { Progress } from "../play/course";
import { ranksBy, totalsOf, type Played } from "../play/played";
import { session } from "../shell/session.svelte";

/** Lines of a list asked for at once, and matches. */
const PAGE = 200;
const AT_ONCE = 4;

export async function playedThere(tell: Progress): Promise<Played[]> {
  const kept = new Map((await keptPlayed()).map((row) => [row.id, row]));
  const user = await whose();
  if (user) {
    try {
      await askForNew(kept, user, tell);
    } catch (error) {
      if (error instanceof Refused) throw error;
      // Nobody answers: what was kept is all there is.
    }
  }
  return [...kept.values()].flatMap((row) => (!row.user || user === null || row.user === user ? [linked(row)] : []));
}

/** Who we are for the server: "" for a stranger, null where nobody answers. */
async function whose(): Promise<string | null> {
  if (!site.served) return "";
  if (session.me) return session.me.user;
  try {
    return (await get<Me | null>("session"))?.user ?? "";
  } catch {
    return null;
  }
}

async function askForNew(kept: Map<string, KeptPlayed>, user: string, tell: Progress): Promise<void> {
  const wanted = (await allLines()).filter(
    ({ match, over, mine }) => over && mine.length > 0 && kept.get(match)?.user !== user,
  );
  for (let first = 0; first < wanted.length; first += AT_ONCE) {
    const found = await Promise.all(wanted.slice(first, first + AT_ONCE).map((line) => ask(line, user)));
    const rows = found.filter((row) => row !== null);
    await keepPlayed(rows).catch(() => undefined);
    for (const row of rows) kept.set(row.id, row);
    tell(Math.min(1, (first + AT_ONCE) / wanted.length));
  }
}

/** All own matches, page by page; matches that changed in the same moment stand on both pages. */
async function allLines(): Promise<MatchLine[]> {
  const found = new Map<string, MatchLine>();
  for (let before = ""; ;) {
    const lines = await get<MatchLine[]>(`matches?mine=true&limit=${PAGE}${before}`);
    const known = found.size;
    for (const line of lines) found.set(line.match, line);
    const last = lines.at(-1);
    if (!last || lines.length < PAGE || found.size === known) return [...found.values()];
    before = `&before=${last.updated}`;
  }
}

/** A match with its points by category; null if it has just gone. */
async function ask(line: MatchLine, user: string): Promise<KeptPlayed | null> {
  try {
    return { ...playedOf(line, await get<Table>(`matches/${line.match}`)), user };
  } catch (error) {
    if (error instanceof Refused) return null;
    throw error;
  }
}

/** Exported for its test. */
export function playedOf(line: MatchLine, table: Pick<Table, "scores" | "ranks" | "seats">): Played {
  const totals = table.scores ? totalsOf(table.scores) : (line.points ?? []);
  return {
    ...{ origin: "server", id: line.match, game: line.game, at: line.updated, options: line.options, totals },
    seats: table.seats.map(({ kind, name, level, stand_in }, seat) => ({
      ...{ kind: kind === "bot" ? "bot" : "person", name, level },
      mine: line.mine.includes(seat),
      left: stand_in !== "",
    })),
    points: table.scores,
    ranks: table.ranks ?? ranksBy(totals, line.winners ?? []),
    page: null,
  };
}

/** A line as the page shows it: what a backup brought may be of another server, which has no replay here. */
function linked({ user, ...row }: KeptPlayed): Played {
  return { ...row, origin: user ? "server" : "restored", page: user && site.served ? `/replay/${row.id}` : null };
}
