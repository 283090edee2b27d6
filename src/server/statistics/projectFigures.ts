import { and, between, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { NO_ID } from '../../shared/ids.ts';
import type { Period } from '../../shared/statistics/period.ts';
import { projectStepNames, type Stages, type StatisticsGroup } from '../../shared/statistics/views.ts';
import type { Db } from '../db/client.ts';
import { fullNameOf } from '../db/fullNameOf.ts';
import { cities, projectDays, services, stepDays, users } from '../db/schema/index.ts';
import { summarise } from './durations.ts';

/** Two periods that touch, the asked one and the one before, and how long a point of a curve is. */
export interface Compared {
  period: Period;
  previous: Period;
  unit: 'day' | 'month';
}

export const none: Stages = {
  submitted: 0,
  taken: 0,
  published: 0,
  accepted: 0,
  quoted: 0,
  hired: 0,
  done: 0,
  rejected: 0,
  cancelled: 0,
  acceptances: 0,
};

export const total = (column: PgColumn): SQL<number> => sql<number>`sum(${column})::float8`.mapWith(Number);

const stages = {
  submitted: total(projectDays.submitted),
  taken: total(projectDays.taken),
  published: total(projectDays.published),
  accepted: total(projectDays.accepted),
  quoted: total(projectDays.quoted),
  hired: total(projectDays.hired),
  done: total(projectDays.done),
  rejected: total(projectDays.rejected),
  cancelled: total(projectDays.cancelled),
  acceptances: total(projectDays.acceptances),
};

/** Whether a day is of the period asked for and not of the one before. */
export const isCurrent = (day: PgColumn, { period }: Compared): SQL<boolean> => sql<boolean>`${day} >= ${period.from}`;

/** The first day of the point of a curve that a day belongs to. */
export const pointOf = (day: PgColumn, unit: Compared['unit']): SQL<string> =>
  unit === 'day' ? sql<string>`${day}::text` : sql<string>`to_char(${day}, 'YYYY-MM-01')`;

/** Requests by service, city and agent, and all of them, by the day of their submission, in both periods. */
export async function readGroups(db: Db, compared: Compared) {
  const rows = await db
    .select({
      dimension: projectDays.dimension,
      key: projectDays.key,
      isCurrent: isCurrent(projectDays.day, compared),
      ...stages,
    })
    .from(projectDays)
    .where(
      and(
        inArray(projectDays.dimension, ['all', 'service', 'city', 'agent']),
        between(projectDays.day, compared.previous.from, compared.period.to),
      ),
    )
    .groupBy(projectDays.dimension, projectDays.key, sql`3`);
  const of = async (dimension: (typeof rows)[number]['dimension'], readNames: (ids: string[]) => Promise<Named[]>) => {
    const found = rows.filter((row) => row.dimension === dimension);
    const ids = [...new Set(found.map(({ key }) => key))];
    const named = new Map((await readNames(ids.filter((id) => id !== NO_ID))).map(({ id, name }) => [id, name]));
    return ids
      .map((id): StatisticsGroup => {
        const stagesIn = (wanted: boolean) => found.find((row) => row.key === id && row.isCurrent === wanted);
        return {
          id: id === NO_ID ? null : id,
          name: named.get(id) ?? null,
          current: stagesOf(stagesIn(true)),
          previous: stagesOf(stagesIn(false)),
        };
      })
      .filter(({ current, previous }) => current.submitted > 0 || previous.submitted > 0)
      .toSorted((one, other) => other.current.submitted - one.current.submitted || byName(one, other));
  };
  const [all] = await of('all', async () => []);
  const nameOfUser = fullNameOf(users);
  const [ofServices, ofCities, ofAgents] = await Promise.all([
    of('service', (ids) =>
      db.select({ id: services.id, name: services.nameFr }).from(services).where(inArray(services.id, ids)),
    ),
    of('city', (ids) => db.select({ id: cities.id, name: cities.name }).from(cities).where(inArray(cities.id, ids))),
    of('agent', (ids) => db.select({ id: users.id, name: nameOfUser }).from(users).where(inArray(users.id, ids))),
  ]);
  return {
    funnel: { current: all?.current ?? none, previous: all?.previous ?? none },
    services: ofServices,
    cities: ofCities,
    agents: ofAgents,
  };
}

interface Named {
  id: string;
  name: string;
}

const byName = (one: StatisticsGroup, other: StatisticsGroup) => (one.name ?? '').localeCompare(other.name ?? '', 'fr');

function stagesOf(row: Stages | undefined): Stages {
  if (!row) return none;
  const { submitted, taken, published, accepted, quoted, hired, done, rejected, cancelled, acceptances } = row;
  return { submitted, taken, published, accepted, quoted, hired, done, rejected, cancelled, acceptances };
}

/**
 * The requests of the period by the point of the curve on which they were submitted; points without any are left out.
 */
export async function readTrend(db: Db, { period, unit }: Compared): Promise<Map<string, Stages>> {
  const rows = await db
    .select({ start: pointOf(projectDays.day, unit), ...stages })
    .from(projectDays)
    .where(and(eq(projectDays.dimension, 'all'), between(projectDays.day, period.from, period.to)))
    .groupBy(sql`1`);
  return new Map(rows.map(({ start, ...row }) => [start, stagesOf(row)]));
}

/** How long the steps took that ended in each of the periods. */
export async function readSteps(db: Db, compared: Compared) {
  const rows = await db
    .select({
      step: stepDays.step,
      isCurrent: isCurrent(stepDays.day, compared),
      bucket: stepDays.bucket,
      finished: total(stepDays.finished),
    })
    .from(stepDays)
    .where(between(stepDays.day, compared.previous.from, compared.period.to))
    .groupBy(stepDays.step, sql`2`, stepDays.bucket);
  return projectStepNames.map((step) => {
    const during = (wanted: boolean) => summarise(rows.filter((row) => row.step === step && row.isCurrent === wanted));
    return { step, current: during(true), previous: during(false) };
  });
}
