import { and, asc, desc, eq, isNull, or, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { EnterpriseFilter, EnterpriseSortField } from '../../../shared/enterprises/contract.ts';
import { enterpriseMachine } from '../../../shared/enterprises/status.ts';
import type { Context } from '../../context.ts';
import { knownNameOf } from '../../db/fullNameOf.ts';
import { isAmong } from '../../db/isAmong.ts';
import { isOneOf, literal } from '../../db/literal.ts';
import { findCounted } from '../../db/pageOfIds.ts';
import { cities, enterprises, users } from '../../db/schema/index.ts';
import { likeLiteral } from '../../db/textSearch.ts';
import { countRows, type Page } from '../../http/listQuery.ts';
import { findListed } from './findListed.ts';
import { lastPackage } from './lastPackage.ts';

const agent = alias(users, 'agent');

const agentName = knownNameOf(agent);

export function rowsOf(ctx: Context) {
  return ctx.db
    .select({
      enterprise: enterprises,
      cityName: cities.name,
      agentName,
      planType: sql<string | null>`plan.type`,
      planExpirationDate: sql<string | null>`plan.until`,
    })
    .from(enterprises)
    .leftJoin(cities, eq(cities.id, enterprises.cityId))
    .leftJoin(agent, eq(agent.id, enterprises.assignedAgentId))
    .leftJoinLateral(sql`${lastPackage(ctx, enterprises.id)} plan`, sql`true`);
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
      return sql`(select type from ${lastPackage(ctx, enterprises.id)} plan)`;
    case 'planExpirationDate':
      return sql`(select until from ${lastPackage(ctx, enterprises.id)} plan)`;
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
  return findCounted({
    page,
    ids: (part) => ordered(ctx, where, sort, part),
    search: filter?.q
      ? {
          collect: (most) => collectEnterprises(ctx, where, most),
          sort: (ids, part) => ordered(ctx, isAmong(enterprises.id, ids), sort, part),
        }
      : undefined,
    find: (inOrder, part) => findListed(ctx, { inOrder, page: part }),
    count: () => countEnterprises(ctx, where, page),
  });
}

function ordered(
  ctx: Context,
  where: SQL | undefined,
  [field, direction]: EnterpriseListRequest['sort'],
  { limit, offset }: Page,
) {
  const order = direction === 'ASC' ? asc : desc;
  return ctx.db
    .select({ id: enterprises.id })
    .from(enterprises)
    .leftJoin(cities, eq(cities.id, enterprises.cityId))
    .where(where)
    .orderBy(order(sortColumn(ctx, field)), order(enterprises.id))
    .limit(literal(limit))
    .offset(offset);
}

async function collectEnterprises({ db }: Context, where: SQL | undefined, most: number): Promise<string[]> {
  const found = await db.select({ id: enterprises.id }).from(enterprises).where(where).limit(literal(most));
  return found.map(({ id }) => id);
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
  const found = ctx.db.select({ one: sql`1` }).from(enterprises).where(where);
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
  const pattern = `%${likeLiteral(word.replace(/^(\+|00)224/, ''))}%`;
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
