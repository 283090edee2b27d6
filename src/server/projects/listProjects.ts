import { and, asc, desc, eq, inArray, isNull, lt, type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { lateBefore } from '../../shared/projects/serviceLevel.ts';
import { waitingStates } from '../../shared/projects/status.ts';
import type { Context } from '../context.ts';
import { cities, projects, services } from '../db/schema/index.ts';
import { countRows, type Page } from '../http/listQuery.ts';
import type { ProjectSortField, projectFilter } from './lists.ts';
import { isMany, isNamed, pageByName } from './pageByName.ts';
import { rowsOf } from './queries.ts';
import { holdsWord, readSearch } from './search.ts';

const sortColumns: Record<ProjectSortField, SQL> = {
  desiredStartDate: sql`${projects.desiredStartDate}`,
  submissionDate: sql`${projects.submittedAt}`,
  serviceName: sql`${services.nameFr}`,
  cityName: sql`${cities.name}`,
  status: sql`${projects.status}`,
  clientName: sql`lower(${projects.lastName} || ' ' || ${projects.firstName})`,
};

export interface ProjectListing {
  scope: SQL | undefined;
  /** Whether the search looks at the client's contact too: finding a number would show it to whoever may not see it. */
  searchesContact: boolean;
  enterpriseId: string | null;
  defaultSort: readonly [ProjectSortField, 'ASC' | 'DESC'];
}

export interface ProjectListRequest {
  filter: z.output<typeof projectFilter> | undefined;
  sort: readonly [ProjectSortField, 'ASC' | 'DESC'] | undefined;
  page: Page;
}

/** A page of projects and how many there are, counted up to the cap. */
export async function listProjects(ctx: Context, listing: ProjectListing, request: ProjectListRequest) {
  const where = await projectCondition(ctx, listing, request.filter);
  const sort = request.sort ?? listing.defaultSort;
  const total = await countRows(ctx.db, ctx.db.select({ one: sql`1` }).from(projects).where(where), request.page);
  return { rows: await readPage(ctx, listing.enterpriseId, where, sort, request.page, total), total };
}

async function readPage(
  ctx: Context,
  enterpriseId: string | null,
  where: SQL | undefined,
  [field, direction]: NonNullable<ProjectListRequest['sort']>,
  page: Page,
  total: number,
) {
  if (total === 0) return [];
  const rows = rowsOf(ctx, enterpriseId);
  if (isNamed(field) && isMany(total)) {
    const ids = await pageByName(ctx, where, [field, direction], page);
    const found = await rows.where(inArray(projects.id, ids));
    return found.toSorted((one, other) => ids.indexOf(one.project.id) - ids.indexOf(other.project.id));
  }
  const order = direction === 'ASC' ? asc : desc;
  // Within a state or a name the time of submission goes the same way, as the index has it.
  return rows
    .where(where)
    .orderBy(order(sortColumns[field]), order(projects.submittedAt), order(projects.id))
    .limit(page.limit)
    .offset(page.offset);
}

/** Which projects a listing shows under a filter. */
export async function projectCondition(
  ctx: Context,
  { scope, searchesContact }: Pick<ProjectListing, 'scope' | 'searchesContact'>,
  filter: ProjectListRequest['filter'],
): Promise<SQL | undefined> {
  const words = await readSearch(ctx, filter?.q);
  return and(scope, ...conditionsOf(ctx, filter), ...words.map((word) => holdsWord(word, searchesContact)));
}

function conditionsOf(ctx: Context, filter: ProjectListRequest['filter']): (SQL | undefined)[] {
  if (!filter) return [];
  return [
    filter.status && inArray(projects.status, [filter.status].flat()),
    filter.serviceId === undefined ? undefined : eq(projects.serviceId, filter.serviceId),
    filter.uncategorised ? isNull(projects.serviceId) : undefined,
    filter.cityId === undefined ? undefined : eq(projects.cityId, filter.cityId),
    filter.agentId === undefined ? undefined : eq(projects.agentId, filter.agentId),
    filter.mine && ctx.actor ? eq(projects.agentId, ctx.actor.id) : undefined,
    filter.nobody ? isNull(projects.agentId) : undefined,
    filter.late
      ? and(inArray(projects.status, waitingStates), lt(projects.submittedAt, lateBefore(ctx.now)))
      : undefined,
  ];
}
