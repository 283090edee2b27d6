/** Session storage, which some browsers refuse in private mode: then values live as long as the page. */
const fallback = new Map<string, string>();

export function writeTab(key: string, value: string): void {
  try {
    sessionStorage.setItem(key, value);
  } catch {
    fallback.set(key, value);
  }
}

/** The value, which is forgotten by reading it. */
export function takeTab(key: string): string | undefined {
  const kept = fallback.get(key);
  fallback.delete(key);
  try {
    const stored = sessionStorage.getItem(key);
    sessionStorage.removeItem(key);
    return stored ?? kept;
  } catch {
    return kept;
  }
}
