import { and, eq, inArray, lte } from 'drizzle-orm';
import type { SuspendEnterprise } from '../../../shared/enterprises/agentSchemas.ts';
import { type EnterpriseState, enterpriseMachine } from '../../../shared/enterprises/status.ts';
import { grantedStates } from '../../../shared/subscriptions/status.ts';
import { recordAct } from '../../audit-log/recordAct.ts';
import type { Context } from '../../context.ts';
import { enterprises, subscriptions } from '../../db/schema/index.ts';
import { requireTransition } from '../../http/requireTransition.ts';
import { type LockedEnterprise, lockEnterprise } from '../lockEnterprise.ts';

const { suspend } = enterpriseMachine.transitions;

type StatusChange = Pick<LockedEnterprise, 'status' | 'expiredFrom'>;

/**
 * An admin suspends an enterprise, whatever its state, or restores its former state (design §7). Its
 * subscription runs on meanwhile, so it returns as Expired where that ended. Repeating the state changes nothing.
 */
export async function suspendEnterprise(
  tx: Context,
  id: string,
  { isSuspended, reason }: SuspendEnterprise,
): Promise<string> {
  const enterprise = await lockEnterprise(tx, id);
  if ((enterprise.status === suspend.to) === isSuspended) return id;
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
