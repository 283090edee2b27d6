import { and, desc, eq, inArray, isNull, max, min, sql } from 'drizzle-orm';
import { openStages } from '../../shared/leads/status.ts';
import { type Followed, nextStep } from '../../shared/tracking/nextStep.ts';
import type { OwnRequest } from '../../shared/tracking/requestViews.ts';
import { actorOf, type Context } from '../context.ts';
import { acceptances, projects, quotes, reserves, services } from '../db/schema/index.ts';
import { countRows, type Page } from '../http/listQuery.ts';
import { issueTrackingPath } from '../projects/trackingLink.ts';
import { fr } from '../texts.ts';

/** The requests of the caller, the newest first, each with the path that opens its page: it is theirs. */
export async function listOwnRequests(ctx: Context, page: Page): Promise<{ rows: OwnRequest[]; total: number }> {
  const isOwn = eq(projects.clientId, actorOf(ctx).id);
  const [found, total] = await Promise.all([
    ctx.db
      .select({ project: projects, service: services.nameFr })
      .from(projects)
      .leftJoin(services, eq(services.id, projects.serviceId))
      .where(isOwn)
      .orderBy(desc(projects.submittedAt), desc(projects.id))
      .limit(page.limit)
      .offset(page.offset),
    countRows(ctx.db, ctx.db.select({ id: projects.id }).from(projects).where(isOwn), page),
  ]);
  const leads = await leadsOf(
    ctx,
    found.map(({ project }) => project.id),
  );
  const rows = found.map(async ({ project, service }) => {
    const followed = { ...project, isMerged: project.mergedIntoId !== null, ...(leads.get(project.id) ?? noLeads) };
    const { text, dueAt, ...next } = nextStep(followed, ctx.now);
    return {
      reference: project.reference,
      status: project.status,
      service,
      submittedAt: project.submittedAt.toISOString(),
      nextStep: { ...next, text: fr(text), dueAt: dueAt?.toISOString() ?? null },
      trackingPath: await issueTrackingPath(ctx, project),
    };
  });
  return { rows: await Promise.all(rows), total };
}

type Leads = Pick<Followed, 'acceptedAt' | 'askedUntil' | 'reservedUntil' | 'choiceUntil' | 'endsOn'>;

const noLeads: Leads = { acceptedAt: null, askedUntil: null, reservedUntil: null, choiceUntil: null, endsOn: null };

/** What the next step depends on besides the request itself, of a page of requests at once. */
async function leadsOf({ db }: Context, projectIds: string[]): Promise<Map<string, Leads>> {
  if (projectIds.length === 0) return new Map();
  const rows = await db
    .select({
      projectId: acceptances.projectId,
      acceptedAt: max(acceptances.acceptedAt),
      askedUntil: min(acceptances.releaseAt),
      reservedUntil: min(reserves.dueOn),
      choiceUntil: sql<string | null>`(min(${quotes.validUntil}) filter (where ${quotes.status} = 'Sent'))::text`,
      endsOn: sql<
        string | null
      >`(max(${quotes.startsOn} + ${quotes.durationDays}) filter (where ${quotes.status} = 'Accepted'))::text`,
    })
    .from(acceptances)
    .leftJoin(reserves, and(eq(reserves.leadId, acceptances.id), isNull(reserves.liftedAt)))
    .leftJoin(quotes, and(eq(quotes.leadId, acceptances.id), inArray(quotes.status, ['Sent', 'Accepted'])))
    .where(and(inArray(acceptances.projectId, projectIds), inArray(acceptances.stage, [...openStages, 'Completed'])))
    .groupBy(acceptances.projectId);
  return new Map(rows.map(({ projectId, ...ofProject }) => [projectId, ofProject]));
}
