import { and, asc, count, eq, isNull, sql } from 'drizzle-orm';
import { may } from '../../shared/auth/permissions.ts';
import type { EnterpriseListItem, EnterpriseView } from '../../shared/enterprises/views.ts';
import { monthOf } from '../../shared/format/dates.ts';
import { actorOf, type Context } from '../context.ts';
import { prepared } from '../db/prepared.ts';
import {
  acceptances,
  cities,
  enterpriseCities,
  enterpriseServices,
  enterprises,
  packages,
  services,
  subscriptions,
  users,
} from '../db/schema/index.ts';
import { subscriptionRuns } from '../db/subscriptionRuns.ts';
import { forbidden, notFound } from '../http/errors.ts';
import { rowVersion } from './lockEnterprise.ts';
import { publicPathOf } from './publicAddress.ts';

const subscriptionNow = prepared((db) =>
  db
    .select({
      startsAt: subscriptions.startsAt,
      endsAt: subscriptions.endsAt,
      minBudget: subscriptions.minBudget,
      maxBudget: subscriptions.maxBudget,
      monthlyAcceptances: subscriptions.monthlyAcceptances,
      package: packages,
    })
    .from(subscriptions)
    .innerJoin(packages, eq(packages.id, subscriptions.packageId))
    .where(
      and(eq(subscriptions.enterpriseId, sql.placeholder('enterpriseId')), subscriptionRuns(sql.placeholder('now'))),
    )
    .prepare('subscription_now'),
);

/**
 * The running subscription of an enterprise with its package, or undefined; a constraint allows no second one. The
 * limits are those of the subscription, whatever the package says since.
 */
async function runningSubscription(ctx: Context, enterpriseId: string) {
  const [row] = await subscriptionNow(ctx.db).execute({ enterpriseId, now: ctx.now });
  if (!row) return undefined;
  const { startsAt, endsAt, package: bought, ...limits } = row;
  return { startsAt, endsAt, package: { ...bought, ...limits } };
}

const acceptedInMonth = prepared((db) =>
  db
    .select({ value: count() })
    .from(acceptances)
    .where(
      and(
        eq(acceptances.enterpriseId, sql.placeholder('enterpriseId')),
        eq(acceptances.month, sql.placeholder('month')),
        isNull(acceptances.releasedAt),
      ),
    )
    .prepare('accepted_in_month'),
);

/**
 * How many projects the enterprise accepted in the calendar month of `ctx.now`, Conakry time, without those that were
 * given back (design §7, §10).
 */
async function acceptedThisMonth(ctx: Context, enterpriseId: string): Promise<number> {
  const [row] = await acceptedInMonth(ctx.db).execute({ enterpriseId, month: monthOf(ctx.now) });
  return row?.value ?? 0;
}

/** A contractor sees their own enterprise, staff any. Raises 403 and 404. */
export async function readEnterprise(ctx: Context, enterpriseId: string): Promise<EnterpriseView> {
  const actor = actorOf(ctx);
  if (!may(actor.role, 'enterprises.readAny') && actor.enterpriseId !== enterpriseId) throw forbidden();
  const [row] = await ctx.db
    .select({ enterprise: enterprises, city: cities, version: rowVersion })
    .from(enterprises)
    .leftJoin(cities, eq(cities.id, enterprises.cityId))
    .where(eq(enterprises.id, enterpriseId));
  if (!row) throw notFound();
  const [offered, interestCities, running, accepted] = await Promise.all([
    ctx.db
      .select({ label: services.nameFr, value: services.id })
      .from(enterpriseServices)
      .innerJoin(services, eq(services.id, enterpriseServices.serviceId))
      .where(eq(enterpriseServices.enterpriseId, enterpriseId))
      .orderBy(asc(services.position)),
    ctx.db
      .select({ label: cities.name, value: cities.id })
      .from(enterpriseCities)
      .innerJoin(cities, eq(cities.id, enterpriseCities.cityId))
      .where(eq(enterpriseCities.enterpriseId, enterpriseId))
      .orderBy(asc(cities.name)),
    runningSubscription(ctx, enterpriseId),
    acceptedThisMonth(ctx, enterpriseId),
  ]);
  const {
    id,
    name,
    address,
    registrationNumber,
    status,
    accountNumber,
    phoneNumber,
    alertBySms,
    alertByEmail,
    isShown,
    createdAt,
    assignedAgentId,
  } = row.enterprise;
  return {
    id,
    name,
    address,
    city: row.city,
    registrationNumber,
    services: offered,
    status,
    accountNumber,
    phoneNumber,
    alertBySms,
    alertByEmail,
    isShown,
    publicPath: publicPathOf(row.enterprise),
    interestCities,
    creationDate: createdAt.toISOString(),
    isAssigned: assignedAgentId !== null,
    activePackage: running
      ? {
          nameFr: running.package.nameFr,
          activationDate: running.startsAt.toISOString(),
          expirationDate: running.endsAt.toISOString(),
          monthlyAcceptances: running.package.monthlyAcceptances,
          acceptedThisMonth: accepted,
        }
      : null,
    version: row.version,
  };
}

/** The enterprises of a user: their own, or any user's for staff. Raises 403. */
export async function listUserEnterprises(ctx: Context, userId: string): Promise<EnterpriseListItem[]> {
  const actor = actorOf(ctx);
  if (!may(actor.role, 'enterprises.readAny') && actor.id !== userId) throw forbidden();
  const rows = await ctx.db
    .select({ id: enterprises.id, name: enterprises.name, status: enterprises.status })
    .from(users)
    .innerJoin(enterprises, eq(enterprises.id, users.enterpriseId))
    .where(eq(users.id, userId));
  return Promise.all(
    rows.map(async (row) => {
      const running = await runningSubscription(ctx, row.id);
      return {
        ...row,
        planType: running?.package.nameFr ?? null,
        planExpirationDate: running?.endsAt.toISOString() ?? null,
      };
    }),
  );
}
