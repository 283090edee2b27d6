import type { EnterpriseState } from '../../shared/enterprises/status.ts';
import type { enterpriseServices, enterprises, users } from '../db/schema/index.ts';
import type { Contractor } from './contractorPool.ts';
import type { Random } from './random.ts';
import {
  type monthsOf,
  type NewSubscription,
  type Package,
  sampleEnd,
  sampleSubscriptions,
} from './sampleSubscriptions.ts';
import { sampleContractor, sampleEnterprise } from './samples.ts';
import { DAY, later } from './time.ts';

/** An enterprise with the person who acts for it and all that hangs on it. */
export interface Business {
  enterprise: typeof enterprises.$inferInsert;
  user: typeof users.$inferInsert;
  services: (typeof enterpriseServices.$inferInsert)[];
  subscriptions: NewSubscription[];
  /** Absent where it never had a subscription, and so never accepted anything. */
  contractor?: Contractor;
}

export interface BusinessPlan {
  id: string;
  userId: string;
  status: EnterpriseState;
  cityId: string;
  serviceIds: string[];
  package: Package;
  frequency: keyof typeof monthsOf;
  since: Date;
  /** When its running package ends; by chance where absent. */
  until?: Date;
  now: Date;
  /** What is not left to chance. */
  enterprise?: Partial<typeof enterprises.$inferInsert>;
  user?: Partial<typeof users.$inferInsert>;
}

export function sampleBusiness(random: Random, plan: BusinessPlan): Business {
  const { id, userId, status, cityId, since, now } = plan;
  const user = { ...sampleContractor(random), id: userId, createdAt: since, ...plan.user, enterpriseId: id };
  const enterprise = { ...sampleEnterprise(random), id, status, cityId, createdAt: since, ...plan.enterprise };
  const services = plan.serviceIds.map((serviceId) => ({ enterpriseId: id, serviceId }));
  if (status === 'Pending') return { enterprise, user, services, subscriptions: [] };

  const isRunning = status !== 'Expired';
  const until = isRunning
    ? (plan.until ?? sampleEnd(random, plan.frequency, now))
    : later(now, -random.between(3, 40) * DAY);
  const rows = sampleSubscriptions({
    enterpriseId: id,
    package: plan.package,
    frequency: plan.frequency,
    since,
    until,
    now,
  });
  const contractor: Contractor = {
    enterpriseId: id,
    userId,
    name: enterprise.name,
    phoneNumber: enterprise.phoneNumber,
    cityId,
    serviceIds: plan.serviceIds,
    package: plan.package,
    subscribedFrom: since,
    // Suspended some time ago, and silent since.
    subscribedUntil: status === 'Suspended' ? later(now, -20 * DAY) : until,
  };
  return { enterprise, user, services, subscriptions: rows, contractor };
}
