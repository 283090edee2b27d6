import { eq } from 'drizzle-orm';
import type { RefusalCode } from '../../shared/api/refusalCodes.ts';
import { may } from '../../shared/auth/permissions.ts';
import { type EnterpriseState, maySeeProjects } from '../../shared/enterprises/status.ts';
import { isClosed, projectMachine } from '../../shared/projects/status.ts';
import type { ProjectListItem, ProjectView } from '../../shared/projects/views.ts';
import { isReachable } from '../../shared/states/machine.ts';
import { type Actor, actorOf, type Context } from '../context.ts';
import { enterprises, projects } from '../db/schema/index.ts';
import { acceptedThisMonth, runningSubscription } from '../enterprises/queries.ts';
import { forbidden, notFound } from '../http/errors.ts';
import { readSettings } from '../settings/queries.ts';
import { audienceOf, type ProjectRow, presentListItem, presentProject } from './presenter.ts';
import { findAnswers, findProject } from './queries.ts';
import { type AcceptanceFacts, acceptanceRefusal } from './rules.ts';

/** A project for whoever may see it (design §6). Raises 404, and 403 for somebody else's. */
export async function readProject(ctx: Context, projectId: string): Promise<ProjectView> {
  const actor = actorOf(ctx);
  const row = await findProject(ctx, projectId, actor.enterpriseId);
  if (!row) throw notFound();
  const reader = await readerOf(ctx, actor);
  if (!(await maySee(ctx, reader, row))) throw forbidden();
  const answers = await findAnswers(ctx, projectId);
  return presentProject(row, answers, audienceOf(actor, row), circumstances(reader, row));
}

/** Raises 404 and 403 as reading the project itself would; files and uploads ask here. */
export async function requireVisible(ctx: Context, projectId: string): Promise<ProjectRow> {
  const actor = actorOf(ctx);
  const row = await findProject(ctx, projectId, actor.enterpriseId);
  if (!row) throw notFound();
  if (!(await maySee(ctx, await readerOf(ctx, actor), row))) throw forbidden();
  return row;
}

/** What holds for one reader over all the projects of one request. */
export interface Reader {
  actor: Actor;
  maxQuotes: number;
  enterpriseStatus: EnterpriseState | null;
  plan: AcceptanceFacts['plan'];
  acceptedThisMonth: number;
}

export async function readerOf(ctx: Context, actor: Actor): Promise<Reader> {
  const { maxQuotes } = await readSettings(ctx.db);
  const nobody = { actor, maxQuotes, enterpriseStatus: null, plan: null, acceptedThisMonth: 0 };
  if (!actor.enterpriseId) return nobody;
  const [enterprise, running, accepted] = await Promise.all([
    ctx.db.select({ status: enterprises.status }).from(enterprises).where(eq(enterprises.id, actor.enterpriseId)),
    runningSubscription(ctx, actor.enterpriseId),
    acceptedThisMonth(ctx, actor.enterpriseId),
  ]);
  return {
    ...nobody,
    enterpriseStatus: enterprise[0]?.status ?? null,
    plan: running?.package ?? null,
    acceptedThisMonth: accepted,
  };
}

/**
 * Whoever asked for the work sees it; customer service the unassigned and their own with what was merged into them, an
 * admin all; a contractor what is published, while their enterprise may see projects, and what they accepted.
 */
async function maySee(ctx: Context, { actor, enterpriseStatus }: Reader, row: ProjectRow): Promise<boolean> {
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
  return isPublished && enterpriseStatus !== null && maySeeProjects(enterpriseStatus);
}

/** The project that this one was merged into, where it was. */
async function readKept(ctx: Context, keptId: string | null): Promise<{ agentId: string | null } | undefined> {
  if (!keptId) return undefined;
  const [kept] = await ctx.db.select({ agentId: projects.agentId }).from(projects).where(eq(projects.id, keptId));
  return kept;
}

function circumstances(reader: Reader, row: ProjectRow): { maxQuotes: number; refusalCode: RefusalCode | null } {
  const { maxQuotes } = reader;
  const mayEver = may(reader.actor.role, 'projects.accept') && row.project.clientId !== reader.actor.id;
  if (!mayEver) return { maxQuotes, refusalCode: 'WRONG_STATE' };
  const refusal = acceptanceRefusal({
    project: row.project,
    maxQuotes,
    alreadyAccepted: row.lead !== null,
    enterprise: reader.enterpriseStatus && { status: reader.enterpriseStatus },
    plan: reader.plan,
    acceptedThisMonth: reader.acceptedThisMonth,
  });
  return { maxQuotes, refusalCode: refusal?.code ?? null };
}

export function presentRows(reader: Reader, rows: readonly ProjectRow[]): ProjectListItem[] {
  return rows.map((row) => presentListItem(row, audienceOf(reader.actor, row), circumstances(reader, row)));
}
