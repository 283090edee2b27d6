import { and, eq, exists, gt, inArray, lte, not, sql } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { enterprises, subscriptions } from '../db/schema/index.ts';

/** An enterprise whose subscription had ended is again what it was. Pending and Suspended stay what they are (design §7). */
export async function reviveEnterprise(tx: Context, enterpriseId: string): Promise<void> {
  await tx.db
    .update(enterprises)
    .set({ status: sql`coalesce(${enterprises.expiredFrom}, 'Active')`, expiredFrom: null })
    .where(and(eq(enterprises.id, enterpriseId), eq(enterprises.status, 'Expired'), isRunning(tx)));
}

/** Nothing runs any more: Expired, remembering what it was. */
export async function expireEnterprise(tx: Context, enterpriseId: string): Promise<void> {
  await tx.db
    .update(enterprises)
    .set({ status: 'Expired', expiredFrom: sql`${enterprises.status}` })
    .where(
      and(eq(enterprises.id, enterpriseId), inArray(enterprises.status, ['Active', 'Verified']), not(isRunning(tx))),
    );
}

function isRunning(tx: Context) {
  return exists(
    tx.db
      .select({ one: sql`1` })
      .from(subscriptions)
      .where(
        and(
          eq(subscriptions.enterpriseId, enterprises.id),
          eq(subscriptions.status, 'Active'),
          lte(subscriptions.startsAt, tx.now),
          gt(subscriptions.endsAt, tx.now),
        ),
      ),
  );
}
