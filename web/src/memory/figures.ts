/** Figures about what was played, each with the number of matches behind it. */
import { type Origin, type Played } from "../play/played";

/** Averages and shares of fewer say nothing. */
export const FEW = 5;

/** A match as somebody saw it. */
export interface Seen {
  played: Played;
  seat: number;
}

/** What is looked at; "" and 0 stand for everything. */
export interface Wish {
  game: string;
  players: number;
  origin: Origin | "";
  /** Days until today. */
  days: number;
  /** The name of another person; "" for oneself. */
  who: string;
}

export const EVERYTHING: Wish = { game: "", players: 0, origin: "", days: 0, who: "" };

const DAY = 86_400_000;
const same = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

/** The seat of somebody in a match; of several at one's own device, the one that is called as oneself. */
export function seatOf({ seats }: Played, who: string, me: string[]): number | null {
  const isPerson = (seat: number): boolean => seats[seat]?.kind === "person";
  const all = seats.map((_, seat) => seat).filter(isPerson);
  const called = (names: string[], among: number[]): number | undefined =>
    among.find((seat) => names.some((name) => same(name, seats[seat]?.name ?? "")));
  if (who) return called([who], all) ?? null;
  const mine = all.filter((seat) => seats[seat]?.mine);
  if (mine.length === 1) return mine[0] ?? null;
  return called(me, mine.length ? mine : all) ?? mine[0] ?? null;
}

/** Matches that fit a wish, the latest first, and how many of them a bot has finished for whoever is looked at. */
export function seenBy(all: Played[], wish: Wish, me: string[], now = Date.now()): { seen: Seen[]; left: number } {
  const found = all
    .filter(({ game }) => !wish.game || game === wish.game)
    .filter(({ seats }) => !wish.players || seats.length === wish.players)
    .filter(({ origin }) => !wish.origin || origin === wish.origin)
    .filter(({ at }) => !wish.days || at >= now - wish.days * DAY)
    .flatMap((played) => {
      const seat = seatOf(played, wish.who, me);
      return seat === null ? [] : [{ played, seat }];
    });
  const seen = found.filter(({ played, seat }) => !played.seats[seat]?.left);
  return { seen, left: found.length - seen.length };
}

export const won = ({ played, seat }: Seen): boolean => played.ranks[seat] === 1;
export const shared = ({ played }: Seen): boolean => played.ranks.filter((rank) => rank === 1).length > 1;
export const pointsOf = ({ played, seat }: Seen): number => played.totals[seat] ?? 0;

/** The seats of the others. */
const othersOf = ({ played, seat }: Seen): number[] => played.seats.map((_, one) => one).filter((one) => one !== seat);

export interface Wins {
  count: number;
  won: number;
  /** Of these, with others. */
  shared: number;
  /** What somebody would win among equals, rivals of solo play among them. */
  even: number;
}

export function winsOf(seen: Seen[]): Wins {
  const first = seen.filter(won);
  return {
    count: seen.length,
    won: first.length,
    shared: first.filter(shared).length,
    even: seen.reduce((sum, { played }) => sum + 1 / Math.max(1, played.ranks.length), 0),
  };
}

/** Groups in the order of their keys. */
function grouped(seen: Seen[]): { game: string; players: number; seen: Seen[] }[] {
  const found = new Map<string, { game: string; players: number; seen: Seen[] }>();
  for (const one of seen) {
    const { game, seats } = one.played;
    const key = `${game} ${seats.length}`;
    const group = found.get(key) ?? { game, players: seats.length, seen: [] };
    group.seen.push(one);
    found.set(key, group);
  }
  return [...found.values()].sort((one, other) => one.game.localeCompare(other.game) || one.players - other.players);
}

export const winsBy = (seen: Seen[]): ({ game: string; players: number } & Wins)[] =>
  grouped(seen).map(({ game, players, seen: some }) => ({ game, players, ...winsOf(some) }));

/** The games of some matches, the one played most first. */
export function gamesOf(seen: Seen[]): { game: string; count: number }[] {
  const counts = new Map<string, number>();
  for (const { played } of seen) counts.set(played.game, (counts.get(played.game) ?? 0) + 1);
  return [...counts]
    .map(([game, count]) => ({ game, count }))
    .sort((one, other) => other.count - one.count || one.game.localeCompare(other.game));
}

/** The average of a category: one's own, and that of all opponents; null where there were none. */
export interface Means {
  /** Own matches, and opponents in them. */
  count: number;
  others: number;
  rows: { category: string; own: number; others: number | null }[];
  own: number;
  theirs: number | null;
}

