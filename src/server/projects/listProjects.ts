import { and, asc, desc, eq, isNull, lt, type SQL, sql } from 'drizzle-orm';
import type { ProjectFilter, ProjectSortField } from '../../shared/projects/contract.ts';
import { type OpenProjectStage, statesAtStage } from '../../shared/projects/openProjectStages.ts';
import { lateBefore } from '../../shared/projects/serviceLevel.ts';
import { waitingStates } from '../../shared/projects/status.ts';
import type { Context } from '../context.ts';
import { isOneOf, literal } from '../db/literal.ts';
import { findCounted } from '../db/pageOfIds.ts';
import { projects } from '../db/schema/index.ts';
import { countRows, type Page } from '../http/listQuery.ts';
import { readFollowUpRules } from '../steps/rules.ts';
import { findListed } from './findListed.ts';
import { isNamed, type NamedField, type NamedPage, pageByName } from './pageByName.ts';
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
  /** The enterprise whose leads are shown, or nobody's. */
  leadsOf: string | null;
  defaultSort: readonly [ProjectSortField, 'ASC' | 'DESC'];
}

export interface ProjectListRequest {
  filter: ProjectFilter | undefined;
  sort: readonly [ProjectSortField, 'ASC' | 'DESC'] | undefined;
  page: Page;
}

/** Of what matches a search, a page is looked for among so many of the first in its order: a few milliseconds' work. */
const FIRST_SEARCHED = 5000;

/** A page of projects and how many there are, counted up to the cap (`countedUpTo`). */
export async function listProjects(ctx: Context, listing: ProjectListing, request: ProjectListRequest) {
  const { narrowed, words } = await conditionsOf(ctx, listing, request.filter);
  const where = and(narrowed, words);
  const [field, direction] = request.sort ?? listing.defaultSort;
  const { leadsOf } = listing;
  const { page } = request;
  if (isNamed(field)) {
    const total = await countMatches(ctx, where, page);
    if (total === 0) return { rows: [], total };
    const inOrder = await idsByName(ctx, { where, sort: [field, direction], page }, total);
    const { rows } = await findListed(ctx, { inOrder, page: { ...page, offset: 0 }, leadsOf });
    return { rows, total };
  }
  const order = orderOf([field, direction]);
  return findCounted({
    page,
    // A search has no index in this order.
    isIndexed: words === undefined,
    ids: ({ limit, offset }) => {
      const ids = ctx.db.select({ id: projects.id }).from(projects).where(where);
      return ids
        .orderBy(...order)
        .limit(literal(limit))
        .offset(offset);
    },
    idsAmongFirst:
      words &&
      (({ limit, offset }) => {
        const all = ctx.db.select().from(projects).where(narrowed);
        const first = all.orderBy(...order).limit(literal(FIRST_SEARCHED));
        return sql`select id from ${first} as ${projects} where ${words} limit ${literal(limit)} offset ${offset}`;
      }),
    find: (inOrder, part) => findListed(ctx, { inOrder, page: part, leadsOf }),
    count: () => countMatches(ctx, where, page),
  });
}

/** Within a state or a name the time of submission goes the same way, as the index has it. */
function orderOf([field, direction]: readonly [OwnField, 'ASC' | 'DESC']): SQL[] {
  const order = direction === 'ASC' ? asc : desc;
  return [order(sortColumns[field]), order(projects.submittedAt), order(projects.id)];
}

async function idsByName(ctx: Context, wanted: NamedPage, total: number): Promise<SQL> {
  const ids = await pageByName(ctx, wanted, total);
  return sql`select id from unnest(${sql.param(ids)}::uuid[]) with ordinality as known (id, rank) order by rank`;
}

const countMatches = (ctx: Context, where: SQL | undefined, page: Page): Promise<number> =>
  countRows(ctx.db, ctx.db.select({ one: sql`1` }).from(projects).where(where), page);

type Scope = Pick<ProjectListing, 'scope' | 'searchesContact'>;

/** Which projects a listing shows under a filter. */
export async function projectCondition(ctx: Context, scope: Scope, filter: ProjectListRequest['filter']) {
  const { narrowed, words } = await conditionsOf(ctx, scope, filter);
  return and(narrowed, words);
}

/** The same in two: what is narrowed to, and what is searched for in it. */
async function conditionsOf(ctx: Context, { scope, searchesContact }: Scope, filter: ProjectListRequest['filter']) {
  const words = await readSearch(ctx, filter?.q);
  const late = filter?.late ? await isLate(ctx) : undefined;
  return {
    narrowed: and(scope, late, ...narrowedBy(ctx, filter)),
    words: and(...words.map((word) => holdsWord(word, searchesContact))),
  };
}

function narrowedBy(ctx: Context, filter: ProjectListRequest['filter']): (SQL | undefined)[] {
  if (!filter) return [];
  return [
    filter.status && isOneOf(projects.status, [filter.status].flat()),
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

/** The open requests of a stage. Its states besides, which say nothing more, have them in the order of submission. */
const isAtStage = (stage: OpenProjectStage): SQL | undefined =>
  and(isOneOf(projects.status, statesAtStage[stage]), isOneOf(projects.openStage, [stage]));

/** Waits for customer service for too long, in working time. */
async function isLate({ db, now }: Context): Promise<SQL | undefined> {
  const { holidays } = await readFollowUpRules(db);
  return and(isOneOf(projects.status, waitingStates), lt(projects.submittedAt, lateBefore(now, holidays)));
}
