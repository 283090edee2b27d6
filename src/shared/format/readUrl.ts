/** The address that a text is, undefined where it is none. Not every browser has `URL.parse` (docs/decisions/0147). */
export function readUrl(text: string, base?: string): URL | undefined {
  try {
    return new URL(text, base);
  } catch {
    return undefined;
  }
}
