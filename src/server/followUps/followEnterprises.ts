import { and, desc, eq, inArray, notExists, type SQL, sql } from 'drizzle-orm';
import { operatingStates } from '../../shared/enterprises/status.ts';
import type { EnterpriseReason } from '../../shared/followUps/enterpriseReasons.ts';
import type { Step } from '../../shared/followUps/steps.ts';
import { workedUntil } from '../../shared/followUps/workingTime.ts';
import { grantedStates } from '../../shared/subscriptions/status.ts';
import { type Context, inTransaction } from '../context.ts';
import {
  acceptances,
  enterpriseFollowUps,
  enterprises,
  projects,
  subscriptions,
  supportTickets,
} from '../db/schema/index.ts';
import { goesOn } from '../db/subscriptionRuns.ts';
import { eachAlone } from '../jobs/eachAlone.ts';
import { isInterested } from '../projects/announceProject.ts';
import { circleOf } from '../projects/circles.ts';
import { readFollowUpRules } from '../steps/rules.ts';

const DAY_MS = 86_400_000;
/** After its activation an enterprise has so long to choose a package before sales call. */
const UNSUBSCRIBED_DAYS = 3;
/** Before the end of a package, and after it. */
const ENDING_DAYS = 7;
const ENDED_DAYS = 30;
/** Of one request, so many enterprises are called. */
const CALLED_FOR_ONE = 5;
/** Requests that get their call list in one round. */
const REQUESTS_AT_ONCE = 200;
/** In hours of working time: until when sales have called. */
const dueHours: Record<EnterpriseReason, number> = { find: 5, contact: 5, complaint: 4, subscribe: 10, renew: 10 };

const searching: readonly Step[] = ['FindByCall', 'FindByCallAgain'];
const uncalled: readonly Step[] = ['ContactByCall', 'ContactLast'];

/**
 * Opens what sales have to call enterprises about, and ends what no longer holds (docs/decisions/0087). A job: run
 * again, or by several processes at once, it opens nothing twice.
 */
export async function followEnterprises(ctx: Context): Promise<void> {
  const { isOn, holidays } = await readFollowUpRules(ctx.db);
  if (!isOn) return;
  const dueAt = (reason: EnterpriseReason) => workedUntil(ctx.now, dueHours[reason], holidays);
  await endSettled(ctx);
  for (const reason of ['contact', 'complaint', 'subscribe', 'renew'] as const) {
    const found = await causes[reason](ctx);
    await open(ctx, reason, found, dueAt(reason));
  }
  await eachAlone(await requestsWithoutList(ctx), async (request) => {
    const found = await inTransaction(ctx, (tx) => callList(tx, request));
    await open(ctx, 'find', found, dueAt('find'));
  });
}

interface Cause {
  enterpriseId: string;
  causeId: string;
  projectId: string | null;
}

async function open({ db, now }: Context, reason: EnterpriseReason, found: Cause[], dueAt: Date): Promise<void> {
  if (found.length === 0) return;
  const rows = found.map((cause) => ({ ...cause, reason, dueAt, createdAt: now }));
  await db.insert(enterpriseFollowUps).values(rows).onConflictDoNothing();
}

const AT_ONCE = 1000;

const isNew = ({ db }: Context, reason: EnterpriseReason, enterpriseId: SQL, causeId: SQL) =>
  notExists(
    db
      .select({ one: sql`1` })
      .from(enterpriseFollowUps)
      .where(
        and(
          eq(enterpriseFollowUps.enterpriseId, enterpriseId),
          eq(enterpriseFollowUps.reason, reason),
          eq(enterpriseFollowUps.causeId, causeId),
        ),
      ),
  );

const causes: Record<Exclude<EnterpriseReason, 'find'>, (ctx: Context) => Promise<Cause[]>> = {
  contact: (ctx) =>
    ctx.db
      .select({ enterpriseId: acceptances.enterpriseId, causeId: acceptances.id, projectId: projects.id })
      .from(projects)
      .innerJoin(acceptances, eq(acceptances.projectId, projects.id))
      .where(
        and(
          inArray(projects.nextStep, [...uncalled]),
          eq(acceptances.stage, 'New'),
          isNew(ctx, 'contact', sql`${acceptances.enterpriseId}`, sql`${acceptances.id}`),
        ),
      )
      .limit(AT_ONCE),
  complaint: (ctx) =>
    ctx.db
      .select({ enterpriseId: enterprises.id, causeId: supportTickets.id, projectId: supportTickets.projectId })
      .from(supportTickets)
      .innerJoin(enterprises, eq(enterprises.id, supportTickets.enterpriseId))
      .where(
        and(
          eq(supportTickets.status, 'Open'),
          sql`${enterprises.assignedAgentId} is not null`,
          isNew(ctx, 'complaint', sql`${enterprises.id}`, sql`${supportTickets.id}`),
        ),
      )
      .limit(AT_ONCE),
  subscribe: (ctx) =>
    ctx.db
      .select({ enterpriseId: enterprises.id, causeId: enterprises.id, projectId: sql<string | null>`null` })
      .from(enterprises)
      .where(
        and(
          inArray(enterprises.status, operatingStates),
          sql`${enterprises.activatedAt} <= ${before(ctx, UNSUBSCRIBED_DAYS)}`,
          sql`not ${hasBought}`,
          isNew(ctx, 'subscribe', sql`${enterprises.id}`, sql`${enterprises.id}`),
        ),
      )
      .limit(AT_ONCE),
  renew: (ctx) =>
    ctx.db
      .select({
        enterpriseId: subscriptions.enterpriseId,
        causeId: subscriptions.id,
        projectId: sql<string | null>`null`,
      })
      .from(subscriptions)
      .where(
        and(
          eq(subscriptions.status, 'Active'),
          sql`${subscriptions.startsAt} <= ${ctx.now.toISOString()}`,
          sql`${subscriptions.endsAt} <= ${before(ctx, -ENDING_DAYS)}`,
          sql`not ${goesOn}`,
          mayBuy,
          isNew(ctx, 'renew', sql`${subscriptions.enterpriseId}`, sql`${subscriptions.id}`),
        ),
      )
      .limit(AT_ONCE),
};

