/** Reads the part of TOML in which the component files are written: tables of strings, numbers, lists and inline tables. */
export type TomlValue = string | number | TomlValue[] | { [key: string]: TomlValue };
export type TomlTable = Record<string, TomlValue>;

const TOKEN = /\s+|#[^\n]*|"([^"]*)"|(\d+)|([A-Za-z_][\w-]*)|([[\]{},=])/gy;

interface Token {
  kind: "text" | "number" | "word" | "mark";
  value: string;
}

function tokens(source: string): Token[] {
  const found: Token[] = [];
  TOKEN.lastIndex = 0;
  while (TOKEN.lastIndex < source.length) {
    const place = TOKEN.lastIndex;
    const match = TOKEN.exec(source);
    if (!match) throw new Error(`TOML: cannot read on at ${place}`);
    const [, text, number, word, mark] = match;
    if (text !== undefined) found.push({ kind: "text", value: text });
    else if (number !== undefined) found.push({ kind: "number", value: number });
    else if (word !== undefined) found.push({ kind: "word", value: word });
    else if (mark !== undefined) found.push({ kind: "mark", value: mark });
  }
  return found;
}

export function readToml(source: string): Record<string, TomlTable> {
  const all = tokens(source);
  let place = 0;
  const sees = (mark: string): boolean => all[place]?.kind === "mark" && all[place]?.value === mark;
  const next = (): Token => {
    const token = all[place++];
    if (!token) throw new Error("TOML: ends too early");
    return token;
  };
  const expect = (mark: string): void => {
    if (next().value !== mark) throw new Error(`TOML: ${mark} is missing`);
  };
  const entry = (into: TomlTable): void => {
    const key = next().value;
    expect("=");
    into[key] = value();
  };
  const until = (end: string, read: () => void): void => {
    expect(end === "]" ? "[" : "{");
    while (!sees(end)) {
      read();
      if (sees(",")) place++;
    }
    expect(end);
  };

  function value(): TomlValue {
    if (sees("[")) {
      const list: TomlValue[] = [];
      until("]", () => list.push(value()));
      return list;
    }
    if (sees("{")) {
      const table: TomlTable = {};
      until("}", () => entry(table));
      return table;
    }
    const token = next();
    return token.kind === "number" ? Number(token.value) : token.value;
  }

  const tables: Record<string, TomlTable> = {};
  while (place < all.length) {
    expect("[");
    const table: TomlTable = {};
    tables[next().value] = table;
    expect("]");
    while (place < all.length && !sees("[")) entry(table);
  }
  return tables;
}
