import { inArray } from 'drizzle-orm';
import type { ActiveReply } from '../../shared/subscriptions/views.ts';
import type { Context } from '../context.ts';
import { packages } from '../db/schema/index.ts';
import { readableEnterpriseId } from './ownEnterprise.ts';
import { grantedSubscriptions, runningOf } from './queries.ts';
import { unusedValue } from './rules.ts';

/** The running subscription of a user's enterprise, in both envelopes (design §6). Raises 403 for somebody else's. */
export async function readActive(ctx: Context, userId: string): Promise<ActiveReply> {
  const enterpriseId = await readableEnterpriseId(ctx, userId);
  const entity = enterpriseId ? await activeOf(ctx, enterpriseId) : null;
  return { isSuccess: true, entity, errorMessage: null, success: true, data: { isActive: entity !== null } };
}

async function activeOf(ctx: Context, enterpriseId: string): Promise<ActiveReply['entity']> {
  const granted = await grantedSubscriptions(ctx, enterpriseId);
  const running = runningOf(granted, ctx.now);
  if (!running) return null;
  const following = granted.slice(granted.indexOf(running) + 1);
  const ids = granted.map(({ packageId }) => packageId);
  const named = await ctx.db
    .select({ id: packages.id, nameFr: packages.nameFr })
    .from(packages)
    .where(inArray(packages.id, ids));
  const packageOf = (id: string) => ({ id, nameFr: named.find((one) => one.id === id)?.nameFr ?? '' });
  return {
    id: running.id,
    package: packageOf(running.packageId),
    paymentFrequency: running.frequency,
    startDate: running.startsAt.toISOString(),
    endDate: running.endsAt.toISOString(),
    isActive: true,
    // Whoever bought again after having cancelled did not cancel that.
    renews: granted.some(({ renews }) => renews),
    creditGnF: unusedValue(running, ctx.now),
    following: following.map(({ packageId, startsAt, endsAt }) => ({
      package: packageOf(packageId),
      startDate: startsAt.toISOString(),
      endDate: endsAt.toISOString(),
    })),
  };
}
