import { and, asc, desc, eq, isNull, lt, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { countedUpTo } from '../../shared/api/lists.ts';
import type { ProjectFilter, ProjectSortField } from '../../shared/projects/contract.ts';
import { type OpenProjectStage, statesAtStage } from '../../shared/projects/openProjectStages.ts';
import { lateBefore } from '../../shared/projects/serviceLevel.ts';
import { waitingStates } from '../../shared/projects/status.ts';
import type { Context } from '../context.ts';
import { isAmong } from '../db/isAmong.ts';
import { isOneOf, literal } from '../db/literal.ts';
import { findCounted } from '../db/pageOfIds.ts';
import { projects } from '../db/schema/index.ts';
import { countRows, type Page } from '../http/listQuery.ts';
import { readFollowUpRules } from '../steps/rules.ts';
import { findListed } from './findListed.ts';
import { isNamed, type NamedField, type NamedPage, pageByName } from './pageByName.ts';
import { type HeldBy, isHeldBy, isHeldInSearch } from './queries.ts';
import { hasReached, submittedFrom, submittedUntil } from './reachedStage.ts';
import { holdsWord, holdWhole, readSearch } from './search.ts';

type OwnField = Exclude<ProjectSortField, NamedField>;

const sortColumns: Record<OwnField, SQL> = {
  desiredStartDate: sql`${projects.desiredStartDate}`,
  submissionDate: sql`${projects.submittedAt}`,
  status: sql`${projects.status}`,
  clientName: sql`lower(${projects.lastName} || ' ' || ${projects.firstName})`,
};

export interface ProjectListing {
  /** What is listed meets one of these conditions, and nothing meets two; all, where there is none. */
  scopes: (heldBy: HeldBy) => readonly (SQL | undefined)[];
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
const FIRST_SEARCHED = 2000;

/** A page of projects and how many there are, counted up to the cap (`countedUpTo`). */
export async function listProjects(ctx: Context, listing: ProjectListing, request: ProjectListRequest) {
  const { page } = request;
  const conditions = await conditionsOf(ctx, listing, request.filter);
  const { narrowed, where, words, parts, isNarrow } = conditions;
  const collect = (most: number) => collectMatches(ctx, conditions, most);
  const [field, direction] = request.sort ?? listing.defaultSort;
  const { leadsOf } = listing;
  if (isNamed(field)) {
    const most = countedUpTo(page.offset + page.limit);
    const matches = await collect(most);
    const total = matches.length;
    if (total === 0) return { rows: [], total };
    const of = total < most ? isAmong(projects.id, matches) : where;
    const inOrder = await idsByName(ctx, { where: of, sort: [field, direction], page }, total);
    const { rows } = await findListed(ctx, { inOrder, page: { ...page, offset: 0 }, leadsOf });
    return { rows, total };
  }
  const order = orderOf([field, direction]);
  const sorted = (condition: SQL | undefined, { limit, offset }: Page) => {
    const ids = ctx.db.select({ id: projects.id }).from(projects).where(condition);
    return ids
      .orderBy(...order)
      .limit(literal(limit))
      .offset(offset);
  };
  const matching = (most: SQL, { limit, offset }: Page) => {
    const { id, submittedAt, desiredStartDate, status, lastName, firstName } = projects;
    const columns = { id, submittedAt, desiredStartDate, status, lastName, firstName };
    const all = ctx.db.select(columns).from(projects).where(where);
    return sql`select id from (with matching as materialized (${all}) select * from matching ${most}) as ${projects}
      order by ${sql.join(order, sql`, `)} limit ${literal(limit)} offset ${offset}`;
  };
  const isMerged = field === 'submissionDate' && parts.length > 1 && !words;
  return findCounted({
    page,
    ids: (part) => (isMerged ? merged(ctx, parts, direction, part) : sorted(where, part)),
    search: words && {
      collect,
      sort: (ids, part) => sorted(isAmong(projects.id, ids), part),
      ...(isNarrow && { few: (most) => matching(sql`limit ${literal(most)}`, { limit: most, offset: 0 }) }),
      all: (part) => matching(sql``, part),
      amongFirst: ({ limit, offset }) => {
        const all = ctx.db.select().from(projects).where(narrowed);
        const first = all.orderBy(...order).limit(literal(FIRST_SEARCHED));
        return sql`select id from ${first} as ${projects} where ${words} limit ${literal(limit)} offset ${offset}`;
      },
    },
    find: (inOrder, part) => findListed(ctx, { inOrder, page: part, leadsOf }),
    count: () => countRows(ctx.db, ctx.db.select({ one: sql`1` }).from(projects).where(where), page),
  });
}

/**
 * The ids in the order of submission where the scope has parts: each is read along its own index, as far as the page
 * goes, and the first of all are taken. No index has two parts in one order (docs/decisions/0133).
 */
function merged(
  { db }: Context,
  parts: readonly SQL[],
  direction: 'ASC' | 'DESC',
  { limit, offset }: Page,
): SQLWrapper {
  const order = direction === 'ASC' ? asc : desc;
  const firstOf = (part: SQL) => {
    const ids = db.select({ id: projects.id, submittedAt: projects.submittedAt }).from(projects).where(part);
    // Within a part all have one agent, or none: the index begins with it.
    const sorted = ids.orderBy(order(projects.agentId), order(projects.submittedAt), order(projects.id));
    return sql`(${sorted.limit(literal(mergedUpTo(offset + limit)))})`;
  };
  return sql`select id from (${sql.join(parts.map(firstOf), sql` union all `)}) as part
    order by ${order(sql`submitted_at`)}, ${order(sql`id`)} limit ${literal(limit)} offset ${offset}`;
}

/** The texts of late pages are few. */
const mergedUpTo = (end: number): number => (end > 1000 ? Math.ceil(end / 1000) * 1000 : end);

/** Within a state or a name the time of submission goes the same way, as the index has it. */
function orderOf([field, direction]: readonly [OwnField, 'ASC' | 'DESC']): SQL[] {
  const order = direction === 'ASC' ? asc : desc;
  return [order(sortColumns[field]), order(projects.submittedAt), order(projects.id)];
}

async function idsByName(ctx: Context, wanted: NamedPage, total: number): Promise<SQL> {
  const ids = await pageByName(ctx, wanted, total);
  return sql`select id from unnest(${sql.param(ids)}::uuid[]) with ordinality as known (id, rank) order by rank`;
}

/**
 * The ids of so many that match, any of them. Where those in which the words stand whole are as many, the others need
 * not be looked for.
 */
async function collectMatches({ db }: Context, { narrowed, where, whole }: Conditions, most: number) {
  const collect = async (condition: SQL | undefined) => {
    const found = db.select({ id: projects.id }).from(projects).where(condition);
    return (await found.limit(literal(most))).map(({ id }) => id);
  };
  const some = whole ? await collect(and(narrowed, whole)) : [];
  return some.length === most ? some : collect(where);
}

interface Conditions {
  /** What the list is narrowed to. */
  narrowed: SQL | undefined;
  /** What is searched for in it. */
  words: SQL | undefined;
  /** Both, as the index of the search has them where anything is searched for. */
  where: SQL | undefined;
  /** Some of that, which is found sooner. */
  whole: SQL | undefined;
  /** Whether the index of the search gives what both narrow the list to: hardly more than what matches. */
  isNarrow: boolean;
  /** What the list is narrowed to, as conditions that exclude each other. */
  parts: SQL[];
}

type Scope = Pick<ProjectListing, 'scopes' | 'searchesContact'>;

/** Which projects a listing shows under a filter. */
export async function projectCondition(ctx: Context, scope: Scope, filter: ProjectListRequest['filter']) {
  return (await conditionsOf(ctx, scope, filter)).where;
}

async function conditionsOf(
  ctx: Context,
  { scopes, searchesContact }: Scope,
  filter: ProjectListRequest['filter'],
): Promise<Conditions> {
  const words = await readSearch(ctx, filter?.q);
  const late = filter?.late ? await isLate(ctx) : undefined;
  const narrow = (heldBy: HeldBy) => ({
    parts: scopes(heldBy),
    filtered: and(late, ...narrowedBy(ctx, filter, heldBy)),
  });
  const { parts, filtered } = narrow(isHeldBy);
  const narrowed = and(or(...parts), filtered);
  const held = and(...words.map((word) => holdsWord(word, searchesContact)));
  const searched = held && narrow(isHeldInSearch);
  // `projects_search` has the agent, the service and the city beside the words; lists without the contact use others.
  const isInIndex = parts.length > 0 || Boolean(filter?.agentId ?? filter?.mine ?? filter?.serviceId ?? filter?.cityId);
  return {
    narrowed,
    parts: parts.flatMap((part) => and(part, filtered) ?? []),
    words: held,
    where: searched ? and(or(...searched.parts), searched.filtered, held) : narrowed,
    whole: typeof searchesContact === 'boolean' ? holdWhole(words, searchesContact) : undefined,
    isNarrow: searchesContact === true && (words.length > 1 || isInIndex),
  };
}

function narrowedBy(ctx: Context, filter: ProjectListRequest['filter'], heldBy: HeldBy): (SQL | undefined)[] {
  if (!filter) return [];
  return [
    filter.status && isOneOf(projects.status, [filter.status].flat()),
    filter.serviceId === undefined ? undefined : eq(projects.serviceId, filter.serviceId),
    filter.uncategorised ? isNull(projects.serviceId) : undefined,
    filter.cityId === undefined ? undefined : eq(projects.cityId, filter.cityId),
    filter.agentId === undefined ? undefined : heldBy(filter.agentId),
    filter.mine && ctx.actor ? heldBy(ctx.actor.id) : undefined,
    filter.nobody ? heldBy(null) : undefined,
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
