import { desc, eq, inArray } from 'drizzle-orm';
import type { UsedLine } from '../../shared/quotes/views.ts';
import { actorOf, type Context } from '../context.ts';
import { quoteLines, quotes } from '../db/schema/index.ts';

const QUOTES_READ = 40;
const LINES_GIVEN = 100;

/**
 * The labels of the caller's last quotes with the unit and the price each had last, the latest first: what the next
 * quote is written from. Bounded, whatever the enterprise has written.
 */
export async function listUsedLines(ctx: Context): Promise<UsedLine[]> {
  const { enterpriseId } = actorOf(ctx);
  if (!enterpriseId) return [];
  const last = await ctx.db
    .select({ id: quotes.id })
    .from(quotes)
    .where(eq(quotes.enterpriseId, enterpriseId))
    .orderBy(desc(quotes.createdAt))
    .limit(QUOTES_READ);
  if (last.length === 0) return [];
  const ids = last.map(({ id }) => id);
  const lines = await ctx.db.select().from(quoteLines).where(inArray(quoteLines.quoteId, ids));
  const latestFirst = lines.toSorted(
    (one, other) => ids.indexOf(one.quoteId) - ids.indexOf(other.quoteId) || one.position - other.position,
  );
  const byLabel = new Map<string, UsedLine>();
  for (const { label, unit, unitPrice } of latestFirst) {
    const key = label.toLocaleLowerCase('fr');
    if (!byLabel.has(key)) byLabel.set(key, { label, unit, unitPrice });
  }
  return [...byLabel.values()].slice(0, LINES_GIVEN);
}
