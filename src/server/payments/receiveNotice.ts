import { createHash } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { isoDate } from '../../shared/format/dates.ts';
import type { PaymentProviderName } from '../../shared/payments/status.ts';
import { type Context, inTransaction } from '../context.ts';
import { payments } from '../db/schema/index.ts';
import { forbidden } from '../http/errors.ts';
import type { PaymentProvider, RawNotice, VerifiedNotice } from './providers/provider.ts';
import { ForgedNotice } from './providers/providerErrors.ts';
import { recordEvent } from './recordEvent.ts';
import { settlePayment } from './settlePayment.ts';

/** An unsigned notice is stored only up to this length. */
const KEPT_OF_FORGED = 2_000;
/** So many forged ones of a provider are kept a day: anybody can send any number. The log counts all. */
const KEPT_A_DAY = 32;

/**
 * Takes a provider's notice. Signed and complete, it settles; otherwise it is kept, and a job asks the provider. Of
 * forged ones a few a day are kept, for a month (`maintenance/clean.ts`), under names of their own, so that they can
 * never stand in the way of the true one. Raises 403 for each.
 */
export async function receiveNotice(ctx: Context, provider: PaymentProvider, raw: RawNotice): Promise<void> {
  const notice = await verified(ctx, provider, raw);
  const paymentId = await paymentOf(ctx, provider.name, notice.about);
  if (paymentId && notice.status) {
    const { eventId, kind, status, payload } = notice;
    await settlePayment(ctx, { paymentId, eventId, kind, status: { ...status, payload } });
    return;
  }
  await inTransaction(ctx, async (tx) => {
    await recordEvent(tx, {
      provider: provider.name,
      eventId: notice.eventId,
      paymentId,
      kind: notice.kind,
      isTrusted: notice.isSigned,
      payload: notice.payload,
      outcome: paymentId ? 'asked' : 'unrelated',
    });
    if (paymentId) await tx.jobs.enqueue(tx.db, 'payments.check', [{ paymentId }]);
  });
}

async function verified(ctx: Context, provider: PaymentProvider, raw: RawNotice): Promise<VerifiedNotice> {
  try {
    return provider.verifyNotice(raw);
  } catch (error) {
    if (!(error instanceof ForgedNotice)) throw error;
    await recordEvent(ctx, {
      provider: provider.name,
      eventId: `forged:${isoDate(ctx.now)}:${placeOf(raw.body)}`,
      kind: 'forged',
      isTrusted: false,
      payload: raw.body.toString('latin1', 0, KEPT_OF_FORGED),
      outcome: 'refused',
    });
    throw forbidden();
  }
}

/** One of the day's places, by the content: what came first keeps it, since an event's id is unique. */
function placeOf(body: Buffer): number {
  return createHash('sha256').update(body).digest().readUInt32BE() % KEPT_A_DAY;
}

async function paymentOf(
  ctx: Context,
  provider: PaymentProviderName,
  about: VerifiedNotice['about'],
): Promise<string | null> {
  if (!about) return null;
  const isNamed =
    'orderId' in about ? eq(payments.orderId, about.orderId) : eq(payments.providerReference, about.reference);
  const [found] = await ctx.db
    .select({ id: payments.id })
    .from(payments)
    .where(and(eq(payments.provider, provider), isNamed));
  return found?.id ?? null;
}
