import { isoDate } from '../../../shared/format/dates.ts';
import type { LossReason } from '../../../shared/leads/status.ts';
import type { QuoteInput } from '../../../shared/quotes/schemas.ts';
import type { Context } from '../../context.ts';
import { closeByCode, requireClosed } from '../../leads/closeByCode.ts';
import { closingCode } from '../../leads/closingCode.ts';
import { moveStage } from '../../leads/moveStage.ts';
import { recordCall, setReminder, writeNote } from '../../leads/recordCall.ts';
import { claimUnreachable } from '../../leads/unreachable.ts';
import { acceptProject } from '../../projects/acceptProject.ts';
import { withdrawQuote } from '../../quotes/endQuote.ts';
import { sendQuote } from '../../quotes/sendQuote.ts';
import { writeQuote } from '../../quotes/writeQuote.ts';
import { answerReview } from '../../reviews/answerReview.ts';
import { DAY, later } from '../time.ts';
import { type Act, type Contractor, lastQuoteOf, leadOf, reviewOf } from './job.ts';

/** What a quote says, its days counted from when it is sent. */
export interface QuoteWords extends Pick<QuoteInput, 'lines' | 'vat' | 'durationDays' | 'depositPercent' | 'notes'> {
  validDays: number;
  startsInDays: number;
}

/** What a contractor does on their own lead. */
export const by = (contractor: Contractor) => {
  const onLead =
    (operation: (tx: Context, leadId: string) => Promise<unknown>): Act =>
    async (job) =>
      operation(job.as(contractor), await leadOf(job, contractor));
  const write = (words: QuoteWords) => (tx: Context, id: string) => writeQuote(tx, id, quoteAt(tx, words));
  return {
    accept: (): Act => (job) => acceptProject(job.as(contractor), { id: job.projectId, entrepreneurId: contractor.id }),
    call: (outcome: Parameters<typeof recordCall>[2]['outcome']) =>
      onLead((tx, id) => recordCall(tx, id, { at: undefined, outcome })),
    note: (body: string) => onLead((tx, id) => writeNote(tx, id, { body })),
    remind: (inDays: number, text: string) =>
      onLead((tx, id) => setReminder(tx, id, { at: later(tx.now, inDays * DAY).toISOString(), text })),
    /** `inDays`: when what comes next is planned. */
    move: (stage: 'Contacted' | 'Visited' | 'Started', inDays?: number) =>
      onLead((tx, id) =>
        moveStage(tx, id, {
          stage,
          at: inDays === undefined ? undefined : later(tx.now, inDays * DAY).toISOString(),
        }),
      ),
    lose: (reason: Exclude<LossReason, 'requestClosed'>) =>
      onLead((tx, id) => moveStage(tx, id, { stage: 'Lost', reason })),
    withdraw: (reason: 'tooFar' | 'noTime') => onLead((tx, id) => moveStage(tx, id, { stage: 'Withdrawn', reason })),
    claimUnreachable: () => onLead(claimUnreachable),
    draft: (words: QuoteWords) => onLead(write(words)),
    quote: (words: QuoteWords) =>
      onLead(async (tx, id) => sendQuote(tx, await write(words)(tx, id), { updatedAt: tx.now.toISOString() })),
    takeQuoteBack: () => onLead(async (tx, id) => withdrawQuote(tx, await lastQuoteOf(tx, id))),
    enterCode: () =>
      onLead(async (tx, id) => requireClosed(await closeByCode(tx, id, { code: closingCode(tx.config, { id }) }))),
    answerReview: (text: string) => onLead(async (tx, id) => answerReview(tx, (await reviewOf(tx, id)).id, text)),
  };
};

const quoteAt = ({ now }: Context, { validDays, startsInDays, ...words }: QuoteWords): QuoteInput => ({
  ...words,
  paperAmount: undefined,
  validUntil: isoDate(later(now, validDays * DAY)),
  startsOn: isoDate(later(now, startsInDays * DAY)),
});
