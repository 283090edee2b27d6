import type { packages, subscriptions } from '../db/schema/index.ts';
import { limitsOf } from '../packages/limitsOf.ts';
import { fullPrice } from '../subscriptions/rules.ts';
import { seedId } from './ids.ts';
import type { Random } from './random.ts';
import { addMonths, DAY, later } from './time.ts';

export type NewSubscription = typeof subscriptions.$inferInsert & { startsAt: Date; endsAt: Date };
export type Package = typeof packages.$inferSelect;

export const monthsOf = { Monthly: 1, SemiAnnual: 6, Yearly: 12 } as const;

export interface SubscriptionPlan {
  enterpriseId: string;
  package: Package;
  frequency: keyof typeof monthsOf;
  /** From when the enterprise has been a subscriber, and until when: past `now` the last one is running. */
  since: Date;
  until: Date;
  now: Date;
  /** Given, not paid for. */
  isGift?: boolean;
}

/** One after the other without a gap, backwards from the last. */
export function sampleSubscriptions(plan: SubscriptionPlan): NewSubscription[] {
  const rows: NewSubscription[] = [];
  const months = monthsOf[plan.frequency];
  for (let endsAt = plan.until, count = 0; endsAt > plan.since || count === 0; count += 1) {
    const startsAt = addMonths(plan.until, -months * (count + 1));
    rows.push({
      id: seedId('subscription', plan.enterpriseId, count),
      enterpriseId: plan.enterpriseId,
      packageId: plan.package.id,
      frequency: plan.frequency,
      status: endsAt > plan.now ? 'Active' : 'Expired',
      startsAt,
      endsAt,
      amount: plan.isGift ? 0 : fullPrice(plan.package.monthlyPrice, plan.frequency),
      monthlyPrice: plan.package.monthlyPrice,
      ...limitsOf(plan.package),
      activatedAt: startsAt,
      createdAt: startsAt,
    });
    endsAt = startsAt;
  }
  return rows;
}

/** When the present period of a running subscription ends. */
export function sampleEnd(random: Random, frequency: keyof typeof monthsOf, now: Date): Date {
  return later(now, random.between(2, monthsOf[frequency] * 28) * DAY);
}
