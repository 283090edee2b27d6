import type { ReconciledPeriod } from '../../../shared/payments/contract.ts';
import type { Reconciliation } from '../../../shared/payments/historyViews.ts';
import type { Context } from '../../context.ts';
import { invalid } from '../../http/errors.ts';
import { readLedger } from '../ledger.ts';
import { endOf, startOf } from './conditions.ts';
import { entriesNamed } from './queries.ts';

const DAY_MS = 86_400_000;
/** A quarter: the books of a longer time are read part by part. */
const MAX_DAYS = 93;

/**
 * The books of a period, both days included, with the payments on which they do not agree. Raises 400 for more than 93
 * days.
 */
export async function reconcile(ctx: Context, { from, to }: ReconciledPeriod): Promise<Reconciliation> {
  const period = { from: startOf(from), to: endOf(to) };
  const days = (period.to.getTime() - period.from.getTime()) / DAY_MS;
  if (days < 1) throw invalid({ to: 'paymentHistory.periodReversed' });
  if (days > MAX_DAYS) throw invalid({ to: 'paymentHistory.periodTooLong' });
  const { settled, recorded, granted, receipts, differences } = await readLedger(ctx, period);
  const isSame = (one: { count: number; amount: number }) =>
    one.count === settled.count && one.amount === settled.amount;
  const agrees =
    isSame(recorded) &&
    granted.amount + granted.testAmount === settled.amount &&
    receipts === settled.count &&
    differences.length === 0;
  return { from, to, settled, recorded, granted, receipts, agrees, differences: await entriesNamed(ctx, differences) };
}
