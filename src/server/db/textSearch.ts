import { and, type SQL, type SQLWrapper, sql } from 'drizzle-orm';

const WORDS_MAX = 6;
/** A trigram index knows nothing shorter, but the ends of a word count: a short word is looked for whole. */
const PART_MIN = 3;

/** A trigram index holds letters and digits only, so other characters are removed from the search. */
const edges = /^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu;

/** A phone number is written with spaces, dots and its country; it is kept as digits. */
const numberLike = /^\+?[\d\s.()-]+$/;

/** A text that a pattern of `like` is to find as it is. */
export const likeLiteral = (text: string): string => text.replace(/[\\%_]/g, '\\$&');

/**
 * The patterns of a search, for `like`: each word somewhere, a word of one or two letters by itself (Bâ, Ly, Sy). What
 * reads as a phone number is one word, with or without +224. Empty where nothing was typed that can be looked for: a
 * list then shows all.
 */
export function patternsOf(text: string | undefined): string[] {
  const typed = (text ?? '').trim();
  const words = numberLike.test(typed) ? [typed.replace(/[^\d+]/g, '')] : typed.split(/\s+/);
  const given = words.map((word) => word.replace(/^(\+|00)224/, '').replace(edges, '')).filter(Boolean);
  // Two digits by themselves stand in every number.
  if (!given.some((word) => word.length >= PART_MIN || /^\p{L}+$/u.test(word))) return [];
  return given.slice(0, WORDS_MAX).map((word) => {
    const literal = likeLiteral(word);
    return word.length >= PART_MIN ? `%${literal}%` : `% ${literal} %`;
  });
}

/** Whether a column of unaccented lower-case text, as the `searchText` columns are, holds every pattern. */
export function holdsAll(searchText: SQLWrapper, patterns: readonly string[]): SQL | undefined {
  return and(...patterns.map((pattern) => sql`${searchText} like f_unaccent(lower(${pattern}))`));
}
