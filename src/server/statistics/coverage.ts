import { and, eq, gte, inArray, isNotNull, lt, sql } from 'drizzle-orm';
import { union } from 'drizzle-orm/pg-core';
import { operatingStates } from '../../shared/enterprises/status.ts';
import { french } from '../../shared/format/french.ts';
import { dayAfter, type Period } from '../../shared/statistics/period.ts';
import type { Coverage } from '../../shared/statistics/views.ts';
import type { Context } from '../context.ts';
import {
  cities,
  enterpriseCities,
  enterpriseServices,
  enterprises,
  projects,
  services,
  subscriptions,
} from '../db/schema/index.ts';
import { subscriptionRuns } from '../db/subscriptionRuns.ts';
import { total } from './projectFigures.ts';

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

function readAsked({ db }: Pick<Context, 'db'>, period: Period) {
  const asked = db
    .select({
      serviceId: projects.serviceId,
      cityId: projects.cityId,
      requests: sql<number>`count(*)::int`.as('requests'),
      acceptances: total(projects.acceptanceCount).as('acceptances'),
    })
    .from(projects)
    .where(
      and(
        gte(projects.submittedAt, new Date(period.from)),
        lt(projects.submittedAt, new Date(dayAfter(period.to))),
        isNotNull(projects.serviceId),
      ),
    )
    .groupBy(projects.serviceId, projects.cityId)
    .as('asked');
  return db
    .select({
      serviceId: services.id,
      service: services.nameFr,
      cityId: cities.id,
      city: cities.name,
      requests: asked.requests,
      acceptances: asked.acceptances,
    })
    .from(asked)
    .innerJoin(services, eq(services.id, asked.serviceId))
    .innerJoin(cities, eq(cities.id, asked.cityId));
}

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
