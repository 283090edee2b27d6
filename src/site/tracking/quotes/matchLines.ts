import type { TrackedQuote } from '../../../shared/quotes/views.ts';

type Line = TrackedQuote['lines'][number];

/** The lines that quotes have in common by their labels, and what each has besides. */
export interface MatchedLines {
  /** A label of at least two quotes, as the first of them wrote it, with the lines of each quote, in their order. */
  shared: { label: string; lines: Line[][] }[];
  /** For each quote, what no other has. */
  others: Line[][];
}

/** Two labels are one where they differ in capitals, accents and spaces alone. */
const keyOf = ({ label }: Line): string =>
  label
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .toLowerCase();

/** Puts the lines of several quotes beside each other, in the order in which the first of them has each. */
export function matchLines(quotes: readonly Pick<TrackedQuote, 'lines'>[]): MatchedLines {
  const byQuote = quotes.map(({ lines }) => byKey(lines));
  const keys = new Set(byQuote.flatMap((lines) => [...lines.keys()]));
  const isShared = (key: string) => byQuote.filter((lines) => lines.has(key)).length > 1;
  const shared = [...keys].filter(isShared).map((key) => {
    const lines = byQuote.map((of) => of.get(key) ?? []);
    return { label: lines.flat()[0]?.label ?? '', lines };
  });
  return { shared, others: quotes.map(({ lines }) => lines.filter((line) => !isShared(keyOf(line)))) };
}

function byKey(lines: readonly Line[]): Map<string, Line[]> {
  const found = new Map<string, Line[]>();
  for (const line of lines) {
    const key = keyOf(line);
    const alike = found.get(key) ?? [];
    alike.push(line);
    found.set(key, alike);
  }
  return found;
}
