import { and, asc, eq, gt, inArray, or, type SQL, sql } from 'drizzle-orm';
import { openPaymentStates, paymentMachine } from '../../shared/payments/status.ts';
import type { Context } from '../context.ts';
import { payments } from '../db/schema/index.ts';
import { checkPayment, endUnasked } from './checkPayment.ts';
import type { PaymentProviders } from './providers/provider.ts';
import { ProviderRefused, ProviderUnavailable } from './providers/providerErrors.ts';

/** Money can come after a payment was given up: for so long its provider is still asked. */
const ASKED_FOR_MS = 7 * 86_400_000;
const BATCH = 200;
const AT_ONCE = 4;

/**
 * Asks the providers about every payment that is not paid, at first each minute, then as rarely as it is old (an eighth
 * of its age). Finds lost notices and closes what was abandoned; what is open still is asked about at any age, for
 * nothing may have run since. Raises where a provider did not answer, after having asked for all the others.
 */
export async function sweepPayments(ctx: Context, providers: PaymentProviders): Promise<void> {
  const due = await ctx.db
    .select({ id: payments.id })
    .from(payments)
    .where(isDue(ctx.now))
    .orderBy(asc(sql`coalesce(${payments.checkedAt}, ${payments.createdAt})`))
    .limit(BATCH);
  const waiting = due.map(({ id }) => id);
  const unanswered: string[] = [];
  const work = async () => {
    for (let id = waiting.shift(); id; id = waiting.shift()) {
      if ((await claim(ctx, id)) && !(await answered(ctx, providers, id))) unanswered.push(id);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  if (unanswered.length > 0) throw new Error(`No answer about ${unanswered.length} of ${due.length} payments`);
}

/** False where another process asks already. */
async function claim(ctx: Context, id: string): Promise<boolean> {
  const claimed = await ctx.db
    .update(payments)
    .set({ checkedAt: ctx.now })
    .where(and(eq(payments.id, id), isDue(ctx.now)))
    .returning({ id: payments.id });
  return claimed.length > 0;
}

async function answered(ctx: Context, providers: PaymentProviders, id: string): Promise<boolean> {
  try {
    await checkPayment(ctx, providers, id);
    return true;
  } catch (error) {
    if (error instanceof ProviderUnavailable) return false;
    // Of a payment that is past its days its provider may know nothing any more.
    if (error instanceof ProviderRefused) return endUnasked(ctx, id, askedSince(ctx.now));
    throw error;
  }
}

const askedSince = (now: Date) => new Date(now.getTime() - ASKED_FOR_MS);

function isDue(now: Date): SQL | undefined {
  const at = now.toISOString();
  return and(
    inArray(payments.status, paymentMachine.transitions.sweep.from),
    or(gt(payments.createdAt, askedSince(now)), inArray(payments.status, openPaymentStates)),
    sql`coalesce(${payments.checkedAt}, ${payments.createdAt})
      <= ${at}::timestamptz - greatest(interval '55 seconds', (${at}::timestamptz - ${payments.createdAt}) / 8)`,
  );
}
