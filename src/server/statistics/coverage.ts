import { and, eq, gte, inArray, isNotNull, lt, sql } from 'drizzle-orm';
import { union, unionAll } from 'drizzle-orm/pg-core';
import { operatingStates } from '../../shared/enterprises/status.ts';
import { isoDate } from '../../shared/format/dates.ts';
import { french } from '../../shared/format/french.ts';
import { dayAfter, type Period, wholeMonthsOf } from '../../shared/statistics/period.ts';
import type { Coverage } from '../../shared/statistics/views.ts';
import type { Context } from '../context.ts';
import {
  cities,
  demandMonths,
  enterpriseCities,
  enterpriseServices,
  enterprises,
  projects,
  services,
  subscriptions,
} from '../db/schema/index.ts';
import { subscriptionRuns } from '../db/subscriptionRuns.ts';

/**
 * Each service in each city where it was asked for in the period: how many requests, how many acceptances they have
 * that were not given back, and how many enterprises may take them by `ctx.now`: operating, with a running package, of
 * that service, and in that city or wanting to hear of it. Those without an enterprise first, then the most asked for
 * (docs/decisions/0085). A request without a service is not among them.
 */
export async function readCoverage(ctx: Pick<Context, 'db' | 'now'>, period: Period): Promise<Coverage> {
  const [asked, offers] = await Promise.all([readAsked(ctx, period), readOffers(ctx)]);
  const contractorsOf = new Map(
    offers.map(({ serviceId, cityId, contractors }) => [`${serviceId} ${cityId}`, contractors]),
  );
  return asked
    .map((row) => ({ ...row, contractors: contractorsOf.get(`${row.serviceId} ${row.cityId}`) ?? 0 }))
    .toSorted(
      (one, other) =>
        Number(one.contractors > 0) - Number(other.contractors > 0) ||
        other.requests - one.requests ||
        french.compare(one.service, other.service) ||
        french.compare(one.city, other.city),
    );
}

/** What was asked for: whole months from their sums, the days beside them from the requests (docs/decisions/0103). */
function readAsked({ db, now }: Pick<Context, 'db' | 'now'>, period: Period) {
  const from = new Date(period.from);
  const until = new Date(dayAfter(period.to));
  const months = wholeMonthsOf(period, isoDate(now));
  const submitted = (since: Date, before: Date) =>
    db
      .select({
        serviceId: sql<string>`${projects.serviceId}`.as('service_id'),
        cityId: projects.cityId,
        requests: sql<number>`1`.as('requests'),
        acceptances: sql<number>`${projects.acceptanceCount}`.as('acceptances'),
      })
      .from(projects)
      .where(and(gte(projects.submittedAt, since), lt(projects.submittedAt, before), isNotNull(projects.serviceId)));
  const parts = months
    ? unionAll(submitted(from, months.from), inMonths(db, months), submitted(months.until, until))
    : submitted(from, until);
  const asked = parts.as('asked');
  return db
    .select({
      serviceId: services.id,
      service: services.nameFr,
      cityId: cities.id,
      city: cities.name,
      requests: sql<number>`sum(${asked.requests})::int`.mapWith(Number),
      acceptances: sql<number>`sum(${asked.acceptances})::int`.mapWith(Number),
    })
    .from(asked)
    .innerJoin(services, eq(services.id, asked.serviceId))
    .innerJoin(cities, eq(cities.id, asked.cityId))
    .groupBy(services.id, cities.id);
}

const inMonths = (db: Context['db'], { from, until }: { from: Date; until: Date }) =>
  db
    .select({
      serviceId: demandMonths.serviceId,
      cityId: demandMonths.cityId,
      requests: demandMonths.requests,
      acceptances: demandMonths.acceptances,
    })
    .from(demandMonths)
    .where(and(gte(demandMonths.month, isoDate(from)), lt(demandMonths.month, isoDate(until))));

/** How many enterprises work for each service in each city; as `announceProject` chooses who hears of a request. */
function readOffers({ db, now }: Pick<Context, 'db' | 'now'>) {
  const isRunning = and(subscriptionRuns(now), inArray(enterprises.status, operatingStates));
  const places = union(
    db
      .select({ enterpriseId: enterprises.id, cityId: enterprises.cityId })
      .from(enterprises)
      .innerJoin(subscriptions, eq(subscriptions.enterpriseId, enterprises.id))
      .where(isRunning),
    db
      .select({ enterpriseId: enterprises.id, cityId: enterpriseCities.cityId })
      .from(enterprises)
      .innerJoin(subscriptions, eq(subscriptions.enterpriseId, enterprises.id))
      .innerJoin(enterpriseCities, eq(enterpriseCities.enterpriseId, enterprises.id))
      .where(isRunning),
  ).as('places');
  return db
    .select({
      serviceId: enterpriseServices.serviceId,
      cityId: places.cityId,
      contractors: sql<number>`count(*)::int`,
    })
    .from(places)
    .innerJoin(enterpriseServices, eq(enterpriseServices.enterpriseId, places.enterpriseId))
    .groupBy(enterpriseServices.serviceId, places.cityId);
}
