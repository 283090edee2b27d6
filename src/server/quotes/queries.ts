import { and, desc, eq, type SQL } from 'drizzle-orm';
import { may } from '../../shared/auth/permissions.ts';
import type { QuoteView } from '../../shared/quotes/views.ts';
import { actorOf, type Context } from '../context.ts';
import { acceptances, projects, quotes } from '../db/schema/index.ts';
import { notFound } from '../http/errors.ts';
import { wholeQuote, withContent } from './content.ts';
import type { Quote } from './lockQuote.ts';
import { presentQuote } from './presenter.ts';

/** Each correction is a version: a lead has few (`writeQuote.ts`). */
const MAX_LISTED = 50;

interface Readable {
  quote: Quote;
  reference: string;
}

const readable = ({ db }: Context, where: SQL | undefined) =>
  db
    .select({ quote: quotes, reference: projects.reference })
    .from(quotes)
    .innerJoin(acceptances, eq(acceptances.id, quotes.leadId))
    .innerJoin(projects, eq(projects.id, acceptances.projectId))
    .where(where);

/** Undefined for staff, who see those of all. */
function ofReader(ctx: Context): SQL | undefined {
  const { role, enterpriseId } = actorOf(ctx);
  if (may(role, 'quotes.list')) return undefined;
  if (!enterpriseId) throw notFound();
  return eq(quotes.enterpriseId, enterpriseId);
}

/** A quote for its contractor, and for staff. Raises 404 for another contractor: it tells nothing of theirs. */
export async function findReadable(ctx: Context, id: string): Promise<Readable> {
  const [found] = await readable(ctx, and(eq(quotes.id, id), ofReader(ctx)));
  if (!found) throw notFound();
  return found;
}

/** As `findReadable`, whole. */
export async function readQuote(ctx: Context, id: string): Promise<QuoteView> {
  const { quote, reference } = await findReadable(ctx, id);
  return presentQuote(await wholeQuote(ctx, quote), reference, ctx.now);
}

/** The quotes of a lead, the latest first. Raises 404 for another contractor's lead. */
export async function listQuotes(ctx: Context, leadId: string): Promise<QuoteView[]> {
  await requireReadableLead(ctx, leadId);
  const found = await readable(ctx, eq(quotes.leadId, leadId)).orderBy(desc(quotes.version)).limit(MAX_LISTED);
  const whole = await withContent(
    ctx,
    found.map(({ quote }) => quote),
  );
  return whole.map((one, index) => presentQuote(one, found[index]?.reference ?? '', ctx.now));
}

async function requireReadableLead(ctx: Context, leadId: string): Promise<void> {
  const { role, enterpriseId } = actorOf(ctx);
  const [lead] = await ctx.db
    .select({ enterpriseId: acceptances.enterpriseId })
    .from(acceptances)
    .where(eq(acceptances.id, leadId));
  if (!lead || (!may(role, 'quotes.list') && lead.enterpriseId !== enterpriseId)) throw notFound();
}
