import { and, asc, desc, eq, inArray, isNull, lt, type SQL, sql } from 'drizzle-orm';
import { countedUpTo } from '../../shared/api/lists.ts';
import type { ProjectFilter, ProjectSortField } from '../../shared/projects/contract.ts';
import { lateBefore } from '../../shared/projects/serviceLevel.ts';
import { waitingStates } from '../../shared/projects/status.ts';
import type { Context } from '../context.ts';
import { projects } from '../db/schema/index.ts';
import { countRows, type Page } from '../http/listQuery.ts';
import { readFollowUpRules } from '../steps/rules.ts';
import { isAtStage } from './openStage.ts';
import { isNamed, type NamedField, pageByName } from './pageByName.ts';
import type { ProjectRow } from './presenter.ts';
import { rowsOf } from './queries.ts';
import { hasReached, submittedFrom, submittedUntil } from './reachedStage.ts';
import { holdsWord, readSearch } from './search.ts';

type OwnField = Exclude<ProjectSortField, NamedField>;

const sortColumns: Record<OwnField, SQL> = {
  desiredStartDate: sql`${projects.desiredStartDate}`,
  submissionDate: sql`${projects.submittedAt}`,
  status: sql`${projects.status}`,
  clientName: sql`lower(${projects.lastName} || ' ' || ${projects.firstName})`,
};

export interface ProjectListing {
  scope: SQL | undefined;
  /** Whether the search looks at the client's contact too: finding a number would show it to whoever may not see it. */
  searchesContact: boolean | SQL;
  enterpriseId: string | null;
  defaultSort: readonly [ProjectSortField, 'ASC' | 'DESC'];
}

export interface ProjectListRequest {
  filter: ProjectFilter | undefined;
  sort: readonly [ProjectSortField, 'ASC' | 'DESC'] | undefined;
  page: Page;
}

/** A page of projects and how many there are, counted up to the cap (`countedUpTo`). */
export async function listProjects(ctx: Context, listing: ProjectListing, request: ProjectListRequest) {
  const where = await projectCondition(ctx, listing, request.filter);
  const [field, direction] = request.sort ?? listing.defaultSort;
  const { ids, total } = isNamed(field)
    ? await findByName(ctx, where, [field, direction], request.page)
    : await find(ctx, where, [field, direction], request);
  return { rows: await readRows(ctx, listing.enterpriseId, ids), total };
}

interface Found {
  ids: string[];
  total: number;
}

/**
 * One look along an index gives the page and, some way past it, how many there are. A search has no index in this
 * order: counting any of its matches ends sooner than finding so many of the first.
 */
async function find(
  ctx: Context,
  where: SQL | undefined,
  [field, direction]: readonly [OwnField, 'ASC' | 'DESC'],
  { page, filter }: ProjectListRequest,
): Promise<Found> {
  const order = direction === 'ASC' ? asc : desc;
  const inOrder = () =>
    ctx.db
      .select({ id: projects.id })
      .from(projects)
      .where(where)
      // Within a state or a name the time of submission goes the same way, as the index has it.
      .orderBy(order(sortColumns[field]), order(projects.submittedAt), order(projects.id));
  const end = page.offset + page.limit;
  const counted = countedUpTo(end);
  if (end <= counted && !filter?.q) {
    const ids = idsOf(await inOrder().limit(counted));
    return { ids: ids.slice(page.offset, end), total: ids.length };
  }
  const total = await countMatches(ctx, where, page);
  return { ids: idsOf(await inOrder().limit(page.limit).offset(page.offset)), total };
}

async function findByName(
  ctx: Context,
  where: SQL | undefined,
  sort: readonly [NamedField, 'ASC' | 'DESC'],
  page: Page,
): Promise<Found> {
  const total = await countMatches(ctx, where, page);
  return { ids: await pageByName(ctx, { where, sort, page }, total), total };
}

const idsOf = (rows: readonly { id: string }[]): string[] => rows.map(({ id }) => id);

const countMatches = (ctx: Context, where: SQL | undefined, page: Page): Promise<number> =>
  countRows(ctx.db, ctx.db.select({ one: sql`1` }).from(projects).where(where), page);

/** In the order of the ids. */
async function readRows(ctx: Context, enterpriseId: string | null, ids: readonly string[]): Promise<ProjectRow[]> {
  if (ids.length === 0) return [];
  const rows = await rowsOf(ctx, enterpriseId).where(inArray(projects.id, [...ids]));
  const rankOf = new Map(ids.map((id, rank) => [id, rank]));
  return rows.toSorted((one, other) => (rankOf.get(one.project.id) ?? 0) - (rankOf.get(other.project.id) ?? 0));
}

/** Which projects a listing shows under a filter. */
export async function projectCondition(
  ctx: Context,
  { scope, searchesContact }: Pick<ProjectListing, 'scope' | 'searchesContact'>,
  filter: ProjectListRequest['filter'],
): Promise<SQL | undefined> {
  const words = await readSearch(ctx, filter?.q);
  const late = filter?.late ? await isLate(ctx) : undefined;
  return and(scope, late, ...conditionsOf(ctx, filter), ...words.map((word) => holdsWord(word, searchesContact)));
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
    filter.openStage && isAtStage(filter.openStage),
    filter.reached && hasReached(filter.reached),
    filter.submittedFrom === undefined ? undefined : submittedFrom(filter.submittedFrom),
    filter.submittedTo === undefined ? undefined : submittedUntil(filter.submittedTo),
  ];
}

/** Waits for customer service for too long, in working time. */
async function isLate({ db, now }: Context): Promise<SQL | undefined> {
  const { holidays } = await readFollowUpRules(db);
  return and(inArray(projects.status, waitingStates), lt(projects.submittedAt, lateBefore(now, holidays)));
}
