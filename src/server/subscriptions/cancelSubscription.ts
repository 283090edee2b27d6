import { inArray } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { subscriptions } from '../db/schema/index.ts';
import { lockEnterprise } from '../enterprises/lockEnterprise.ts';
import { refused } from '../http/errors.ts';
import { ownEnterpriseId } from './ownEnterprise.ts';
import { grantedSubscriptions } from './queries.ts';

/**
 * Stops renewal: what is paid runs to its end and nobody is reminded to renew (design §7). Again, it changes nothing.
 * Raises NO_SUBSCRIPTION where nothing is running or paid to come.
 */
export async function cancelSubscription(tx: Context, userId: string): Promise<null> {
  const enterpriseId = ownEnterpriseId(tx, userId);
  await lockEnterprise(tx, enterpriseId);
  const granted = await grantedSubscriptions(tx, enterpriseId);
  if (granted.length === 0) throw refused('NO_SUBSCRIPTION', 'subscriptions.noneRunning');
  const renewing = granted.filter(({ renews }) => renews).map(({ id }) => id);
  await tx.db
    .update(subscriptions)
    .set({ renews: false, cancelledAt: tx.now })
    .where(inArray(subscriptions.id, renewing));
  return null;
}
