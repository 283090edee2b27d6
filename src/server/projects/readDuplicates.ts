import { and, desc, eq, inArray, isNull } from 'drizzle-orm';
import { fullName } from '../../shared/format/fullName.ts';
import type { DuplicateItem, MergedItem, ProjectDuplicates } from '../../shared/projects/actViews.ts';
import { projectMachine } from '../../shared/projects/status.ts';
import { isReachable } from '../../shared/states/machine.ts';
import { actorOf, type Context } from '../context.ts';
import { projectMerges, projects, services, users } from '../db/schema/index.ts';
import type { ProjectRow } from './presenter.ts';
import { rowsOf } from './queries.ts';
import { requireVisible } from './readProject.ts';
import { findSimilar, type SimilarProject } from './similarity.ts';

/**
 * Possible duplicates of this request, and the requests merged into it. Raises 403 and 404 as reading the project
 * does.
 */
export async function readDuplicates(ctx: Context, projectId: string): Promise<ProjectDuplicates> {
  await requireVisible(ctx, projectId);
  const [found, merged] = await Promise.all([findSimilar(ctx, projectId), listMerged(ctx, projectId)]);
  const ids = found.map(({ id }) => id);
  const rows = ids.length === 0 ? [] : await rowsOf(ctx, null).where(inArray(projects.id, ids));
  const byId = new Map(rows.map((row) => [row.project.id, row]));
  return {
    likely: found.flatMap((one) => {
      const row = byId.get(one.id);
      return row ? [present(ctx, row, one)] : [];
    }),
    merged,
  };
}

/**
 * A colleague's request is named without its client and words (design §6: an agent reaches the unassigned and their
 * own).
 */
function present(ctx: Context, row: ProjectRow, { samePhone, similarity }: SimilarProject): DuplicateItem {
  const { project, serviceName, cityName, districtName, agentName } = row;
  const mayOpen = isReachable(projectMachine, project, actorOf(ctx));
  return {
    id: project.id,
    reference: project.reference,
    status: project.status,
    serviceName,
    clientName: mayOpen ? fullName(project) : null,
    description: mayOpen ? project.description : null,
    districtName,
    cityName,
    submissionDate: project.submittedAt.toISOString(),
    updatedAt: project.updatedAt.toISOString(),
    agentName,
    samePhone,
    likeness: similarity === null ? null : Math.round(similarity * 100),
    acceptances: project.acceptanceCount,
    mayOpen,
  };
}

async function listMerged(ctx: Context, keptId: string): Promise<MergedItem[]> {
  const rows = await ctx.db
    .select({ project: projects, merge: projectMerges, serviceName: services.nameFr, person: users })
    .from(projectMerges)
    .innerJoin(projects, eq(projects.id, projectMerges.mergedId))
    .leftJoin(services, eq(services.id, projects.serviceId))
    .innerJoin(users, eq(users.id, projectMerges.mergedBy))
    .where(and(eq(projectMerges.keptId, keptId), isNull(projectMerges.undoneAt)))
    .orderBy(desc(projectMerges.createdAt));
  return rows.map(({ project, merge, serviceName, person }) => ({
    id: project.id,
    reference: project.reference,
    formerStatus: merge.former.status,
    clientName: fullName(project),
    serviceName,
    submissionDate: project.submittedAt.toISOString(),
    mergedAt: merge.createdAt.toISOString(),
    mergedBy: fullName(person) || null,
  }));
}