/** Of the matches of one game; those of which only totals are known are left out. */
export function meansOf(seen: Seen[]): Means {
  const known = seen.filter(({ played }) => played.points !== null);
  const own = known.map(({ played, seat }) => played.points?.[seat] ?? {});
  const others = known.flatMap((one) => othersOf(one).map((seat) => one.played.points?.[seat] ?? {}));
  const categories = Object.keys(own[0] ?? {});
  const mean = (of: Record<string, number>[], category: string): number =>
    of.reduce((sum, points) => sum + (points[category] ?? 0), 0) / of.length;
  const rows = categories
    .filter((category) => [...own, ...others].some((points) => points[category]))
    .map((category) => ({
      category,
      own: mean(own, category),
      others: others.length ? mean(others, category) : null,
    }));
  const whole = (side: "own" | "others"): number => rows.reduce((sum, row) => sum + (row[side] ?? 0), 0);
  return {
    count: own.length,
    others: others.length,
    rows,
    own: whole("own"),
    theirs: others.length ? whole("others") : null,
  };
}

/** The most points with each number of players; of several, the first time. */
export const bestsOf = (seen: Seen[]): { game: string; players: number; count: number; best: Seen }[] =>
  grouped(seen).flatMap(({ game, players, seen: some }) => {
    const [first] = some.toSorted((one, other) => pointsOf(other) - pointsOf(one) || one.played.at - other.played.at);
    return first ? [{ game, players, count: some.length, best: first }] : [];
  });

export interface Dot {
  seen: Seen;
  points: number;
  /** The most points of an opponent. */
  other: number | null;
  won: boolean;
  /** The average of this match and those before it, FEW in all; null until there are so many. */
  mean: number | null;
}

/** The matches of one game, the first one first. */
export function courseOf(seen: Seen[]): Dot[] {
  const inTime = seen.toSorted((one, other) => one.played.at - other.played.at);
  return inTime.map((one, place) => {
    const last = inTime.slice(Math.max(0, place + 1 - FEW), place + 1);
    const others = othersOf(one).map((seat) => one.played.totals[seat] ?? 0);
    return {
      seen: one,
      points: pointsOf(one),
      other: others.length ? Math.max(...others) : null,
      won: won(one),
      mean: last.length === FEW ? last.reduce((sum, some) => sum + pointsOf(some), 0) / FEW : null,
    };
  });
}

/** Everybody met at a table: people by name, bots by level. */
export interface Rival {
  kind: "person" | "bot";
  name: string;
  /** How often, and how the places compare. */
  count: number;
  ahead: number;
  level: number;
  behind: number;
  /** Points more than the other, on average. */
  margin: number;
}

export function rivalsOf(seen: Seen[]): Rival[] {
  const found = new Map<string, Rival>();
  for (const one of seen) {
    for (const seat of othersOf(one)) {
      const { kind, name, level } = one.played.seats[seat] ?? { kind: "bot", name: "", level: "" };
      const called = kind === "bot" ? level : name;
      const key = `${kind} ${called.toLowerCase()}`;
      const rival = found.get(key) ?? { kind, name: called, count: 0, ahead: 0, level: 0, behind: 0, margin: 0 };
      const [own = 0, other = 0] = [one.played.ranks[one.seat], one.played.ranks[seat]];
      rival.count += 1;
      rival[own < other ? "ahead" : own > other ? "behind" : "level"] += 1;
      rival.margin += pointsOf(one) - (one.played.totals[seat] ?? 0);
      found.set(key, rival);
    }
  }
  return [...found.values()]
    .map((rival) => ({ ...rival, margin: rival.margin / rival.count }))
    .sort((one, other) => other.count - one.count || one.name.localeCompare(other.name));
}

/** Names of people other than oneself, those met most often first. */
export function namesIn(all: Played[], me: string[]): string[] {
  const counts = new Map<string, { name: string; count: number }>();
  for (const played of all) {
    const own = seatOf(played, "", me);
    for (const [seat, { kind, name }] of played.seats.entries()) {
      if (kind !== "person" || seat === own) continue;
      const known = counts.get(name.toLowerCase()) ?? { name, count: 0 };
      known.count += 1;
      counts.set(name.toLowerCase(), known);
    }
  }
  return [...counts.values()]
    .sort((one, other) => other.count - one.count || one.name.localeCompare(other.name))
    .map(({ name }) => name);
}
