import { isoDate } from '../../shared/format/dates.ts';
import { depositOf, isDepositHigh } from '../../shared/quotes/amounts.ts';
import { quoteMachine } from '../../shared/quotes/status.ts';
import type { QuoteContent, QuoteView } from '../../shared/quotes/views.ts';
import { canMove } from '../../shared/states/machine.ts';
import { presentFile, type ShownFile } from '../files/queries.ts';
import type { WholeQuote } from './content.ts';
import type { Quote } from './lockQuote.ts';

/** What `presentContent` shows of a quote. */
export const shownColumns = [
  'id',
  'status',
  'number',
  'version',
  'isPaper',
  'vat',
  'netTotal',
  'vatTotal',
  'total',
  'depositPercent',
  'validUntil',
  'startsOn',
  'durationDays',
  'notes',
  'sentAt',
  'decidedAt',
] as const satisfies readonly (keyof Quote)[];

/** A quote as far as it is shown. */
export interface ShownQuote extends Pick<QuoteContent, 'lines'> {
  quote: Pick<Quote, (typeof shownColumns)[number]>;
  files: readonly ShownFile[];
}

const { expire } = quoteMachine.transitions;

/** Its state by now: Expired once its last day is over, whether or not the clock's job has marked it. */
export function stateAt({ status, validUntil }: Pick<Quote, 'status' | 'validUntil'>, now: Date): Quote['status'] {
  return canMove(quoteMachine, 'expire', status) && validUntil < isoDate(now) ? expire.to : status;
}

/** What its client and its contractor both see by now. */
export function presentContent({ quote, lines, files }: ShownQuote, now: Date): QuoteContent {
  const { id, number, version, isPaper, vat, netTotal, vatTotal, total, depositPercent, notes } = quote;
  const { validUntil, startsOn, durationDays, sentAt, decidedAt } = quote;
  return {
    id,
    status: stateAt(quote, now),
    number,
    version,
    isPaper,
    lines: lines.map(({ label, quantity, unit, unitPrice, total: lineTotal }) => ({
      label,
      quantity,
      unit,
      unitPrice,
      total: lineTotal,
    })),
    vat,
    netTotal,
    vatTotal,
    total,
    depositPercent,
    deposit: depositOf(quote),
    isDepositHigh: isDepositHigh(depositPercent),
    validUntil,
    startsOn,
    durationDays,
    notes,
    sentAt: sentAt?.toISOString() ?? null,
    decidedAt: decidedAt?.toISOString() ?? null,
    files: files.map((file) => presentFile(file, 'whole')),
  };
}

/** As its contractor and staff see it. */
export function presentQuote(whole: WholeQuote, reference: string, now: Date): QuoteView {
  const { leadId, declineReason, updatedAt } = whole.quote;
  return { ...presentContent(whole, now), leadId, reference, declineReason, updatedAt: updatedAt.toISOString() };
}
