import { desc, eq } from 'drizzle-orm';
import type { OwnRequest } from '../../shared/tracking/requestViews.ts';
import { actorOf, type Context } from '../context.ts';
import { projects, services } from '../db/schema/index.ts';
import { countRows, type Page } from '../http/listQuery.ts';
import { issueTrackingPath } from '../projects/trackingLink.ts';
import { presentStep } from '../steps/presenter.ts';

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
  const rows = found.map(async ({ project, service }) => {
    return {
      reference: project.reference,
      status: project.status,
      service,
      submittedAt: project.submittedAt.toISOString(),
      nextStep: presentStep(project, ctx.now),
      trackingPath: await issueTrackingPath(ctx, project),
    };
  });
  return { rows: await Promise.all(rows), total };
}
