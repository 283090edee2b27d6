import { eq } from 'drizzle-orm';
import { may } from '../../shared/auth/permissions.ts';
import { maySeeProjects } from '../../shared/enterprises/status.ts';
import { isClosed, projectMachine } from '../../shared/projects/status.ts';
import type { ProjectListItem, ProjectView } from '../../shared/projects/views.ts';
import { isReachable } from '../../shared/states/machine.ts';
import { actorOf, type Context } from '../context.ts';
import { projects } from '../db/schema/index.ts';
import { forbidden, notFound } from '../http/errors.ts';
import { presentPosition } from './details.ts';
import { distanceOf, nearnessOf } from './nearness.ts';
import {
  audienceOf,
  type Circumstances,
  type ListedProject,
  type ProjectRow,
  presentListItem,
  presentProject,
} from './presenter.ts';
import { findProject } from './queries.ts';
import { type Reader, readerOf } from './reader.ts';
import { acceptanceRefusal, isReachedAt } from './rules.ts';

/** A project for whoever may see it (design §6). Raises 404, and 403 for somebody else's. */
export async function readProject(ctx: Context, projectId: string): Promise<ProjectView> {
  const actor = actorOf(ctx);
  const row = await findProject(ctx, projectId);
  if (!row) throw notFound();
  const reader = await readerOf(ctx, actor);
  if (!(await maySee(ctx, reader, row))) throw forbidden();
  const audience = audienceOf(actor, row);
  const position = audience === 'contractor' ? null : await presentPosition(ctx, row.project.plusCode);
  return presentProject(row, row.answers, audience, circumstances(reader, row), position);
}

/** Raises 404 and 403 as reading the project itself would; files and uploads ask here. */
export async function requireVisible(ctx: Context, projectId: string): Promise<ProjectRow> {
  const actor = actorOf(ctx);
  const row = await findProject(ctx, projectId);
  if (!row) throw notFound();
  if (!(await maySee(ctx, await readerOf(ctx, actor), row))) throw forbidden();
  return row;
}

/**
 * Whoever asked for the work sees it; customer service the unassigned and their own with what was merged into them, an
 * admin all; a contractor what is published, while their enterprise may see projects, and what they accepted.
 */
async function maySee(ctx: Context, { actor, enterprise }: Reader, row: ProjectRow): Promise<boolean> {
  const { project } = row;
  if (project.clientId === actor.id) return true;
  if (may(actor.role, 'projects.readAny')) return true;
  if (may(actor.role, 'projects.update')) {
    if (isReachable(projectMachine, project, actor)) return true;
    const kept = await readKept(ctx, project.mergedIntoId);
    return kept !== undefined && isReachable(projectMachine, kept, actor);
  }
  if (!may(actor.role, 'projects.accept')) return false;
  if (row.lead) return true;
  const isPublished = project.publishedAt !== null && !isClosed(project.status);
  return isPublished && enterprise !== null && maySeeProjects(enterprise.status);
}

/** The project that this one was merged into, where it was. */
async function readKept(ctx: Context, keptId: string | null): Promise<{ agentId: string | null } | undefined> {
  if (!keptId) return undefined;
  const [kept] = await ctx.db.select({ agentId: projects.agentId }).from(projects).where(eq(projects.id, keptId));
  return kept;
}

function circumstances(reader: Reader, row: ListedProject): Circumstances {
  const { maxQuotes, enterprise, levelOf, holidays } = reader;
  const common = { maxQuotes, levelOf, holidays };
  const mayEver = may(reader.actor.role, 'projects.accept') && row.project.clientId !== reader.actor.id;
  if (!mayEver)
    return { ...common, refusalCode: 'WRONG_STATE', nearness: null, distanceKm: null, acceptancesLeft: null };
  const refusal = acceptanceRefusal({
    project: row.project,
    maxQuotes,
    alreadyAccepted: row.lead !== null,
    enterprise,
    isOwn: isReachedAt(enterprise?.contacts ?? [], row.project),
    plan: enterprise?.plan ?? null,
    acceptedThisMonth: enterprise?.acceptedThisMonth ?? 0,
  });
  const limit = enterprise?.plan?.monthlyAcceptances ?? null;
  return {
    ...common,
    refusalCode: refusal?.code ?? null,
    nearness: enterprise && nearnessOf(enterprise, row),
    distanceKm: enterprise && distanceOf(enterprise, row),
    acceptancesLeft: limit === null ? null : Math.max(0, limit - (enterprise?.acceptedThisMonth ?? 0)),
  };
}

export function presentRows(reader: Reader, rows: readonly ListedProject[]): ProjectListItem[] {
  return rows.map((row) => presentListItem(row, audienceOf(reader.actor, row), circumstances(reader, row)));
}
