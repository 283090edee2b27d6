import { eq } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { enterprises, type messages, payments, receipts } from '../db/schema/index.ts';
import { Refusal } from '../http/errors.ts';
import type { Attachment } from '../messages/provider.ts';
import { readSettings } from '../settings/queries.ts';
import { fr } from '../texts.ts';
import type { Payment } from './lockPayment.ts';
import { requireReadable } from './queries.ts';

/** The receipt for whoever asks for it. Raises 404 until the payment is paid, 403 for somebody else's. */
export async function readReceipt(ctx: Context, paymentId: string): Promise<Attachment> {
  const payment = await requireReadable(ctx, paymentId);
  const receipt = await receiptOf(ctx, payment);
  if (!receipt) throw new Refusal(404, fr('payments.noReceipt'));
  return receipt;
}

/** The receipt as a PDF, drawn at each call from what was written when it was paid. Undefined until then. */
async function receiptOf(ctx: Context, payment: Payment): Promise<Attachment | undefined> {
  const [receipt] = await ctx.db.select().from(receipts).where(eq(receipts.paymentId, payment.id));
  if (!receipt) return undefined;
  const [settings, [enterprise]] = await Promise.all([
    readSettings(ctx.db),
    payment.enterpriseId
      ? ctx.db.select().from(enterprises).where(eq(enterprises.id, payment.enterpriseId))
      : Promise.resolve([]),
  ]);
  const { number, issuedAt, payerName, periodStart, periodEnd } = receipt;
  const { drawReceipt } = await import('./receiptPdf.ts');
  const content = await drawReceipt({
    number,
    issuedAt,
    seller: settings,
    payer: enterprise && { ...enterprise, name: payerName ?? enterprise.name },
    payment,
    period: periodStart && periodEnd ? { startsAt: periodStart, endsAt: periodEnd } : undefined,
  });
  return { name: `recu-${String(receipt.number).padStart(6, '0')}.pdf`, content };
}

/** The receipt that goes with a message about a payment; nothing with any other. */
export async function receiptAttachments(
  ctx: Context,
  { receiptOf: paymentId }: typeof messages.$inferSelect,
): Promise<Attachment[]> {
  if (!paymentId) return [];
  const [payment] = await ctx.db.select().from(payments).where(eq(payments.id, paymentId));
  const receipt = payment && (await receiptOf(ctx, payment));
  if (!receipt) throw new Error(`Payment ${paymentId} has no receipt`);
  return [receipt];
}
