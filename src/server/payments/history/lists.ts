import { z } from 'zod';
import { paymentProviders, paymentPurposes, paymentStates } from '../../../shared/payments/status.ts';
import { listQuery } from '../../http/listQuery.ts';

const state = z.enum(paymentStates);

const filter = z.strictObject({
  q: z.string().max(100).optional(),
  status: z.union([state, z.array(state)]).optional(),
  provider: z.enum(paymentProviders).optional(),
  purpose: z.enum(paymentPurposes).optional(),
  packageId: z.uuid().optional(),
  enterpriseId: z.uuid().optional(),
  attention: z.enum(['open', 'settled']).optional(),
  /** Days on which it was created, both included. */
  from: z.iso.date('paymentHistory.dateInvalid').optional(),
  to: z.iso.date('paymentHistory.dateInvalid').optional(),
});

const fields = ['createdAt', 'amount'] as const;

export type HistoryFilter = z.output<typeof filter>;
export type HistorySortField = (typeof fields)[number];

/** How the history of payments is paged, sorted and filtered; its totals and its file take the same filters. */
export const historyQuery = listQuery(fields, filter);
export const historyFilterQuery = historyQuery.pick({ filter: true });
