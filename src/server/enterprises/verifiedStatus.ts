import { and, eq, inArray } from 'drizzle-orm';
import { isAnotherCompany } from '../../shared/enterprises/identity.ts';
import { enterpriseMachine } from '../../shared/enterprises/status.ts';
import { documentMachine, verificationMachine } from '../../shared/verifications/status.ts';
import { difference } from '../audit-log/difference.ts';
import { recordAct } from '../audit-log/recordAct.ts';
import type { Context } from '../context.ts';
import { enterprises, verificationDocuments, verificationRequests } from '../db/schema/index.ts';
import type { LockedEnterprise } from './lockEnterprise.ts';

type Identity = Pick<LockedEnterprise, 'name' | 'registrationNumber'>;

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

/**
 * Nobody has compared the documents with another name or registration number: those that were accepted are to be
 * checked again, the trigger takes the approvals back, and a verified enterprise works on as an active one. The
 * enterprise is held by the caller.
 */
export async function checkIdentityAgain(tx: Context, before: LockedEnterprise, now: Identity): Promise<void> {
  if (!isAnotherCompany(before, now)) return;
  await unmarkVerified(tx, before.id);
  const [request] = await tx.db
    .update(verificationRequests)
    .set({ waitingSince: tx.now })
    .where(eq(verificationRequests.enterpriseId, before.id))
    .returning({ id: verificationRequests.id });
  if (!request) return;
  const { from, to } = documentMachine.transitions.recheck;
  await tx.db
    .update(verificationDocuments)
    .set({ status: to, checkedBy: null, checkedAt: null })
    .where(and(eq(verificationDocuments.requestId, request.id), inArray(verificationDocuments.status, from)));
  const changes = difference<Identity>(before, { name: now.name, registrationNumber: now.registrationNumber });
  const act = { before: changes.before, after: changes.after };
  await recordAct(tx, { action: 'rename', entity: 'verifications', entityId: request.id, ...act });
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
