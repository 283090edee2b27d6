import { eq } from 'drizzle-orm';
import { v7 } from 'uuid';
import { subscriptionMachine } from '../../shared/subscriptions/status.ts';
import type { Context } from '../context.ts';
import { subscriptions } from '../db/schema/index.ts';
import { reviveEnterprise } from './enterpriseStatus.ts';
import { grantedSubscriptions, runningOf, type Subscription } from './queries.ts';
import { fullPrice, movedTo, paidUntil, unusedValue } from './rules.ts';

const { grant, postpone, resume, expire } = subscriptionMachine.transitions;

interface Money {
  subscriptionId: string;
  amount: number;
  /** When its payment page closed; a credit is only worth what was shown until then. */
  payableUntil: Date | null;
}

export type Attention = 'PaidTwice' | 'CreditVoid';

export interface Grant {
  subscription: Subscription;
  attention: Attention | null;
}

/**
 * Gives what money was paid for, in the transaction that settles it and under the enterprise's lock. Money always gets
 * its months: a second payment of one subscription gets a further period, and where the credit it counted on is gone it
 * gets the days it pays for (docs/decisions/0012). Each payment has a subscription of its own in the end, which the
 * caller writes down.
 */
export async function grantSubscription(tx: Context, { subscriptionId, amount, payableUntil }: Money): Promise<Grant> {
  const [asked] = await tx.db.select().from(subscriptions).where(eq(subscriptions.id, subscriptionId)).for('update');
  if (!asked) throw new Error(`There is no subscription ${subscriptionId}`);
  const isSecond = asked.activatedAt !== null;
  const granted = await grantedSubscriptions(tx, asked.enterpriseId);
  const running = runningOf(granted, tx.now);
  const replaced = !isSecond && running !== undefined && running.id === asked.replacesId ? running : undefined;
  const credit = replaced ? creditOf(asked, replaced, payableUntil, tx.now) : 0;
  const followed = replaced ? undefined : granted.at(-1);
  const startsAt = followed?.endsAt ?? tx.now;
  const full = fullPrice(asked.monthlyPrice, asked.frequency);
  const endsAt = paidUntil({ startsAt, before: followed?.startsAt }, asked.frequency, amount + credit, full);
  const period = { status: grant.to, startsAt, endsAt, amount, credit, activatedAt: tx.now } as const;

  const following = replaced ? granted.filter(({ id }) => id !== replaced.id) : [];
  const formerly = replaced?.startsAt;
  if (replaced) await endNow(tx, replaced);
  for (const { id } of following) await change(tx, id, { status: postpone.to });
  const subscription = isSecond
    ? await insertSecond(tx, asked, period)
    : await change(tx, asked.id, { ...period, replacesId: replaced?.id ?? null });
  await followOn(tx, following, { formerly, before: startsAt, startsAt: endsAt });
  await reviveEnterprise(tx, asked.enterpriseId);
  const isShort = amount + credit < full;
  return { subscription, attention: isSecond ? 'PaidTwice' : isShort ? 'CreditVoid' : null };
}

/** The credit as it was shown while the payment page was open; afterwards no more than is still unused. */
function creditOf(asked: Subscription, replaced: Subscription, payableUntil: Date | null, now: Date): number {
  if (payableUntil && now <= payableUntil) return asked.credit;
  return Math.min(asked.credit, unusedValue(replaced, now));
}

async function endNow(tx: Context, replaced: Subscription): Promise<void> {
  const endsAt = new Date(Math.max(tx.now.getTime(), replaced.startsAt.getTime() + 1));
  await change(tx, replaced.id, { status: expire.to, endsAt });
}

interface Place {
  /** Where the one that they followed on began. */
  formerly: Date | undefined;
  /** Where the one that they follow on now begins, and where it ends. */
  before: Date;
  startsAt: Date;
}

/** What was paid to come afterwards comes after the new one, as long as before. */
async function followOn(tx: Context, following: readonly Subscription[], place: Place): Promise<void> {
  let { formerly, before, startsAt } = place;
  for (const one of following) {
    const endsAt = movedTo({ ...one, before: formerly }, { startsAt, before });
    await change(tx, one.id, { status: resume.to, startsAt, endsAt });
    formerly = one.startsAt;
    before = startsAt;
    startsAt = endsAt;
  }
}

async function change(tx: Context, id: string, values: Partial<Subscription>): Promise<Subscription> {
  const [row] = await tx.db.update(subscriptions).set(values).where(eq(subscriptions.id, id)).returning();
  if (!row) throw new Error(`There is no subscription ${id}`);
  return row;
}

async function insertSecond(tx: Context, asked: Subscription, period: Partial<Subscription>): Promise<Subscription> {
  const values = { ...asked, ...period, id: v7(), replacesId: null, renews: true, cancelledAt: null };
  const [row] = await tx.db
    .insert(subscriptions)
    .values({ ...values, createdAt: tx.now })
    .returning();
  if (!row) throw new Error('The subscription was not written');
  return row;
}
