import { eq } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { type enterprises, payments } from '../db/schema/index.ts';
import { lockEnterprise } from '../enterprises/lockEnterprise.ts';

export type Payment = typeof payments.$inferSelect;
export type Enterprise = typeof enterprises.$inferSelect;

/**
 * The payment with its enterprise, both held until the transaction ends; the enterprise first, always in this order.
 */
export async function lockPayment(
  tx: Context,
  paymentId: string,
): Promise<{ payment: Payment; enterprise: Enterprise | undefined }> {
  const [found] = await tx.db
    .select({ enterpriseId: payments.enterpriseId })
    .from(payments)
    .where(eq(payments.id, paymentId));
  const enterprise = found?.enterpriseId ? await lockEnterprise(tx, found.enterpriseId) : undefined;
  const [payment] = await tx.db.select().from(payments).where(eq(payments.id, paymentId)).for('update');
  if (!payment) throw new Error(`There is no payment ${paymentId}`);
  return { payment, enterprise };
}
