import { asc, eq } from 'drizzle-orm';
import { fullName } from '../../../shared/format/fullName.ts';
import type { PaymentFile } from '../../../shared/payments/historyViews.ts';
import type { Context } from '../../context.ts';
import { paymentEvents, payments, users } from '../../db/schema/index.ts';
import { notFound } from '../../http/errors.ts';
import { maskSecrets } from './maskSecrets.ts';
import { entriesOf, presentEntry } from './queries.ts';

/** A whole payment with all that came about it, for an admin. Raises 404. */
export async function readEntry(ctx: Context, id: string): Promise<PaymentFile> {
  const [row] = await entriesOf(ctx).where(eq(payments.id, id));
  if (!row) throw notFound();
  const { payment, subscription, receipt } = row;
  const events = await ctx.db
    .select()
    .from(paymentEvents)
    .where(eq(paymentEvents.paymentId, id))
    .orderBy(asc(paymentEvents.receivedAt), asc(paymentEvents.id));
  const [settler] = payment.attentionSettledBy
    ? await ctx.db.select().from(users).where(eq(users.id, payment.attentionSettledBy))
    : [];
  const secrets = payment.providerToken ? [payment.providerToken] : [];
  return {
    ...presentEntry(row),
    payerName: receipt?.payerName ?? null,
    expiresAt: payment.expiresAt?.toISOString() ?? null,
    attentionNote: payment.attentionNote,
    attentionSettledBy: settler ? fullName(settler) : null,
    subscription: subscription && {
      id: subscription.id,
      status: subscription.status,
      frequency: subscription.frequency,
      startDate: subscription.startsAt.toISOString(),
      endDate: subscription.endsAt.toISOString(),
      amount: subscription.amount,
      credit: subscription.credit,
    },
    events: events.map((event) => ({
      id: event.id,
      kind: event.kind,
      isTrusted: event.isTrusted,
      amount: event.amount,
      outcome: event.outcome,
      receivedAt: event.receivedAt.toISOString(),
      payload: maskSecrets(event.payload, secrets),
    })),
  };
}
