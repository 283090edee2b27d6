import { and, eq, gte, inArray, isNotNull, isNull, lte, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { DashboardFigure } from '../../shared/dashboard/figures.ts';
import { isoDate, monthOf } from '../../shared/format/dates.ts';
import { staffRoleNames } from '../../shared/staff/rules.ts';
import { waitingVerificationStates } from '../../shared/verifications/status.ts';
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
import { counted, type ReadFigure, summed, waiting } from './readings.ts';

const DAY_MS = 86_400_000;
const FAILED_FOR_DAYS = 7;

/** How each figure of the administrator's cards is read. */
export const figures: Record<DashboardFigure, ReadFigure> = {
  untakenProjects: waiting(projects, projects.submittedAt, () => eq(projects.status, 'Submitted')),
  unpublishedProjects: waiting(projects, projects.submittedAt, () => eq(projects.status, 'Assigned')),
  pendingEnterprises: waiting(enterprises, enterprises.createdAt, () => eq(enterprises.status, 'Pending')),
  waitingVerifications: waiting(verificationRequests, verificationRequests.waitingSince, () =>
    inArray(verificationRequests.status, waitingVerificationStates),
  ),
  failedMessages: waiting(messages, messages.createdAt, ({ now }) =>
    and(eq(messages.status, 'Failed'), gte(messages.createdAt, firstOfLastDays(now, FAILED_FOR_DAYS))),
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
  activeStaff: counted(users, () => and(inArray(users.role, staffRoleNames), isNull(users.deactivatedAt))),
  activePartners: counted(partners, () => eq(partners.isActive, true)),
  activeServices: counted(services, () => eq(services.isActive, true)),
};

/** The beginning of the first of so many days, the last of which is today: lists are narrowed by whole days. */
function firstOfLastDays(now: Date, days: number): Date {
  return new Date(isoDate(new Date(now.getTime() - (days - 1) * DAY_MS)));
}

/** From the first of the month up to today, Conakry. */
function thisMonth({ now }: Context, day: PgColumn): SQL | undefined {
  return and(gte(day, monthOf(now)), lte(day, isoDate(now)));
}
