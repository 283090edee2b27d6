interface Unstored {
  value: string;
  /** What the storage held when it refused the value. */
  over: string | null;
}

/** Phones in private mode, or full ones, refuse local storage: then values live as long as the page. */
const unstored = new Map<string, Unstored>();

/** The value that was written last: one that the storage refused, unless another tab wrote or removed it since. */
export function readStored(key: string): string | null {
  const kept = unstored.get(key);
  const stored = storedNow(key);
  return kept && kept.over === stored ? kept.value : stored;
}

export function writeStored(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
    unstored.delete(key);
  } catch {
    unstored.set(key, { value, over: storedNow(key) });
  }
}

export function removeStored(key: string): void {
  unstored.delete(key);
  try {
    localStorage.removeItem(key);
  } catch {
    // Where storage is denied nothing was stored.
  }
}

function storedNow(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}
