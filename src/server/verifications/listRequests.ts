import { and, asc, desc, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import { isoDate } from '../../shared/format/dates.ts';
import { fullName } from '../../shared/format/fullName.ts';
import type { VerificationFilter, VerificationListQuery } from '../../shared/verifications/contract.ts';
import { soonUntil } from '../../shared/verifications/status.ts';
import type { VerificationItem } from '../../shared/verifications/views.ts';
import type { Context } from '../context.ts';
import { enterprises, users, verificationDocuments, verificationRequests } from '../db/schema/index.ts';
import { enterprisesNamed } from '../enterprises/namedLike.ts';
import { countRows, type Page } from '../http/listQuery.ts';

const columns = {
  waitingSince: verificationRequests.waitingSince,
  status: verificationRequests.status,
  accountNumber: enterprises.accountNumber,
};

/** A page of the requests, and how many there are, counted up to the cap. */
export async function listRequests(ctx: Context, { filter, sort }: VerificationListQuery, page: Page) {
  const [field, direction] = sort ?? ['waitingSince', 'ASC'];
  const where = and(...conditionsOf(ctx, filter));
  const order = direction === 'ASC' ? asc : desc;
  const rows = await ctx.db
    .select({
      request: verificationRequests,
      enterprise: { id: enterprises.id, name: enterprises.name, accountNumber: enterprises.accountNumber },
      holder: { firstName: users.firstName, lastName: users.lastName },
    })
    .from(verificationRequests)
    .innerJoin(enterprises, eq(enterprises.id, verificationRequests.enterpriseId))
    .leftJoin(users, eq(users.id, verificationRequests.holderId))
    .where(where)
    .orderBy(order(columns[field]), order(verificationRequests.id))
    .limit(page.limit)
    .offset(page.offset);
  const counts = await countDocuments(
    ctx,
    rows.map(({ request }) => request.id),
  );
  const items = rows.map(({ request, enterprise, holder }): VerificationItem => {
    const { toCheck, documents, expiresSoon } = counts.get(request.id) ?? none;
    return {
      id: request.id,
      enterpriseId: enterprise.id,
      name: enterprise.name,
      accountNumber: enterprise.accountNumber,
      status: request.status,
      waitingSince: request.waitingSince.toISOString(),
      toCheck,
      documents,
      expiresSoon,
      holderName: holder ? fullName(holder) || null : null,
      holderId: request.holderId,
    };
  });
  const found = ctx.db.select({ one: sql`1` }).from(verificationRequests).where(where);
  return { rows: items, total: await countRows(ctx.db, found, page) };
}

const none = { toCheck: 0, documents: 0, expiresSoon: false };

/** For the rows of the page only. */
async function countDocuments(ctx: Context, requestIds: string[]) {
  const rows = await ctx.db
    .select({
      id: verificationDocuments.requestId,
      documents: sql<number>`count(*)::int`,
      toCheck: sql<number>`(count(*) filter (where ${verificationDocuments.status} = 'ToCheck'))::int`,
      expiresSoon: sql<boolean>`bool_or(${endsSoon(ctx)})`,
    })
    .from(verificationDocuments)
    .where(inArray(verificationDocuments.requestId, requestIds))
    .groupBy(verificationDocuments.requestId);
  return new Map(rows.map(({ id, ...counts }) => [id, { ...counts, expiresSoon: counts.expiresSoon ?? false }]));
}

function endsSoon({ now }: Context): SQL {
  return sql`(${verificationDocuments.status} = 'Accepted' and ${verificationDocuments.expiresOn} between ${isoDate(now)} and ${soonUntil(now)})`;
}

function conditionsOf(ctx: Context, filter: VerificationFilter | undefined): (SQL | undefined)[] {
  if (!filter) return [];
  const soon = ctx.db.select({ id: verificationDocuments.requestId }).from(verificationDocuments).where(endsSoon(ctx));
  return [
    filter.status && inArray(verificationRequests.status, [filter.status].flat()),
    filter.enterpriseId === undefined ? undefined : eq(verificationRequests.enterpriseId, filter.enterpriseId),
    filter.mine && ctx.actor ? eq(verificationRequests.holderId, ctx.actor.id) : undefined,
    filter.agentId === undefined ? undefined : eq(verificationRequests.holderId, filter.agentId),
    filter.unassigned ? isNull(verificationRequests.holderId) : undefined,
    filter.expiresSoon ? inArray(verificationRequests.id, soon) : undefined,
    filter.q?.trim() ? sql`${verificationRequests.enterpriseId} in ${enterprisesNamed(filter.q)}` : undefined,
  ];
}
