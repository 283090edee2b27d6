import { desc, eq } from 'drizzle-orm';
import { isoDate } from '../../shared/format/dates.ts';
import { leadMachine } from '../../shared/leads/status.ts';
import { projectMachine } from '../../shared/projects/status.ts';
import { lineTotal, totalsOf } from '../../shared/quotes/amounts.ts';
import type { ChangeQuote, QuoteInput } from '../../shared/quotes/schemas.ts';
import { MAX_VERSIONS, quoteMachine } from '../../shared/quotes/status.ts';
import { recordAct } from '../audit-log/recordAct.ts';
import { actorOf, type Context } from '../context.ts';
import { quoteLines, quotes } from '../db/schema/index.ts';
import { nextVersion, requireFresh } from '../editing/requireFresh.ts';
import { invalid, refused } from '../http/errors.ts';
import { requireState } from '../http/requireTransition.ts';
import { type LockedLead, lockOwnLead } from '../leads/lockLead.ts';
import { lockOwnQuote, type Quote } from './lockQuote.ts';

const { write } = quoteMachine.transitions;

const DAY_MS = 86_400_000;
const YEAR_DAYS = 366;

/**
 * Writes a draft for a lead of the caller's; after one that was sent it is its next version, under the same number
 * (design §10). Gives its id. Raises 404, WRONG_STATE, DRAFT_EXISTS, TOO_MANY_VERSIONS, and 400 for days that are over.
 */
export async function writeQuote(tx: Context, leadId: string, input: QuoteInput): Promise<string> {
  const locked = await lockOwnLead(tx, leadId);
  requireQuotable(locked);
  requireDays(tx, input);
  const [last] = await tx.db
    .select()
    .from(quotes)
    .where(eq(quotes.leadId, leadId))
    .orderBy(desc(quotes.version))
    .limit(1);
  if (last?.status === write.to) throw refused('DRAFT_EXISTS', 'quotes.draftExists');
  if (last && last.version >= MAX_VERSIONS) throw refused('TOO_MANY_VERSIONS', 'quotes.tooManyVersions');
  const [draft] = await tx.db
    .insert(quotes)
    .values({
      ...columnsOf(input),
      leadId,
      enterpriseId: locked.lead.enterpriseId,
      authorId: actorOf(tx).id,
      number: last?.number ?? null,
      version: (last?.version ?? 0) + 1,
      correctsId: last?.id ?? null,
      createdAt: tx.now,
      updatedAt: tx.now,
    })
    .returning();
  if (!draft) throw new Error('The quote was not written');
  await writeLines(tx, draft, input);
  await recordAct(tx, { action: 'write', entity: 'quotes', entityId: draft.id, after: actOf(draft) });
  return draft.id;
}

/** Puts what was written now in place of a draft. Raises 404, WRONG_STATE, STALE, and 400 for days that are over. */
export async function changeQuote(tx: Context, id: string, { updatedAt, ...input }: ChangeQuote): Promise<string> {
  const { quote, ...locked } = await lockOwnQuote(tx, id);
  requireState(quoteMachine, 'edit', quote.status);
  await requireFresh(tx, 'quotes', quote, updatedAt);
  requireQuotable(locked);
  requireDays(tx, input);
  const [changed] = await tx.db
    .update(quotes)
    .set({ ...columnsOf(input), updatedAt: nextVersion(quote.updatedAt, tx.now) })
    .where(eq(quotes.id, id))
    .returning();
  if (!changed) throw new Error('The quote was not written');
  await tx.db.delete(quoteLines).where(eq(quoteLines.quoteId, id));
  await writeLines(tx, changed, input);
  await recordAct(tx, {
    action: 'edit',
    entity: 'quotes',
    entityId: id,
    before: actOf(quote),
    after: actOf(changed),
  });
  return id;
}

/** Raises WRONG_STATE unless the lead may still be quoted for, and somebody may still be chosen. */
export function requireQuotable({ lead, project }: LockedLead): void {
  requireState(leadMachine, 'quote', lead.stage);
  requireState(projectMachine, 'hire', project.status);
}

/** Raises 400 at the day that is over, or more than a year ahead. */
export function requireDays({ now }: Context, { validUntil, startsOn }: Pick<Quote, 'validUntil' | 'startsOn'>): void {
  const today = isoDate(now);
  const last = isoDate(new Date(now.getTime() + YEAR_DAYS * DAY_MS));
  if (validUntil < today || validUntil > last) throw invalid({ validUntil: 'quotes.validUntilPast' });
  if (startsOn < today) throw invalid({ startsOn: 'quotes.startsOnPast' });
  if (startsOn > last) throw invalid({ startsOn: 'quotes.startsOnFar' });
}

function columnsOf({ lines, paperAmount, depositPercent, notes, ...input }: QuoteInput) {
  return {
    ...input,
    ...totalsOf(paperAmount === undefined ? lines.map(lineTotal) : [paperAmount], input.vat),
    isPaper: paperAmount !== undefined,
    depositPercent: depositPercent ?? null,
    notes: notes ?? null,
  };
}

async function writeLines(tx: Context, { id: quoteId }: Quote, { lines }: QuoteInput): Promise<void> {
  if (lines.length === 0) return;
  await tx.db
    .insert(quoteLines)
    .values(lines.map((line, index) => ({ ...line, quoteId, position: index + 1, total: lineTotal(line) })));
}

const actOf = ({ leadId, version, total }: Quote) => ({ leadId, version, total });
