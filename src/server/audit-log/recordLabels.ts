import { eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { formatDate } from '../../shared/format/dates.ts';
import { fullName } from '../../shared/format/fullName.ts';
import type { Context } from '../context.ts';
import { fullNameOf } from '../db/fullNameOf.ts';
import {
  acceptances,
  cities,
  comments,
  districts,
  enterprises,
  languages,
  packages,
  partners,
  projects,
  questions,
  quotes,
  reviews,
  services,
  supportTickets,
  users,
  verificationRequests,
} from '../db/schema/index.ts';
import { fr } from '../texts.ts';

interface Subject {
  entity: string;
  entityId: string;
}

type Labels = ReadonlyMap<string, string>;
type Read = (ctx: Context, ids: string[]) => Promise<{ id: string; label: string }[]>;

const named =
  (table: PgTable, id: PgColumn, label: PgColumn | SQL<string>): Read =>
  ({ db }, ids) =>
    db
      .select({ id: sql<string>`${id}`, label: sql<string>`${label}` })
      .from(table)
      .where(inArray(id, ids));

/** An enterprise and the reference of the request: how a lead is recognised, and what hangs on it. */
const leadLabel = sql<string>`${enterprises.name} || ', ' || ${projects.reference}`;

const projectLabels: Read = async ({ db }, ids) => {
  const rows = await db
    .select({ project: projects, service: services.nameFr })
    .from(projects)
    .leftJoin(services, eq(services.id, projects.serviceId))
    .where(inArray(projects.id, ids));
  return rows.map(({ project, service }) => ({
    id: project.id,
    label: [service ?? fr('projects.uncategorised'), fullName(project), formatDate(project.submittedAt)]
      .filter(Boolean)
      .join(', '),
  }));
};

/** How a person recognises the record of an act, by the entity of the act; the rest is told by its kind alone. */
const readers: Record<string, Read> = {
  projects: projectLabels,
  enterprises: named(enterprises, enterprises.id, enterprises.name),
  users: named(users, users.id, fullNameOf(users)),
  services: named(services, services.id, services.nameFr),
  questions: named(questions, questions.id, questions.nameFr),
  cities: named(cities, cities.id, cities.name),
  districts: named(districts, districts.id, districts.name),
  languages: named(languages, languages.id, languages.nameFr),
  partners: named(partners, partners.id, partners.name),
  packages: named(packages, packages.id, packages.nameFr),
  'support-tickets': named(supportTickets, supportTickets.id, supportTickets.subject),
  leads: ({ db }, ids) =>
    db
      .select({ id: acceptances.id, label: leadLabel })
      .from(acceptances)
      .innerJoin(enterprises, eq(enterprises.id, acceptances.enterpriseId))
      .innerJoin(projects, eq(projects.id, acceptances.projectId))
      .where(inArray(acceptances.id, ids)),
  quotes: ({ db }, ids) =>
    db
      .select({ id: quotes.id, label: sql<string>`concat_ws(', ', ${quotes.number}, ${leadLabel})` })
      .from(quotes)
      .innerJoin(acceptances, eq(acceptances.id, quotes.leadId))
      .innerJoin(enterprises, eq(enterprises.id, acceptances.enterpriseId))
      .innerJoin(projects, eq(projects.id, acceptances.projectId))
      .where(inArray(quotes.id, ids)),
  reviews: ({ db }, ids) =>
    db
      .select({ id: reviews.id, label: leadLabel })
      .from(reviews)
      .innerJoin(acceptances, eq(acceptances.id, reviews.leadId))
      .innerJoin(enterprises, eq(enterprises.id, acceptances.enterpriseId))
      .innerJoin(projects, eq(projects.id, acceptances.projectId))
      .where(inArray(reviews.id, ids)),
  verifications: ({ db }, ids) =>
    db
      .select({ id: verificationRequests.id, label: enterprises.name })
      .from(verificationRequests)
      .innerJoin(enterprises, eq(enterprises.id, verificationRequests.enterpriseId))
      .where(inArray(verificationRequests.id, ids)),
  comments: async (ctx, ids) => {
    const rows = await ctx.db
      .select({ id: comments.id, projectId: comments.projectId })
      .from(comments)
      .where(inArray(comments.id, ids));
    const labels = await projectLabels(ctx, [...new Set(rows.map(({ projectId }) => projectId))]);
    return rows.map(({ id, projectId }) => ({ id, label: labels.find((one) => one.id === projectId)?.label ?? '' }));
  },
};

/** What the records of these acts are called, by their ids: one query for each kind of record. */
export async function readRecordLabels(ctx: Context, subjects: readonly Subject[]): Promise<Labels> {
  const byEntity = Map.groupBy(subjects, ({ entity }) => entity);
  const found = await Promise.all(
    [...byEntity].map(async ([entity, rows]) => {
      const ids = [...new Set(rows.map(({ entityId }) => entityId))];
      return (await readers[entity]?.(ctx, ids)) ?? [];
    }),
  );
  return new Map(found.flat().map(({ id, label }) => [id, label]));
}
