/** Phones in private mode, or full ones, refuse local storage: then values live as long as the page. */
const fallback = new Map<string, string>();

export function readStored(key: string): string | null {
  try {
    return localStorage.getItem(key) ?? fallback.get(key) ?? null;
  } catch {
    return fallback.get(key) ?? null;
  }
}

export function writeStored(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
    fallback.delete(key);
  } catch {
    fallback.set(key, value);
  }
}

export function removeStored(key: string): void {
  fallback.delete(key);
  try {
    localStorage.removeItem(key);
  } catch {
    fallback.delete(key);
  }
}
