import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm';
import type { LeadListQuery } from '../../shared/leads/contract.ts';
import type { LeadItem } from '../../shared/leads/views.ts';
import type { Context } from '../context.ts';
import { acceptances, cities, enterprises, projects, services } from '../db/schema/index.ts';
import { countRows, type Page } from '../http/listQuery.ts';

/** A page of all leads, the latest acceptance first, and how many there are up to the cap; along an index. */
export async function listLeads(
  ctx: Context,
  { filter = {}, sort }: LeadListQuery,
  page: Page,
): Promise<{ rows: LeadItem[]; total: number }> {
  const where = and(
    filter.stage && inArray(acceptances.stage, [filter.stage].flat()),
    filter.enterpriseId === undefined ? undefined : eq(acceptances.enterpriseId, filter.enterpriseId),
    filter.projectId === undefined ? undefined : eq(acceptances.projectId, filter.projectId),
  );
  const order = sort?.[1] === 'ASC' ? asc : desc;
  const rows = await ctx.db
    .select({
      id: acceptances.id,
      stage: acceptances.stage,
      stageSince: acceptances.stageSince,
      acceptedAt: acceptances.acceptedAt,
      projectId: projects.id,
      reference: projects.reference,
      service: services.nameFr,
      city: cities.name,
      enterpriseId: enterprises.id,
      enterpriseName: enterprises.name,
    })
    .from(acceptances)
    .innerJoin(projects, eq(projects.id, acceptances.projectId))
    .innerJoin(cities, eq(cities.id, projects.cityId))
    .innerJoin(enterprises, eq(enterprises.id, acceptances.enterpriseId))
    .leftJoin(services, eq(services.id, projects.serviceId))
    .where(where)
    .orderBy(order(acceptances.acceptedAt), order(acceptances.id))
    .limit(page.limit)
    .offset(page.offset);
  const total = await countRows(ctx.db, ctx.db.select({ one: sql`1` }).from(acceptances).where(where), page);
  return {
    rows: rows.map((row) => ({
      ...row,
      stageSince: row.stageSince.toISOString(),
      acceptedAt: row.acceptedAt.toISOString(),
    })),
    total,
  };
}
