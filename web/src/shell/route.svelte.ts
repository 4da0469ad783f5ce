/** Where we are in the page; `lib/site.ts` knows how that is written as an address. */
import { site } from "../lib/site";

export const route = $state({ path: site.placeOf(location), query: site.queryOf(location) });

function look(): void {
  route.path = site.placeOf(location);
  route.query = site.queryOf(location);
}

export function go(path: string): void {
  history.pushState(null, "", site.page(path));
  look();
  scrollTo(0, 0);
}

/** Say in the address where we are, so that it can be kept and sent; nobody goes anywhere, nor back to it. */
export function note(path: string): void {
  history.replaceState(null, "", site.page(path));
}

addEventListener("popstate", look);

/** For links: a plain click stays in the page. */
export function follow(event: MouseEvent): void {
  const link = event.currentTarget as HTMLAnchorElement;
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || link.target) return;
  event.preventDefault();
  go(site.placeOf(link) + site.queryOf(link));
}
