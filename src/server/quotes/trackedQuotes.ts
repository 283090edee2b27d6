import { and, desc, eq, ne, sql } from 'drizzle-orm';
import { quoteMachine } from '../../shared/quotes/status.ts';
import type { QuoteContent, TrackedQuote } from '../../shared/quotes/views.ts';
import type { Context } from '../context.ts';
import { pickColumns } from '../db/pickColumns.ts';
import { prepared } from '../db/prepared.ts';
import { acceptances, enterprises, quoteLines, quotes } from '../db/schema/index.ts';
import type { ShownFile, StoredFile } from '../files/queries.ts';
import { notFound } from '../http/errors.ts';
import type { Attachment } from '../messages/provider.ts';
import type { Quote } from './lockQuote.ts';
import { presentContent, type ShownQuote, shownColumns } from './presenter.ts';
import { quotePdf } from './readQuotePdf.ts';

/** What no client is ever shown. */
const draft = quoteMachine.transitions.write.to;

const quotesOfProject = prepared((db) =>
  db
    .selectDistinctOn([quotes.leadId], {
      quote: pickColumns(quotes, shownColumns),
      enterprise: enterprises.name,
      lines: sql<QuoteContent['lines']>`(
        select coalesce(json_agg(json_build_object('label', ${quoteLines.label}, 'quantity', ${quoteLines.quantity}, 'unit', ${quoteLines.unit},
          'unitPrice', ${quoteLines.unitPrice}, 'total', ${quoteLines.total}) order by ${quoteLines.position}), '[]')
        from ${quoteLines} where ${quoteLines.quoteId} = ${quotes.id})`,
    })
    .from(acceptances)
    .innerJoin(quotes, and(eq(quotes.leadId, acceptances.id), ne(quotes.status, draft)))
    .innerJoin(enterprises, eq(enterprises.id, quotes.enterpriseId))
    .where(eq(acceptances.projectId, sql.placeholder('projectId')))
    .orderBy(quotes.leadId, desc(quotes.sentAt))
    .prepare('quotes_of_project'),
);

type SentQuote = Omit<ShownQuote, 'files'> & { enterprise: string };

/** The last quote that each enterprise sent for this project with its lines; drafts never. */
export const findSentQuotes = ({ db }: Pick<Context, 'db'>, projectId: string): Promise<SentQuote[]> =>
  quotesOfProject(db).execute({ projectId });

/**
 * What has become of the quotes, the cheapest first; what they replaced is not shown any more. One whose last day is
 * over cannot be chosen, whether or not the clock's job has marked it. `files` may be those of the whole request.
 */
export function presentTrackedQuotes(
  found: readonly SentQuote[],
  files: readonly (ShownFile & Pick<StoredFile, 'quoteId'>)[],
  now: Date,
): TrackedQuote[] {
  return found
    .toSorted((one, other) => one.quote.total - other.quote.total)
    .map(({ enterprise, ...one }) => ({
      ...presentContent({ ...one, files: files.filter(({ quoteId }) => quoteId === one.quote.id) }, now),
      enterprise,
    }));
}

/** A quote of this project as a PDF for its client. Raises 404 for another's and for a draft. */
export async function trackedPdf(
  ctx: Context,
  { projectId, quoteId }: { projectId: string; quoteId: string },
): Promise<Attachment> {
  const quote = await findSent(ctx, projectId, quoteId);
  if (!quote) throw notFound();
  return quotePdf(ctx, quote, () => true);
}

async function findSent({ db }: Context, projectId: string, quoteId: string): Promise<Quote | undefined> {
  const [found] = await db
    .select({ quote: quotes })
    .from(quotes)
    .innerJoin(acceptances, eq(acceptances.id, quotes.leadId))
    .where(and(eq(quotes.id, quoteId), eq(acceptances.projectId, projectId), ne(quotes.status, draft)));
  return found?.quote;
}
