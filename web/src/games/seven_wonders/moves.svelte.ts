/** What every city did in the turn that was revealed last, read from two views. */
import type { City, View } from "./view";

export type Move = { kind: "build"; card: string } | { kind: "stage"; number: number } | { kind: "sell" };

/** What a city has gained from one view to the next. */
export function gained(before: City, after: City): Move[] {
  const built = after.built
    .filter((card) => !before.built.includes(card))
    .map((card): Move => ({ kind: "build", card }));
  return after.stages > before.stages ? [...built, { kind: "stage", number: after.stages }] : built;
}

export class LastTurn {
  /** By seat; empty until something was revealed. */
  moves = $state.raw<Move[][]>([]);
  /** Counts the reveals, so that each is drawn anew. */
  count = $state(0);
  #seen: View | null = null;
  #turn = "";

  see(now: View): void {
    const before = this.#seen;
    this.#seen = now;
    if (!before || before.players.length !== now.players.length) return;
    const found = now.players.map((city, seat) => gained(before.players[seat] ?? city, city));
    const revealed =
      before.phase === "cards" && (now.phase !== "cards" || now.turn !== before.turn || now.age !== before.age);
    if (!revealed && !found.some((moves) => moves.length)) return;
    const turn = `${before.age} ${before.turn}`;
    // A dig or a seventh card belongs to the turn before it.
    const more = turn === this.#turn;
    this.#turn = turn;
    this.moves = found.map((moves, seat) => {
      if (more) return [...(this.moves[seat] ?? []), ...moves];
      return moves.length || !revealed ? moves : [{ kind: "sell" }];
    });
    this.count += 1;
  }
}
