/** What the browser keeps for this page. Where it keeps nothing, each visit is as the first one. */
export function kept(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

export function keep(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // Forbidden, or full: it holds until the page is closed.
  }
}
