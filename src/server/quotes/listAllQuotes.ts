import { and, asc, desc, eq, gte, inArray, lt, sql } from 'drizzle-orm';
import type { QuoteListQuery } from '../../shared/quotes/contract.ts';
import type { QuoteDetails, QuoteItem } from '../../shared/quotes/views.ts';
import type { Context } from '../context.ts';
import { acceptances, enterprises, projects, quotes } from '../db/schema/index.ts';
import { notFound } from '../http/errors.ts';
import { countRows, type Page } from '../http/listQuery.ts';
import { readQuote } from './queries.ts';

const DAY_MS = 86_400_000;

/** A page of all quotes, the latest first, and how many there are up to the cap; along an index. */
export async function listAllQuotes(
  ctx: Context,
  { filter = {}, sort }: QuoteListQuery,
  page: Page,
): Promise<{ rows: QuoteItem[]; total: number }> {
  const where = and(
    filter.status && inArray(quotes.status, [filter.status].flat()),
    filter.enterpriseId === undefined ? undefined : eq(quotes.enterpriseId, filter.enterpriseId),
    filter.from === undefined ? undefined : gte(quotes.createdAt, new Date(filter.from)),
    filter.to === undefined ? undefined : lt(quotes.createdAt, new Date(Date.parse(filter.to) + DAY_MS)),
  );
  const order = sort?.[1] === 'ASC' ? asc : desc;
  const rows = await ctx.db
    .select({
      id: quotes.id,
      number: quotes.number,
      version: quotes.version,
      status: quotes.status,
      total: quotes.total,
      createdAt: quotes.createdAt,
      sentAt: quotes.sentAt,
      projectId: projects.id,
      reference: projects.reference,
      enterpriseId: enterprises.id,
      enterpriseName: enterprises.name,
    })
    .from(quotes)
    .innerJoin(acceptances, eq(acceptances.id, quotes.leadId))
    .innerJoin(projects, eq(projects.id, acceptances.projectId))
    .innerJoin(enterprises, eq(enterprises.id, quotes.enterpriseId))
    .where(where)
    .orderBy(order(quotes.createdAt), order(quotes.id))
    .limit(page.limit)
    .offset(page.offset);
  const total = await countRows(ctx.db, ctx.db.select({ one: sql`1` }).from(quotes).where(where), page);
  return {
    rows: rows.map((row) => ({
      ...row,
      createdAt: row.createdAt.toISOString(),
      sentAt: row.sentAt?.toISOString() ?? null,
    })),
    total,
  };
}

/** A quote with the proof of what was sent, and how whoever accepted it was known. Raises 404. */
export async function readQuoteDetails(ctx: Context, id: string): Promise<QuoteDetails> {
  const [row] = await ctx.db
    .select({
      projectId: acceptances.projectId,
      enterpriseId: enterprises.id,
      enterpriseName: enterprises.name,
      contentHash: quotes.contentHash,
      acceptedBy: quotes.acceptedBy,
    })
    .from(quotes)
    .innerJoin(acceptances, eq(acceptances.id, quotes.leadId))
    .innerJoin(enterprises, eq(enterprises.id, quotes.enterpriseId))
    .where(eq(quotes.id, id));
  if (!row) throw notFound();
  return { ...(await readQuote(ctx, id)), ...row };
}
