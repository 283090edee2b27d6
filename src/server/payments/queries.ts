import { desc, eq } from 'drizzle-orm';
import { may } from '../../shared/auth/permissions.ts';
import type { PaymentView } from '../../shared/payments/views.ts';
import { actorOf, type Context } from '../context.ts';
import { packages, payments, receipts, subscriptions } from '../db/schema/index.ts';
import { forbidden, notFound } from '../http/errors.ts';
import type { Page } from '../http/listQuery.ts';
import { readableEnterpriseId } from '../subscriptions/ownEnterprise.ts';
import type { Payment } from './lockPayment.ts';
import { presentPayment } from './presenter.ts';

const rowsOf = (ctx: Context) =>
  ctx.db
    .select({ payment: payments, subscription: subscriptions, package: packages, receiptNumber: receipts.number })
    .from(payments)
    .leftJoin(subscriptions, eq(subscriptions.id, payments.subscriptionId))
    .leftJoin(packages, eq(packages.id, subscriptions.packageId))
    .leftJoin(receipts, eq(receipts.paymentId, payments.id));

/** A payment of the caller's own enterprise, or any for an admin. Raises 404 and 403. */
export async function readPayment(ctx: Context, paymentId: string): Promise<PaymentView> {
  await requireReadable(ctx, paymentId);
  const [row] = await rowsOf(ctx).where(eq(payments.id, paymentId));
  if (!row) throw notFound();
  return presentPayment(row, ctx.now);
}

/** Raises 404, and 403 for a payment of somebody else. */
export async function requireReadable(ctx: Context, paymentId: string): Promise<Payment> {
  const actor = actorOf(ctx);
  const [payment] = await ctx.db.select().from(payments).where(eq(payments.id, paymentId));
  if (!payment) throw notFound();
  const isOwn = payment.enterpriseId !== null && payment.enterpriseId === actor.enterpriseId;
  if (!isOwn && !may(actor.role, 'payments.readAny')) throw forbidden();
  return payment;
}

/** The payments of a user's enterprise, the newest first, with how many there are. Raises 403 for somebody else's. */
export async function listPayments(
  ctx: Context,
  userId: string,
  page: Page,
): Promise<{ rows: PaymentView[]; total: number }> {
  const enterpriseId = await readableEnterpriseId(ctx, userId);
  if (!enterpriseId) return { rows: [], total: 0 };
  const isTheirs = eq(payments.enterpriseId, enterpriseId);
  const rows = await rowsOf(ctx)
    .where(isTheirs)
    .orderBy(desc(payments.createdAt), desc(payments.id))
    .limit(page.limit)
    .offset(page.offset);
  return { rows: rows.map((row) => presentPayment(row, ctx.now)), total: await ctx.db.$count(payments, isTheirs) };
}
