import { and, desc, eq, inArray, lte } from 'drizzle-orm';
import type { SuspendEnterprise } from '../../../shared/enterprises/agentSchemas.ts';
import { type EnterpriseState, enterpriseMachine } from '../../../shared/enterprises/status.ts';
import { formatDateTime } from '../../../shared/format/dates.ts';
import { grantedStates } from '../../../shared/subscriptions/status.ts';
import { actorName } from '../../audit-log/acts.ts';
import { recordAct } from '../../audit-log/recordAct.ts';
import type { Context } from '../../context.ts';
import { auditLog, enterprises, subscriptions, users } from '../../db/schema/index.ts';
import { refused } from '../../http/errors.ts';
import { requireTransition } from '../../http/requireTransition.ts';
import { fr } from '../../texts.ts';
import { type LockedEnterprise, lockEnterprise } from '../lockEnterprise.ts';

const { suspend } = enterpriseMachine.transitions;

type StatusChange = Pick<LockedEnterprise, 'status' | 'expiredFrom'>;

/**
 * An admin suspends an enterprise, whatever its state, or restores its former state (design §7). Its
 * subscription runs on meanwhile, so it returns as Expired where that ended. The same again changes nothing. Raises
 * WRONG_STATE, with who was faster and why, where it is so already for another reason.
 */
export async function suspendEnterprise(
  tx: Context,
  id: string,
  { isSuspended, reason }: SuspendEnterprise,
): Promise<string> {
  const enterprise = await lockEnterprise(tx, id);
  if ((enterprise.status === suspend.to) === isSuspended) {
    await requireSameReason(tx, id, reason);
    return id;
  }
  const action = isSuspended ? 'suspend' : 'return';
  await requireTransition(tx, enterpriseMachine, action, enterprise);
  const change = isSuspended ? suspended(enterprise) : await returned(tx, enterprise);
  await tx.db.update(enterprises).set(change).where(eq(enterprises.id, id));
  await recordAct(tx, {
    action,
    entity: 'enterprises',
    entityId: id,
    before: { status: enterprise.status },
    after: { status: change.status, reason },
  });
  return id;
}

/** Two who act at once: the words of the second would be nowhere, and they would believe that the act is theirs. */
async function requireSameReason(tx: Context, id: string, reason: string): Promise<void> {
  const [last] = await tx.db
    .select({ action: auditLog.action, after: auditLog.after, at: auditLog.createdAt, who: actorName })
    .from(auditLog)
    .leftJoin(users, eq(users.id, auditLog.actorId))
    .where(
      and(
        eq(auditLog.entity, enterpriseMachine.entity),
        eq(auditLog.entityId, id),
        inArray(auditLog.action, ['suspend', 'return']),
      ),
    )
    .orderBy(desc(auditLog.createdAt), desc(auditLog.id))
    .limit(1);
  const given = (last?.after as { reason?: string } | null | undefined)?.reason;
  if (!last || given === undefined || given === reason) return;
  throw refused('WRONG_STATE', last.action === 'suspend' ? 'enterprises.suspendedBy' : 'enterprises.returnedBy', {
    who: last.who ?? fr('auditLog.system'),
    when: formatDateTime(last.at),
    reason: given,
  });
}

/** `expiredFrom` stores the state to return to, as for an ended subscription; a pending enterprise stores none. */
function suspended({ status, expiredFrom }: StatusChange): StatusChange {
  const kept = status === 'Expired' ? (expiredFrom ?? 'Active') : status;
  return { status: suspend.to, expiredFrom: kept === 'Pending' ? null : kept };
}

async function returned(tx: Context, { id, activatedAt, expiredFrom }: LockedEnterprise): Promise<StatusChange> {
  const held = await tx.db
    .select({ endsAt: subscriptions.endsAt })
    .from(subscriptions)
    .where(
      and(
        eq(subscriptions.enterpriseId, id),
        inArray(subscriptions.status, grantedStates),
        lte(subscriptions.startsAt, tx.now),
      ),
    );
  const wasOperating = activatedAt !== null || expiredFrom !== null || held.length > 0;
  if (!wasOperating) return { status: 'Pending', expiredFrom: null };
  const before: EnterpriseState = expiredFrom ?? 'Active';
  const hasEnded = held.length > 0 && !held.some(({ endsAt }) => endsAt > tx.now);
  return hasEnded ? { status: 'Expired', expiredFrom: before } : { status: before, expiredFrom: null };
}
