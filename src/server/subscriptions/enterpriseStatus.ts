import { and, eq, exists, inArray, not, sql } from 'drizzle-orm';
import { enterpriseMachine } from '../../shared/enterprises/status.ts';
import type { Context } from '../context.ts';
import { enterprises, subscriptions } from '../db/schema/index.ts';
import { subscriptionRuns } from '../db/subscriptionRuns.ts';
import { EXPIRY_ROUND_MINUTES } from './queues.ts';

const { expire, revive } = enterpriseMachine.transitions;

/**
 * An enterprise whose subscription had ended is again what it was. Pending and Suspended stay what they are (design
 * §7).
 */
export async function reviveEnterprise(tx: Context, enterpriseId: string): Promise<void> {
  await tx.db
    .update(enterprises)
    .set({ status: sql`coalesce(${enterprises.expiredFrom}, ${revive.to[0]})`, expiredFrom: null })
    .where(and(eq(enterprises.id, enterpriseId), inArray(enterprises.status, revive.from), hasRunning(tx)));
}

const ROUND_MS = EXPIRY_ROUND_MINUTES * 60_000;

/**
 * Nothing runs any more: Expired, remembering what it was. A round has one instant for all enterprises: what was paid
 * while it is under way begins after it.
 */
export async function expireEnterprise(tx: Context, enterpriseId: string): Promise<void> {
  const goesOn = [hasRunning(tx), hasRunning({ ...tx, now: new Date(tx.now.getTime() + ROUND_MS) })];
  await tx.db
    .update(enterprises)
    .set({ status: expire.to, expiredFrom: sql`${enterprises.status}` })
    .where(and(eq(enterprises.id, enterpriseId), inArray(enterprises.status, expire.from), ...goesOn.map(not)));
}

function hasRunning({ db, now }: Context) {
  return exists(
    db
      .select({ one: sql`1` })
      .from(subscriptions)
      .where(and(eq(subscriptions.enterpriseId, enterprises.id), subscriptionRuns(now))),
  );
}
