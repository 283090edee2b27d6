import { and, desc, eq, inArray, ne } from 'drizzle-orm';
import { quoteMachine } from '../../shared/quotes/status.ts';
import type { TrackedQuote } from '../../shared/quotes/views.ts';
import type { Context } from '../context.ts';
import { acceptances, enterprises, files, quotes } from '../db/schema/index.ts';
import { notFound } from '../http/errors.ts';
import type { Attachment } from '../messages/provider.ts';
import { withContent } from './content.ts';
import type { Quote } from './lockQuote.ts';
import { presentContent } from './presenter.ts';
import { quotePdf } from './readQuotePdf.ts';

/** What no client is ever shown. */
const draft = quoteMachine.transitions.write.to;

/**
 * The last quote that each enterprise sent for this project with what became of it, the cheapest first; what it
 * replaced is not shown any more, drafts never are.
 */
export async function listTrackedQuotes(ctx: Context, projectId: string): Promise<TrackedQuote[]> {
  const found = await ctx.db
    .selectDistinctOn([quotes.leadId], { quote: quotes, enterprise: enterprises.name })
    .from(acceptances)
    .innerJoin(quotes, and(eq(quotes.leadId, acceptances.id), ne(quotes.status, draft)))
    .innerJoin(enterprises, eq(enterprises.id, quotes.enterpriseId))
    .where(eq(acceptances.projectId, projectId))
    .orderBy(quotes.leadId, desc(quotes.sentAt));
  const byTotal = found.toSorted((one, other) => one.quote.total - other.quote.total);
  const whole = await withContent(
    ctx,
    byTotal.map(({ quote }) => quote),
  );
  return whole.map((one, index) => ({ ...presentContent(one), enterprise: byTotal[index]?.enterprise ?? '' }));
}

/** A quote of this project as a PDF for its client. Raises 404 for another's and for a draft. */
export async function trackedPdf(
  ctx: Context,
  { projectId, quoteId }: { projectId: string; quoteId: string },
): Promise<Attachment> {
  const quote = await findSent(ctx, projectId, quoteId);
  if (!quote) throw notFound();
  return quotePdf(ctx, quote, 'always');
}

/** Photos of the quotes that this project's client was sent. */
export function isOfSentQuote(db: Context['db'], projectId: string) {
  const sent = db
    .select({ id: quotes.id })
    .from(quotes)
    .innerJoin(acceptances, eq(acceptances.id, quotes.leadId))
    .where(and(eq(acceptances.projectId, projectId), ne(quotes.status, draft)));
  return inArray(files.quoteId, sent);
}

async function findSent({ db }: Context, projectId: string, quoteId: string): Promise<Quote | undefined> {
  const [found] = await db
    .select({ quote: quotes })
    .from(quotes)
    .innerJoin(acceptances, eq(acceptances.id, quotes.leadId))
    .where(and(eq(quotes.id, quoteId), eq(acceptances.projectId, projectId), ne(quotes.status, draft)));
  return found?.quote;
}
