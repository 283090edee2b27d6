import { and, asc, desc, eq, gte, lt, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { projectMachine } from '../../shared/projects/status.ts';
import type { QuoteListQuery } from '../../shared/quotes/contract.ts';
import type { QuoteDetails, QuoteItem } from '../../shared/quotes/views.ts';
import { isReachable } from '../../shared/states/machine.ts';
import { actorOf, type Context } from '../context.ts';
import { isOneOf, literal } from '../db/literal.ts';
import { findCounted, pageOfIds } from '../db/pageOfIds.ts';
import { rowsOf } from '../db/rowsOf.ts';
import { acceptances, enterprises, projects, quotes } from '../db/schema/index.ts';
import { notFound } from '../http/errors.ts';
import { countRows, type Page } from '../http/listQuery.ts';
import { stateAt } from './presenter.ts';
import { readQuote } from './queries.ts';

const DAY_MS = 86_400_000;

/** A page of all quotes, the latest first, and how many there are up to the cap; along an index. */
export function listAllQuotes(
  ctx: Context,
  { filter = {}, sort }: QuoteListQuery,
  page: Page,
): Promise<{ rows: QuoteItem[]; total: number }> {
  const { db } = ctx;
  const where = conditionOf(filter);
  const order = sort?.[1] === 'ASC' ? asc : desc;
  const ordered = db
    .select({ id: quotes.id })
    .from(quotes)
    .where(where)
    .orderBy(order(quotes.createdAt), order(quotes.id))
    .$dynamic();
  return findCounted({
    page,
    ids: ({ limit, offset }) => ordered.limit(literal(limit)).offset(offset),
    find: (inOrder, part) => findQuotes(ctx, inOrder, part),
    count: () => countRows(db, db.select({ one: sql`1` }).from(quotes).where(where), page),
  });
}

function conditionOf({ status, enterpriseId, from, to }: NonNullable<QuoteListQuery['filter']>): SQL | undefined {
  return and(
    status && isOneOf(quotes.status, [status].flat()),
    enterpriseId === undefined ? undefined : eq(quotes.enterpriseId, enterpriseId),
    from === undefined ? undefined : gte(quotes.createdAt, new Date(from)),
    to === undefined ? undefined : lt(quotes.createdAt, new Date(Date.parse(to) + DAY_MS)),
  );
}

/** A row as the driver gives it: instants and large numbers are text. */
type Row = Omit<QuoteItem, 'total'> & { found: number; total: string; validUntil: string };

/** A page of quotes, and how many the query gives: 0 also where the page lies behind all of them. */
async function findQuotes({ db, now }: Context, inOrder: SQLWrapper, page: Page) {
  const rows = await rowsOf<Row>(
    db,
    sql`${pageOfIds(inOrder, page)}
      select page.total as found, q.id, q.number, q.version, q.status, q.valid_until as "validUntil", q.total, q.created_at as "createdAt",
        q.sent_at as "sentAt", p.id as "projectId", p.reference, e.id as "enterpriseId", e.name as "enterpriseName"
      from page
      join quotes q on q.id = page.id
      join acceptances a on a.id = q.lead_id
      join projects p on p.id = a.project_id
      join enterprises e on e.id = q.enterprise_id
      order by page.rank`,
  );
  return {
    rows: rows.map(({ found: _, status, validUntil, total, createdAt, sentAt, ...row }) => ({
      ...row,
      status: stateAt({ status, validUntil }, now),
      total: Number(total),
      createdAt: new Date(createdAt).toISOString(),
      sentAt: sentAt && new Date(sentAt).toISOString(),
    })),
    total: rows[0]?.found ?? 0,
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
      agentId: projects.agentId,
    })
    .from(quotes)
    .innerJoin(acceptances, eq(acceptances.id, quotes.leadId))
    .innerJoin(projects, eq(projects.id, acceptances.projectId))
    .innerJoin(enterprises, eq(enterprises.id, quotes.enterpriseId))
    .where(eq(quotes.id, id));
  if (!row) throw notFound();
  const { agentId, ...details } = row;
  const mayOpen = isReachable(projectMachine, { agentId }, actorOf(ctx));
  return { ...(await readQuote(ctx, id)), ...details, mayOpen };
}
