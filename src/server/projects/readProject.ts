import { eq } from 'drizzle-orm';
import { may } from '../../shared/auth/permissions.ts';
import { type EnterpriseState, maySeeProjects } from '../../shared/enterprises/status.ts';
import type { Holidays } from '../../shared/followUps/workingTime.ts';
import { isClosed, projectMachine } from '../../shared/projects/status.ts';
import type { ProjectListItem, ProjectView } from '../../shared/projects/views.ts';
import { isReachable } from '../../shared/states/machine.ts';
import { type Actor, actorOf, type Context } from '../context.ts';
import { cities, enterpriseCities, enterprises, projects } from '../db/schema/index.ts';
import { acceptedThisMonth, runningSubscription } from '../enterprises/queries.ts';
import { forbidden, notFound } from '../http/errors.ts';
import { readSettings } from '../settings/queries.ts';
import { readFollowUpRules } from '../steps/rules.ts';
import { nearnessOf, type Whereabouts } from './nearness.ts';
import { audienceOf, type Circumstances, type ProjectRow, presentListItem, presentProject } from './presenter.ts';
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
  where: Whereabouts | null;
  now: Date;
  holidays: Holidays;
}

export async function readerOf(ctx: Context, actor: Actor): Promise<Reader> {
  const { maxQuotes } = await readSettings(ctx.db);
  const { holidays } = await readFollowUpRules(ctx.db);
  const clock = { now: ctx.now, holidays };
  const nobody = { actor, maxQuotes, enterpriseStatus: null, plan: null, acceptedThisMonth: 0, where: null, ...clock };
  if (!actor.enterpriseId) return nobody;
  const [[enterprise], running, accepted, wished] = await Promise.all([
    enterpriseOf(ctx, actor.enterpriseId),
    runningSubscription(ctx, actor.enterpriseId),
    acceptedThisMonth(ctx, actor.enterpriseId),
    wishedCities(ctx, actor.enterpriseId),
  ]);
  return {
    ...nobody,
    enterpriseStatus: enterprise?.status ?? null,
    plan: running?.package ?? null,
    acceptedThisMonth: accepted,
    where: enterprise ? { ...enterprise, wishedCities: wished.map(({ cityId }) => cityId) } : null,
  };
}

const enterpriseOf = ({ db }: Context, id: string) =>
  db
    .select({
      status: enterprises.status,
      cityId: enterprises.cityId,
      region: cities.region,
      address: enterprises.address,
    })
    .from(enterprises)
    .leftJoin(cities, eq(cities.id, enterprises.cityId))
    .where(eq(enterprises.id, id));

const wishedCities = ({ db }: Context, enterpriseId: string) =>
  db
    .select({ cityId: enterpriseCities.cityId })
    .from(enterpriseCities)
    .where(eq(enterpriseCities.enterpriseId, enterpriseId));

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

function circumstances(reader: Reader, row: ProjectRow): Circumstances {
  const { maxQuotes, where, plan, now, holidays } = reader;
  const common = { maxQuotes, now, holidays };
  const mayEver = may(reader.actor.role, 'projects.accept') && row.project.clientId !== reader.actor.id;
  if (!mayEver) return { ...common, refusalCode: 'WRONG_STATE', nearness: null, acceptancesLeft: null };
  const refusal = acceptanceRefusal({
    project: row.project,
    maxQuotes,
    alreadyAccepted: row.lead !== null,
    enterprise: reader.enterpriseStatus && { status: reader.enterpriseStatus },
    plan: reader.plan,
    acceptedThisMonth: reader.acceptedThisMonth,
  });
  const limit = plan?.monthlyAcceptances ?? null;
  return {
    ...common,
    refusalCode: refusal?.code ?? null,
    nearness: where && nearnessOf(where, row),
    acceptancesLeft: limit === null ? null : Math.max(0, limit - reader.acceptedThisMonth),
  };
}

export function presentRows(reader: Reader, rows: readonly ProjectRow[]): ProjectListItem[] {
  return rows.map((row) => presentListItem(row, audienceOf(reader.actor, row), circumstances(reader, row)));
}
