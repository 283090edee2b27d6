import { and, asc, desc, eq, isNull, or, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { countedUpTo } from '../../../shared/api/lists.ts';
import type { EnterpriseFilter, EnterpriseSortField } from '../../../shared/enterprises/contract.ts';
import { enterpriseMachine } from '../../../shared/enterprises/status.ts';
import { grantedStates } from '../../../shared/subscriptions/status.ts';
import type { Context } from '../../context.ts';
import { isAmong } from '../../db/isAmong.ts';
import { isOneOf, literal } from '../../db/literal.ts';
import { cities, enterprises, packages, subscriptions, users } from '../../db/schema/index.ts';
import { countRows, type Page } from '../../http/listQuery.ts';
import { findListed } from './findListed.ts';

const agent = alias(users, 'agent');

/** The package that runs, or the last one that did: what a seller calls about. */
const lastPackage = (ctx: Context, wanted: SQL) =>
  sql`(select ${wanted} from ${subscriptions} inner join ${packages} on ${packages.id} = ${subscriptions.packageId}
    where ${subscriptions.enterpriseId} = ${enterprises.id} and ${isOneOf(subscriptions.status, grantedStates)}
      and ${subscriptions.startsAt} <= ${ctx.now.toISOString()} order by ${subscriptions.startsAt} desc limit 1)`;

const planType = (ctx: Context): SQL<string | null> => lastPackage(ctx, sql`${packages.nameFr}`) as SQL<string | null>;
const planExpirationDate = (ctx: Context): SQL<string | null> =>
  lastPackage(ctx, sql`to_char(${subscriptions.endsAt} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`) as SQL<
    string | null
  >;

const agentName = sql<string | null>`nullif(trim(${agent.firstName} || ' ' || ${agent.lastName}), '')`;

export function rowsOf(ctx: Context) {
  return ctx.db
    .select({
      enterprise: enterprises,
      cityName: cities.name,
      agentName,
      planType: planType(ctx),
      planExpirationDate: planExpirationDate(ctx),
    })
    .from(enterprises)
    .leftJoin(cities, eq(cities.id, enterprises.cityId))
    .leftJoin(agent, eq(agent.id, enterprises.assignedAgentId));
}

export type EnterpriseRow = Awaited<ReturnType<ReturnType<typeof rowsOf>['execute']>>[number];

function sortColumn(ctx: Context, field: EnterpriseSortField): SQL {
  switch (field) {
    case 'accountNumber':
      return sql`${enterprises.accountNumber}`;
    case 'name':
      return sql`f_unaccent(lower(${enterprises.name}))`;
    case 'creationDate':
      return sql`${enterprises.createdAt}`;
    case 'cityName':
      return sql`${cities.name}`;
    case 'status':
      return sql`${enterprises.status}`;
    case 'planType':
      return planType(ctx);
    case 'planExpirationDate':
      return planExpirationDate(ctx);
  }
}

export interface EnterpriseListRequest {
  filter: EnterpriseFilter | undefined;
  sort: readonly [EnterpriseSortField, 'ASC' | 'DESC'];
  page: Page;
}

/** A page of enterprises and how many there are, counted up to the cap. */
export async function listEnterprises(ctx: Context, scope: SQL | undefined, request: EnterpriseListRequest) {
  const { filter, sort, page } = request;
  const where = await enterpriseCondition(ctx, scope, filter);
  const end = page.offset + page.limit;
  // As `findCounted` of the projects: a search has no index in this order.
  if (!filter?.q && end <= countedUpTo(end)) {
    const inOrder = ordered(ctx, where, sort).limit(literal(countedUpTo(end)));
    const found = await findListed(ctx, { inOrder, page });
    const isPastTheEnd = found.rows.length === 0 && (page.offset > 0 || page.limit === 0);
    return isPastTheEnd ? { rows: [], total: await countEnterprises(ctx, where, page) } : found;
  }
  const inOrder = ordered(ctx, where, sort).limit(literal(page.limit)).offset(page.offset);
  const { rows } = await findListed(ctx, { inOrder, page: { ...page, offset: 0 } });
  return { rows, total: await countEnterprises(ctx, where, page) };
}

function ordered(ctx: Context, where: SQL | undefined, [field, direction]: EnterpriseListRequest['sort']) {
  const order = direction === 'ASC' ? asc : desc;
  return ctx.db
    .select({ id: enterprises.id })
    .from(enterprises)
    .leftJoin(cities, eq(cities.id, enterprises.cityId))
    .where(where)
    .orderBy(order(sortColumn(ctx, field)), order(enterprises.id));
}

/** Which enterprises a list shows under its filter. */
export async function enterpriseCondition(
  ctx: Context,
  scope: SQL | undefined,
  filter: EnterpriseFilter | undefined,
): Promise<SQL | undefined> {
  const words = await Promise.all(wordsOf(filter?.q).map((word) => matches(ctx, word)));
  return and(scope, ...conditionsOf(ctx, filter), ...words);
}

function countEnterprises(ctx: Context, where: SQL | undefined, page: Page): Promise<number> {
  const found = ctx.db
    .select({ one: sql`1` })
    .from(enterprises)
    .leftJoin(cities, eq(cities.id, enterprises.cityId))
    .where(where);
  return countRows(ctx.db, found, page);
}

function conditionsOf(ctx: Context, filter: EnterpriseFilter | undefined): (SQL | undefined)[] {
  if (!filter) return [];
  return [
    filter.status && isOneOf(enterprises.status, [filter.status].flat()),
    filter.cityId === undefined ? undefined : eq(enterprises.cityId, filter.cityId),
    filter.agentId === undefined ? undefined : eq(enterprises.assignedAgentId, filter.agentId),
    filter.mine && ctx.actor ? eq(enterprises.assignedAgentId, ctx.actor.id) : undefined,
    filter.unassigned ? isNull(enterprises.assignedAgentId) : undefined,
  ];
}

const wordsOf = (text: string | undefined) => (text ?? '').trim().split(/\s+/).filter(Boolean).slice(0, 6);

/**
 * Each word somewhere in its name, account number, registration number, phone or city. Accents and case do not matter.
 */
async function matches({ db }: Context, word: string): Promise<SQL | undefined> {
  const pattern = `%${word.replace(/^(\+|00)224/, '').replace(/[\\%_]/g, '\\$&')}%`;
  const wanted = sql`f_unaccent(lower(${pattern}))`;
  // The cities are few: they are looked up first, so that each part has its index.
  const places = await db
    .select({ id: cities.id })
    .from(cities)
    .where(sql`f_unaccent(lower(${cities.name})) like ${wanted}`);
  return or(
    sql`${enterprises.searchText} like ${wanted}`,
    ...(places.length > 0
      ? [
          isAmong(
            enterprises.cityId,
            places.map(({ id }) => id),
          ),
        ]
      : []),
  );
}

/** New ones: pending, and nobody's or this agent's; all pending ones for an admin (design §6). */
export function newScope(agentId: string | 'all'): SQL | undefined {
  const isPending = isOneOf(enterprises.status, enterpriseMachine.transitions.activate.from);
  return agentId === 'all'
    ? isPending
    : and(isPending, or(isNull(enterprises.assignedAgentId), eq(enterprises.assignedAgentId, agentId)));
}

export function heldScope(agentId: string): SQL {
  return eq(enterprises.assignedAgentId, agentId);
}
