import { and, eq, inArray, isNull, lte, not, sql } from 'drizzle-orm';
import { MAX_COUNTED } from '../../shared/dashboard/figures.ts';
import type { WorkFigureName } from '../../shared/dashboard/work.ts';
import { enterpriseMachine, operatingStates } from '../../shared/enterprises/status.ts';
import { isoDate, monthOf } from '../../shared/format/dates.ts';
import { ENDS_SOON_DAYS } from '../../shared/subscriptions/status.ts';
import { actorOf, type Context } from '../context.ts';
import { auditLog, enterprises, projects, subscriptions } from '../db/schema/index.ts';
import { goesOn } from '../db/subscriptionRuns.ts';
import { activations } from './activations.ts';
import { figures } from './figures.ts';
import { counted, type ReadFigure, waiting } from './readings.ts';

const DAY_MS = 86_400_000;

/** How each figure of an agent's first page is read, for whoever asks. */
export const workReadings: Record<WorkFigureName, ReadFigure> = {
  untakenProjects: figures.untakenProjects,
  myProjects: waiting(projects, projects.submittedAt, (ctx) =>
    and(eq(projects.agentId, actorOf(ctx).id), eq(projects.status, 'Assigned')),
  ),
  openTickets: figures.openTickets,
  publishedToday: activated('projects', today),
  publishedThisMonth: activated('projects', thisMonth),
  untakenEnterprises: waiting(enterprises, enterprises.createdAt, () =>
    and(inArray(enterprises.status, enterpriseMachine.transitions.activate.from), isNull(enterprises.assignedAgentId)),
  ),
  myPendingEnterprises: waiting(enterprises, enterprises.createdAt, (ctx) =>
    and(
      eq(enterprises.assignedAgentId, actorOf(ctx).id),
      inArray(enterprises.status, enterpriseMachine.transitions.activate.from),
    ),
  ),
  waitingVerifications: figures.waitingVerifications,
  endingPackages,
  activatedToday: activated('enterprises', today),
  activatedThisMonth: activated('enterprises', thisMonth),
};

function activated(entity: 'projects' | 'enterprises', since: (now: Date) => Date): ReadFigure {
  return counted(auditLog, (ctx) => activations(ctx, entity, since(ctx.now)));
}

/** Days and months are Conakry's, which is UTC. */
function today(now: Date): Date {
  return new Date(isoDate(now));
}

function thisMonth(now: Date): Date {
  return new Date(monthOf(now));
}

/** The enterprises this person follows whose package ends soon. */
async function endingPackages(ctx: Context): ReturnType<ReadFigure> {
  const found = ctx.db
    .select({ id: enterprises.id })
    .from(enterprises)
    .innerJoin(subscriptions, eq(subscriptions.enterpriseId, enterprises.id))
    .where(
      and(
        eq(enterprises.assignedAgentId, actorOf(ctx).id),
        inArray(enterprises.status, operatingStates),
        eq(subscriptions.status, 'Active'),
        lte(subscriptions.endsAt, new Date(ctx.now.getTime() + ENDS_SOON_DAYS * DAY_MS)),
        not(goesOn),
      ),
    )
    .limit(MAX_COUNTED + 1)
    .as('found');
  const [row] = await ctx.db.select({ value: sql<number>`count(*)::int` }).from(found);
  return { value: row?.value ?? 0, since: null };
}
