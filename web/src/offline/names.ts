/** Which of the site's files a request asks for. */

/** Places of the page: its server answers them all with index.html. */
const PLACES = /^(|index\.html|(m|replay|local|sheet)\/[^.]*)$/;
/** Files whose names change with their content: the same name is the same file in every version. */
const HASHED = /^(assets|engine)\//;

export const isHashed = (name: string): boolean => HASHED.test(name);

/** The name of a file; null for whatever the network has to answer, the server's own addresses among it. */
export function nameOf(
  { method, mode, url }: Pick<Request, "method" | "mode" | "url">,
  scope: string,
  files: Record<string, string>,
): string | null {
  const address = url.replace(/[?#].*$/, "");
  if (method !== "GET" || !address.startsWith(scope)) return null;
  const name = address.slice(scope.length);
  if (mode === "navigate") return PLACES.test(name) ? "index.html" : null;
  return Object.hasOwn(files, name) || isHashed(name) ? name : null;
}
