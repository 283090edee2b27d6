import { and, eq, isNull, type SQLWrapper, sql } from 'drizzle-orm';
import { monthOf } from '../../shared/format/dates.ts';
import type { Context, Standing } from '../context.ts';
import { rowsOf } from '../db/rowsOf.ts';
import {
  acceptances,
  cities,
  enterpriseCities,
  enterpriseServices,
  enterprises,
  places,
  settings,
  subscriptions,
  users,
} from '../db/schema/index.ts';
import { subscriptionRuns } from '../db/subscriptionRuns.ts';

interface Moment {
  /** An instant, and the first day of its month in Conakry (`monthOf`). */
  now: SQLWrapper;
  month: SQLWrapper;
}

const allSettings = sql`(
  select json_object_agg(${settings.key}, ${settings.value} order by ${settings.key})::text from ${settings})`;

/** The standing of whoever belongs to no enterprise. */
export const standingWithoutEnterprise = sql<Standing>`json_build_object('settings', ${allSettings}, 'enterprise', null)`;

/** The standing of whoever belongs to this enterprise, as a value of a statement that finds them anyway. */
export const standingOf = (enterpriseId: SQLWrapper, { now, month }: Moment) => sql<Standing>`json_build_object(
  'settings', ${allSettings},
  'enterprise', (
    select json_build_object(
      'status', ${enterprises.status}, 'cityId', ${enterprises.cityId}, 'region', ${cities.region},
      'address', ${enterprises.address},
      'contacts', array(
        select contact from ${users}, lateral (values (${users.phoneNumber}), (${users.email})) own (contact)
        where ${eq(users.enterpriseId, enterprises.id)} and contact is not null) || ${enterprises.phoneNumber},
      'serviceIds', array(
        select ${enterpriseServices.serviceId} from ${enterpriseServices}
        where ${eq(enterpriseServices.enterpriseId, enterprises.id)}),
      'wishedCityIds', array(
        select ${enterpriseCities.cityId} from ${enterpriseCities}
        where ${eq(enterpriseCities.enterpriseId, enterprises.id)}),
      'places', array(
        select json_build_object('kind', kind, 'latitude', latitude, 'longitude', longitude) from (
          select ${places.kind}, ${places.latitude}, ${places.longitude} from ${places}
          where ${eq(places.cityId, enterprises.cityId)} and (${eq(places.kind, 'city')} or (${eq(places.kind, 'district')}
            and f_unaccent(lower(${enterprises.address})) like '%' || f_unaccent(lower(${places.name})) || '%'))
          union all
          select 'wished', ${places.latitude}, ${places.longitude} from ${enterpriseCities}
          join ${places} on ${eq(places.id, enterpriseCities.cityId)}
          where ${eq(enterpriseCities.enterpriseId, enterprises.id)}) own
        where latitude is not null),
      'plan', (
        select json_build_object(
          'packageId', ${subscriptions.packageId}, 'minBudget', ${subscriptions.minBudget}, 'maxBudget', ${subscriptions.maxBudget},
          'monthlyAcceptances', ${subscriptions.monthlyAcceptances})
        from ${subscriptions}
        where ${and(eq(subscriptions.enterpriseId, enterprises.id), subscriptionRuns(now))}),
      'acceptedThisMonth', (
        select count(*) from ${acceptances}
        where ${and(
          eq(acceptances.enterpriseId, enterprises.id),
          eq(acceptances.month, month),
          isNull(acceptances.releasedAt),
        )}))
    from ${enterprises} left join ${cities} on ${eq(cities.id, enterprises.cityId)}
    where ${eq(enterprises.id, enterpriseId)}))`;

/** Of somebody, now: of another than who asks, or under the locks of an act. */
export async function readStanding(ctx: Context, userId: string): Promise<Standing | undefined> {
  const now = sql`${ctx.now.toISOString()}::timestamptz`;
  const standing = standingOf(users.enterpriseId, { now, month: sql`${monthOf(ctx.now)}::date` });
  const [row] = await rowsOf<{ standing: Standing }>(
    ctx.db,
    sql`select ${standing} as standing from ${users} where ${eq(users.id, userId)}`,
  );
  return row?.standing;
}
