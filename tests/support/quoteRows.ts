import { and, eq, inArray } from 'drizzle-orm';
import { acceptances, quotes } from '../../src/server/db/schema/index.ts';
import { hashOfQuote } from '../../src/server/quotes/hashOfQuote.ts';
import type { QuoteState } from '../../src/shared/quotes/status.ts';
import type { AccessRow } from './accessTable.ts';
import { buildAcceptance, buildProject } from './builders.ts';
import { quoteOf } from './quotes.ts';
import type { World } from './world.ts';

/** A contractor's own; to another contractor it is not there. */
const ofContractor: AccessRow['expected'] = {
  Visitor: '401/401',
  Client: '403/403',
  Entrepreneur: '200/404',
  CustomerService: '403/403',
  SalesService: '403/403',
  Admin: '403/403',
};
const read: AccessRow['expected'] = { ...ofContractor, CustomerService: '200/200', Admin: '200/200' };

const ownEnterprise = ({ own }: World) => own.Entrepreneur.enterpriseId;
const othersEnterprise = ({ others }: World) => others.enterpriseId;
type Whose = (world: World) => string;

async function leadOf({ app: { db } }: World, enterpriseId: string): Promise<{ id: string; projectId: string }> {
  const { id: projectId } = await buildProject(db, { status: 'Available' });
  return { id: (await buildAcceptance(db, { projectId, enterpriseId })).id, projectId };
}

/** A quote of that enterprise in that state, for a project of its own. */
export async function quoteIn(
  world: World,
  enterpriseId: string,
  status: QuoteState,
): Promise<{ id: string; projectId: string; updatedAt: string }> {
  const { db } = world.app;
  const { id: leadId, projectId } = await leadOf(world, enterpriseId);
  const { lines: _, ...content } = quoteOf();
  const [author] = await db.select().from(acceptances).where(eq(acceptances.id, leadId));
  const [quote] = await db
    .insert(quotes)
    .values({
      ...content,
      vat: 'none',
      leadId,
      enterpriseId,
      authorId: author?.userId ?? '',
      netTotal: 90_000,
      vatTotal: 0,
      total: 90_000,
      isPaper: true,
    })
    .returning();
  if (!quote) throw new Error('No quote was written');
  if (status !== 'Draft') {
    const contentHash = hashOfQuote({ quote, lines: [], files: [] });
    const number = `DEV-2026-${leadId.slice(-5)}`;
    await db
      .update(quotes)
      .set({ status, number, contentHash, sentAt: new Date() })
      .where(and(eq(quotes.id, quote.id), inArray(quotes.status, ['Draft'])));
    await db.update(acceptances).set({ stage: 'Quoted' }).where(eq(acceptances.id, leadId));
  }
  return { id: quote.id, projectId, updatedAt: quote.updatedAt.toISOString() };
}

type Method = 'GET' | 'POST' | 'PUT';

const onLead = (method: Method, expected: AccessRow['expected'], body?: object): AccessRow => {
  const request = (whose: Whose) => async (world: World) => ({
    method,
    url: `/leads/${(await leadOf(world, whose(world))).id}/quotes`,
    ...(body ? { body } : {}),
  });
  const endpoint = `${method} /leads/:id/quotes`;
  return { endpoint, expected, own: request(ownEnterprise), others: request(othersEnterprise) };
};

const onQuote = (
  method: Method,
  rest: string,
  { expected, status = 'Draft', body }: { expected: AccessRow['expected']; status?: QuoteState; body?: object },
): AccessRow => {
  const request = (whose: Whose) => async (world: World) => {
    const { id, updatedAt } = await quoteIn(world, whose(world), status);
    return { method, url: `/quotes/${id}${rest}`, ...(body ? { body: { ...body, updatedAt } } : {}) };
  };
  const endpoint = `${method} /quotes/:id${rest}`;
  return { endpoint, expected, own: request(ownEnterprise), others: request(othersEnterprise) };
};

/** The calls of quotes. Nothing is sent without its photo: 400 says that the caller might. */
export const quoteRows: AccessRow[] = [
  onLead('POST', ofContractor, quoteOf()),
  onLead('GET', read),
  onQuote('GET', '', { expected: read }),
  onQuote('GET', '/pdf', { expected: read }),
  onQuote('PUT', '', { expected: ofContractor, body: quoteOf() }),
  onQuote('POST', '/send', { expected: { ...ofContractor, Entrepreneur: '400/404' }, body: {} }),
  onQuote('POST', '/withdraw', { expected: ofContractor, status: 'Sent' }),
  {
    endpoint: 'GET /quotes/lines',
    expected: { ...ofContractor, Entrepreneur: '200/200' },
    own: () => ({ method: 'GET', url: '/quotes/lines' }),
    others: () => ({ method: 'GET', url: '/quotes/lines' }),
  },
];
