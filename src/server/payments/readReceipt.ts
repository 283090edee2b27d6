import { eq } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { enterprises, receipts } from '../db/schema/index.ts';
import { Refusal } from '../http/errors.ts';
import { readSettings } from '../settings/queries.ts';
import { fr } from '../texts.ts';
import { requireReadable } from './queries.ts';
import { drawReceipt } from './receiptPdf.ts';

/** The receipt of a payment as a PDF, drawn at each call from what was written when it was paid. Raises 404 until it is paid, 403 for somebody else's. */
export async function readReceipt(ctx: Context, paymentId: string): Promise<{ name: string; content: Buffer }> {
  const payment = await requireReadable(ctx, paymentId);
  const [receipt] = await ctx.db.select().from(receipts).where(eq(receipts.paymentId, paymentId));
  if (!receipt) throw new Refusal(404, fr('payments.noReceipt'));
  const [settings, [enterprise]] = await Promise.all([
    readSettings(ctx.db),
    payment.enterpriseId
      ? ctx.db.select().from(enterprises).where(eq(enterprises.id, payment.enterpriseId))
      : Promise.resolve([]),
  ]);
  const { number, issuedAt, payerName, periodStart, periodEnd } = receipt;
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
