import { and, count, eq, gt, inArray, isNotNull, isNull, ne, or, type SQL, sql } from 'drizzle-orm';
import { may } from '../../shared/auth/permissions.ts';
import { fullName } from '../../shared/format/fullName.ts';
import { hiredStages, leadMachine } from '../../shared/leads/status.ts';
import { openPaymentStates } from '../../shared/payments/status.ts';
import type { PersonData } from '../../shared/privacy/views.ts';
import { openStates } from '../../shared/projects/status.ts';
import { actorOf, type Context } from '../context.ts';
import {
  acceptances,
  enterprises,
  packages,
  payments,
  projects,
  reviews,
  subscriptions,
  users,
} from '../db/schema/index.ts';
import { forbidden, notFound } from '../http/errors.ts';
import { agentScope } from '../projects/queries.ts';
import { countLeads, enterpriseLeftBy } from './enterpriseLeft.ts';
import { accountsOf, mayBeErased, waitingErasures } from './requestErasure.ts';

/** What is kept of a person, as far as it decides what an erasure does. Raises 404. */
export async function readPersonData(ctx: Context, userId: string): Promise<PersonData> {
  const [row] = await ctx.db
    .select({ person: users, enterprise: enterprises })
    .from(users)
    .leftJoin(enterprises, eq(enterprises.id, users.enterpriseId))
    .where(eq(users.id, userId));
  if (!row) throw notFound();
  const { person, enterprise } = row;
  const left = await enterpriseLeftBy(ctx, person);
  const [[erasure], openLeads, runningJobs, requests, openRequests, written, running, paid, unsettled] =
    await Promise.all([
      waitingErasures(ctx, [userId]),
      left ? countLeads(ctx, left, leadMachine.transitions.withdraw.from) : 0,
      left ? countLeads(ctx, left, hiredStages) : 0,
      countRequests(ctx, userId),
      countRequests(ctx, userId, inArray(projects.status, [...openStates])),
      countReviews(ctx, userId),
      enterprise ? lastPackage(ctx, enterprise.id) : undefined,
      countPayments(ctx, person, eq(payments.status, 'Paid')),
      countPayments(ctx, person, inArray(payments.status, openPaymentStates)),
    ]);
  return {
    id: person.id,
    fullName: fullName(person),
    anonymisedAt: person.anonymisedAt?.toISOString() ?? null,
    hasPassword: person.passwordHash !== null,
    mayBeErased: mayBeErased(person),
    erasure: erasure ? { requestedAt: erasure.requestedAt.toISOString(), dueAt: erasure.dueAt.toISOString() } : null,
    requests,
    openRequests,
    reviews: written,
    enterpriseName: enterprise?.name ?? null,
    openLeads,
    runningJobs,
    package: running ? { nameFr: running.nameFr, endsAt: running.endsAt.toISOString() } : null,
    payments: paid,
    unsettledPayments: unsettled,
  };
}

async function countRequests({ db }: Context, clientId: string, condition?: SQL): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(projects)
    .where(and(eq(projects.clientId, clientId), isNull(projects.anonymisedAt), condition));
  return row?.total ?? 0;
}

async function countReviews({ db }: Context, clientId: string): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(reviews)
    .innerJoin(acceptances, eq(acceptances.id, reviews.leadId))
    .innerJoin(projects, eq(projects.id, acceptances.projectId))
    .where(and(eq(projects.clientId, clientId), isNull(projects.anonymisedAt)));
  return row?.total ?? 0;
}

async function countPayments({ db }: Context, person: typeof users.$inferSelect, condition: SQL): Promise<number> {
  const own = or(
    eq(payments.userId, person.id),
    person.enterpriseId ? eq(payments.enterpriseId, person.enterpriseId) : undefined,
  );
  const [row] = await db.select({ total: count() }).from(payments).where(and(own, condition));
  return row?.total ?? 0;
}

/** What is paid: the running package, and what was paid to come after it, as one. */
async function lastPackage({ db, now }: Context, enterpriseId: string) {
  const [row] = await db
    .select({ nameFr: packages.nameFr, endsAt: subscriptions.endsAt })
    .from(subscriptions)
    .innerJoin(packages, eq(packages.id, subscriptions.packageId))
    .where(
      and(
        eq(subscriptions.enterpriseId, enterpriseId),
        eq(subscriptions.status, 'Active'),
        gt(subscriptions.endsAt, now),
      ),
    )
    .orderBy(sql`${subscriptions.endsAt} desc`)
    .limit(1);
  return row;
}

type Person = typeof users.$inferSelect;

/**
 * Whose data customer service may look at: an admin everybody's but staff's, an agent those of clients of whom they may
 * see a request. Raises 403, 404.
 */
export async function requireServed(ctx: Context, userId: string): Promise<Person> {
  const actor = actorOf(ctx);
  const [person] = await ctx.db.select().from(users).where(eq(users.id, userId));
  if (!person) throw notFound();
  if (may(actor.role, 'projects.readAny')) return person;
  if (!may(person.role, 'projects.submit')) throw forbidden();
  const [reachable] = await ctx.db
    .select({ id: projects.id })
    .from(projects)
    .where(and(eq(projects.clientId, userId), agentScope(actor.id)))
    .limit(1);
  if (!reachable || person.enterpriseId !== null) throw forbidden();
  return person;
}

/**
 * As `requireServed`, to give the data out or have them erased: an agent for a client none of whose requests, under any
 * account that is erased together, is in a colleague's hands (docs/decisions/0157). Raises 403, 404.
 */
export async function requireServedAlone(ctx: Context, userId: string): Promise<void> {
  const actor = actorOf(ctx);
  const person = await requireServed(ctx, userId);
  if (may(actor.role, 'projects.readAny')) return;
  const ofColleagues = and(
    inArray(projects.clientId, await accountsOf(ctx, person)),
    isNotNull(projects.agentId),
    ne(projects.agentId, actor.id),
  );
  if ((await ctx.db.$count(projects, ofColleagues)) > 0) throw forbidden('ownData.servedByColleague');
}
