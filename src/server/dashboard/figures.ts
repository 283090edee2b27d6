import { and, asc, eq, gte, inArray, isNotNull, isNull, lte, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { type DashboardFigure, MAX_COUNTED } from '../../shared/dashboard/figures.ts';
import { isoDate, monthOf } from '../../shared/format/dates.ts';
import type { Context } from '../context.ts';
import {
  enterprises,
  messages,
  packageDays,
  partners,
  payments,
  projectDays,
  projects,
  services,
  supportTickets,
  users,
  verificationRequests,
} from '../db/schema/index.ts';

interface Reading {
  value: number;
  since: Date | null;
}

type ReadFigure = (ctx: Context) => Promise<Reading>;

const DAY_MS = 86_400_000;
const FAILED_FOR_DAYS = 7;

/**
 * How each figure is read: an index finds the rows, and no more than a thousand are counted, so that none grows with the market. `waiting`
 * needs an index that has its condition and its instant.
 */
export const figures: Record<DashboardFigure, ReadFigure> = {
  untakenProjects: waiting(projects, projects.submittedAt, () => eq(projects.status, 'Submitted')),
  unpublishedProjects: waiting(projects, projects.submittedAt, () => eq(projects.status, 'Assigned')),
  pendingEnterprises: waiting(enterprises, enterprises.createdAt, () => eq(enterprises.status, 'Pending')),
  waitingVerifications: waiting(verificationRequests, verificationRequests.waitingSince, () =>
    inArray(verificationRequests.status, ['Pending', 'Recommended']),
  ),
  failedMessages: waiting(messages, messages.createdAt, ({ now }) =>
    and(eq(messages.status, 'Failed'), gte(messages.createdAt, new Date(now.getTime() - FAILED_FOR_DAYS * DAY_MS))),
  ),
  openTickets: waiting(supportTickets, supportTickets.createdAt, () => eq(supportTickets.status, 'Open')),
  paymentsInQuestion: waiting(payments, payments.settledAt, () =>
    and(isNotNull(payments.attention), isNull(payments.attentionSettledAt)),
  ),
  monthlyRevenue: summed(packageDays, packageDays.amount, (ctx) => thisMonth(ctx, packageDays.day)),
  monthlySubmissions: summed(projectDays, projectDays.submitted, (ctx) =>
    and(eq(projectDays.dimension, 'all'), thisMonth(ctx, projectDays.day)),
  ),
  monthlyAcceptances: summed(packageDays, packageDays.acceptances, (ctx) => thisMonth(ctx, packageDays.day)),
  activeStaff: counted(users, () =>
    and(inArray(users.role, ['CustomerService', 'SalesService', 'Admin']), isNull(users.deactivatedAt)),
  ),
  activePartners: counted(partners, () => eq(partners.isActive, true)),
  activeServices: counted(services, () => eq(services.isActive, true)),
};

type Condition = (ctx: Context) => SQL | undefined;

/** So many of them, and since when the oldest waits. */
function waiting(table: PgTable, since: PgColumn, condition: Condition): ReadFigure {
  return async (ctx) => {
    const found = ctx.db
      .select({ at: sql<string>`${since}`.as('at') })
      .from(table)
      .where(condition(ctx))
      .orderBy(asc(since))
      .limit(MAX_COUNTED + 1)
      .as('found');
    const [row] = await ctx.db
      .select({ value: sql<number>`count(*)::int`, since: sql<string | null>`min(${found.at})` })
      .from(found);
    return { value: row?.value ?? 0, since: row?.since ? new Date(row.since) : null };
  };
}

function counted(table: PgTable, condition: Condition): ReadFigure {
  return async (ctx) => {
    const found = ctx.db
      .select({ one: sql`1`.as('one') })
      .from(table)
      .where(condition(ctx))
      .limit(MAX_COUNTED + 1)
      .as('found');
    const [row] = await ctx.db.select({ value: sql<number>`count(*)::int` }).from(found);
    return { value: row?.value ?? 0, since: null };
  };
}

function summed(table: PgTable, column: PgColumn, condition: Condition): ReadFigure {
  return async (ctx) => {
    const [row] = await ctx.db
      .select({ value: sql<number>`coalesce(sum(${column}), 0)::float8`.mapWith(Number) })
      .from(table)
      .where(condition(ctx));
    return { value: row?.value ?? 0, since: null };
  };
}

/** From the first of the month up to today, Conakry. */
function thisMonth({ now }: Context, day: PgColumn): SQL | undefined {
  return and(gte(day, monthOf(now)), lte(day, isoDate(now)));
}
