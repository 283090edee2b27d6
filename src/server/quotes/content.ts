import { asc, inArray } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { files, quoteLines } from '../db/schema/index.ts';
import type { StoredFile } from '../files/queries.ts';
import type { Quote } from './lockQuote.ts';

export type StoredLine = typeof quoteLines.$inferSelect;

/** A quote with what it is made of. */
export interface WholeQuote {
  quote: Quote;
  lines: StoredLine[];
  files: StoredFile[];
}

/** The lines and photos of these quotes, in two looks however many they are. */
export async function withContent({ db }: Pick<Context, 'db'>, found: readonly Quote[]): Promise<WholeQuote[]> {
  if (found.length === 0) return [];
  const ids = found.map(({ id }) => id);
  const lines = await db
    .select()
    .from(quoteLines)
    .where(inArray(quoteLines.quoteId, ids))
    .orderBy(asc(quoteLines.quoteId), asc(quoteLines.position));
  const photos = await db.select().from(files).where(inArray(files.quoteId, ids)).orderBy(asc(files.slot));
  return found.map((quote) => ({
    quote,
    lines: lines.filter(({ quoteId }) => quoteId === quote.id),
    files: photos.filter(({ quoteId }) => quoteId === quote.id),
  }));
}

/** The one with what it is made of. */
export async function wholeQuote(ctx: Pick<Context, 'db'>, quote: Quote): Promise<WholeQuote> {
  const [whole] = await withContent(ctx, [quote]);
  if (!whole) throw new Error('A quote was asked for and none came');
  return whole;
}
