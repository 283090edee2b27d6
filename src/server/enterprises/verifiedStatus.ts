import { and, eq, inArray } from 'drizzle-orm';
import { enterpriseMachine } from '../../shared/enterprises/status.ts';
import { verificationMachine } from '../../shared/verifications/status.ts';
import type { Context } from '../context.ts';
import { enterprises, verificationRequests } from '../db/schema/index.ts';

/** Whether two people approved the documents that the enterprise has now. */
export async function isApproved(tx: Context, enterpriseId: string): Promise<boolean> {
  const found = await tx.db
    .select({ id: verificationRequests.id })
    .from(verificationRequests)
    .where(
      and(
        eq(verificationRequests.enterpriseId, enterpriseId),
        eq(verificationRequests.status, verificationMachine.transitions.approve.to),
      ),
    );
  return found.length > 0;
}

/**
 * Its documents are good: an active enterprise is Verified, an expired or suspended one will be when it comes back. A
 * pending one stays so: it is activated by sales, and is then Verified at once.
 */
export async function markVerified(tx: Context, enterpriseId: string): Promise<void> {
  await change(tx, enterpriseId, 'verify');
}

/** A document that it was verified by is good no more: it goes on working, as an active one. */
export async function unmarkVerified(tx: Context, enterpriseId: string): Promise<void> {
  await change(tx, enterpriseId, 'unverify');
}

async function change(tx: Context, enterpriseId: string, name: 'verify' | 'unverify'): Promise<void> {
  const { from, to } = enterpriseMachine.transitions[name];
  const isTheirs = eq(enterprises.id, enterpriseId);
  await tx.db
    .update(enterprises)
    .set({ status: to })
    .where(and(isTheirs, inArray(enterprises.status, from)));
  await tx.db
    .update(enterprises)
    .set({ expiredFrom: to })
    .where(
      and(isTheirs, inArray(enterprises.expiredFrom, from), inArray(enterprises.status, ['Expired', 'Suspended'])),
    );
}
