/** The server as the host of a match. */
import { get, post } from "../lib/api";
import { Connection } from "../lib/connection.svelte";
import type { Host } from "../lib/host";
import { site } from "../lib/site";
import type { Done, Replayed, Table } from "../lib/wire";
import { beSomebody, identity } from "./session.svelte";

/** Commands for which the address names the seat, of those that somebody has. */
const OF_A_SEAT = ["resign", "return"];

export class ServerHost implements Host {
  readonly local = false;

  constructor(readonly match: string) {}

  sit(seat: number | null): Connection {
    return new Connection(this.match, identity(), seat);
  }

  async command(path: string, body?: unknown): Promise<Done> {
    await beSomebody();
    const place = `matches/${this.match}/${path}`;
    if (!OF_A_SEAT.includes(path)) return post<Done>(place, body);
    return post<Done>(`${place}?seat=${(body as { seat: number }).seat}`);
  }

  table(): Promise<Table> {
    return get<Table>(`matches/${this.match}`);
  }

  replayed(step: number, seat: number | null): Promise<Replayed> {
    return get<Replayed>(`matches/${this.match}/replay?step=${step}${seat === null ? "" : `&seat=${seat}`}`);
  }

  tableOf(match: string): string {
    return `/m/${match}`;
  }

  replayOf(match: string): string {
    return `/replay/${match}`;
  }

  record(): string {
    return site.api(`matches/${this.match}/record`);
  }
}