const before = ({ now }: Context, days: number) => new Date(now.getTime() - days * DAY_MS).toISOString();
const hasBought = sql`exists (select 1 from ${subscriptions} where ${subscriptions.enterpriseId} = ${enterprises.id}
  and ${inArray(subscriptions.status, grantedStates)})`;
/** An enterprise that is suspended buys nothing. */
const mayBuy = sql`exists (select 1 from ${enterprises} where ${enterprises.id} = ${subscriptions.enterpriseId}
  and ${inArray(enterprises.status, [...operatingStates, 'Expired'])})`;

/** What is no longer as it was opened for is gone, done or not: the calls are kept (`follow_up_calls`). */
async function endSettled(ctx: Context): Promise<void> {
  const { causeId, enterpriseId, projectId } = enterpriseFollowUps;
  const isAt = (steps: readonly Step[]) =>
    sql`exists (select 1 from ${projects} where ${projects.id} = ${projectId} and ${inArray(projects.nextStep, [...steps])})`;
  const holds: Record<EnterpriseReason, SQL> = {
    find: sql`${isAt(searching)} and not exists (select 1 from ${acceptances} where ${acceptances.projectId} = ${projectId}
      and ${acceptances.enterpriseId} = ${enterpriseId})`,
    contact: sql`${isAt(uncalled)} and exists (select 1 from ${acceptances} where ${acceptances.id} = ${causeId} and ${acceptances.stage} = 'New')`,
    complaint: sql`exists (select 1 from ${supportTickets} where ${supportTickets.id} = ${causeId} and ${supportTickets.status} = 'Open')
      and exists (select 1 from ${enterprises} where ${enterprises.id} = ${enterpriseId} and ${enterprises.assignedAgentId} is not null)`,
    subscribe: sql`exists (select 1 from ${enterprises} where ${enterprises.id} = ${enterpriseId}
      and ${inArray(enterprises.status, operatingStates)} and not ${hasBought})`,
    renew: sql`exists (select 1 from ${subscriptions} where ${subscriptions.id} = ${causeId}
      and ${subscriptions.endsAt} > ${before(ctx, ENDED_DAYS)} and not ${goesOn} and ${mayBuy})`,
  };
  for (const [reason, condition] of Object.entries(holds) as [EnterpriseReason, SQL][])
    await ctx.db
      .delete(enterpriseFollowUps)
      .where(and(eq(enterpriseFollowUps.reason, reason), sql`not (${condition})`));
}

interface Request {
  id: string;
  serviceId: string;
  cityId: string;
}

/** Requests for which an enterprise is to be found by telephone, and nobody is on the list yet. */
async function requestsWithoutList({ db }: Context): Promise<Request[]> {
  const listed = db
    .select({ one: sql`1` })
    .from(enterpriseFollowUps)
    .where(eq(enterpriseFollowUps.projectId, projects.id));
  const rows = await db
    .select({ id: projects.id, serviceId: projects.serviceId, cityId: projects.cityId })
    .from(projects)
    .where(and(inArray(projects.nextStep, [...searching]), notExists(listed)))
    .limit(REQUESTS_AT_ONCE);
  return rows.flatMap(({ serviceId, ...row }) => (serviceId ? [{ ...row, serviceId }] : []));
}

/** Whom sales call for a request: those of the widest circle, its own city first, who have not accepted it. */
async function callList(tx: Context, { id, serviceId, cityId }: Request): Promise<Cause[]> {
  const circle = await circleOf(tx, 'near', { serviceId, cityId });
  const hasAccepted = sql`exists (select 1 from ${acceptances} where ${acceptances.projectId} = ${id} and ${acceptances.enterpriseId} = ${enterprises.id})`;
  const rows = await tx.db
    .select({ id: enterprises.id })
    .from(enterprises)
    .where(and(isInterested(tx, circle), sql`not ${hasAccepted}`))
    .orderBy(desc(sql`${enterprises.cityId} = ${cityId}`), enterprises.createdAt, enterprises.id)
    .limit(CALLED_FOR_ONE);
  return rows.map((row) => ({ enterpriseId: row.id, causeId: id, projectId: id }));
}
