/** Where we are. Addresses are real paths; the server answers all of them with this page. */
export const route = $state({ path: here() });

/** A slash at the end leads to the same place. */
function here(): string {
  return location.pathname.replace(/(?<=.)\/+$/, "");
}

export function go(path: string): void {
  history.pushState(null, "", path);
  route.path = here();
  scrollTo(0, 0);
}

addEventListener("popstate", () => (route.path = here()));

/** For links: a plain click stays in the page. */
export function follow(event: MouseEvent): void {
  const link = event.currentTarget as HTMLAnchorElement;
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || link.target) return;
  event.preventDefault();
  go(link.pathname + link.search);
}
