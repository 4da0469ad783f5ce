/** Where this page lies: on a server of Tetrapolis, or alone in a folder that any host can hand out. All addresses come from here. */

/** What index.html says of it, in one `<meta>`; `server/bundle.py` writes it. */
export interface Facts {
  host: "server" | "static";
  /** Names everything that the page was made with; a page under development has none. */
  version?: string;
  /** The address of a server where friends on other devices can play. */
  friends?: string;
  /** Addresses of the engine's files by their names; the addresses change with the content. */
  engine?: Record<string, string>;
}

export class Site {
  /** Whether a server answers; where there is none, nobody is asked anything. */
  readonly served: boolean;
  readonly version: string | null;
  readonly friends: string | null;
  /** The path of the folder with the page's files; it ends with a slash. */
  readonly base: string;
  readonly #engine: Record<string, string>;

  constructor({ host, version, friends, engine }: Facts, address: string) {
    this.served = host === "server";
    this.version = version ?? null;
    this.friends = friends ?? null;
    this.base = this.served ? "/" : new URL(".", address).pathname;
    this.#engine = engine ?? {};
  }

  /** The link to a place of the page: a real path, which the server answers with the page; else behind a hash. */
  page(path: string): string {
    return this.served ? path : `#${path}`;
  }

  /** The place of the page that an address leads to; a slash at the end makes no difference. */
  placeOf({ pathname, hash }: Pick<Location, "pathname" | "hash">): string {
    const path = this.served ? pathname : hash.startsWith("#/") ? hash.slice(1).replace(/\?.*/, "") : "/";
    return path.replace(/(?<=.)\/+$/, "");
  }

  /** What an address says beside the place, with its question mark; in a folder it stands behind the hash as well. */
  queryOf({ search, hash }: Pick<Location, "search" | "hash">): string {
    return this.served ? search : (/^#\/[^?]*(\?.*)$/.exec(hash)?.[1] ?? "");
  }

  api(path: string): string {
    return `${this.base}api/${path}`;
  }

  socket(path: string): string {
    const { protocol, host } = location;
    return `${protocol === "https:" ? "wss" : "ws"}://${host}${this.api(path)}`;
  }

  /** A file that lies beside the page. */
  file(name: string): string {
    return this.base + name;
  }

  /** The engine of a game that belongs to this version of the page; null: there is none. */
  engine(game: string): string | null {
    const found = this.#engine[`${game}.wasm`];
    return found === undefined ? null : this.file(found);
  }
}

const LOOPBACK = /^(?:localhost|.+\.localhost|127(?:\.\d+){3}|0\.0\.0\.0|\[::1?\])$/;

/** Whether an address leads nowhere but to the computer on which it is opened. */
export const leadsOnlyHere = (address: string): boolean => LOOPBACK.test(new URL(address).hostname);

function facts(): Facts {
  const said = document.querySelector<HTMLMetaElement>('meta[name="tetrapolis-site"]')?.content;
  return said ? (JSON.parse(said) as Facts) : { host: "server" };
}

export const site = new Site(facts(), document.baseURI);
