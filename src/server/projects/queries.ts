import { and, asc, eq, inArray, isNotNull, isNull, ne, not, or, type Placeholder, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { LeadStage } from '../../shared/leads/status.ts';
import { type ProjectState, projectMachine } from '../../shared/projects/status.ts';
import { canMove } from '../../shared/states/machine.ts';
import type { Context } from '../context.ts';
import type { Db } from '../db/client.ts';
import { prepared } from '../db/prepared.ts';
import {
  acceptances,
  answers,
  cities,
  districts,
  enterpriseCities,
  enterpriseServices,
  enterprises,
  languages,
  projectAnswers,
  projects,
  questions,
  services,
  users,
} from '../db/schema/index.ts';
import { fr } from '../texts.ts';
import type { ProjectAnswer, ProjectRow } from './presenter.ts';

const agent = alias(users, 'agent');

const acceptedBy = (enterpriseId: string | Placeholder) =>
  sql<boolean>`exists (select 1 from ${acceptances} where ${acceptances.projectId} = ${projects.id} and ${acceptances.enterpriseId} = ${enterpriseId})`;

/** The enterprise whose acceptances count, or none. */
export function rowsOf(ctx: Context, enterpriseId: string | null) {
  return rowsWith(ctx.db, enterpriseId ?? sql`null::uuid`);
}

function rowsWith(db: Db, enterpriseId: string | Placeholder | SQL) {
  return db
    .select({
      project: projects,
      serviceName: services.nameFr,
      cityName: cities.name,
      cityRegion: cities.region,
      districtName: sql<string>`coalesce(${districts.name}, ${fr('projects.districtUnknown')})`,
      agentName: sql<string | null>`nullif(trim(${agent.firstName} || ' ' || ${agent.lastName}), '')`,
      languageName: languages.nameFr,
      lead: acceptances,
    })
    .from(projects)
    .innerJoin(cities, eq(cities.id, projects.cityId))
    .leftJoin(districts, eq(districts.id, projects.districtId))
    .leftJoin(services, eq(services.id, projects.serviceId))
    .leftJoin(agent, eq(agent.id, projects.agentId))
    .leftJoin(languages, eq(languages.id, projects.languageId))
    .leftJoin(acceptances, and(eq(acceptances.projectId, projects.id), eq(acceptances.enterpriseId, enterpriseId)));
}

const projectById = prepared((db) =>
  rowsWith(db, sql.placeholder('enterpriseId'))
    .where(eq(projects.id, sql.placeholder('projectId')))
    .prepare('project_by_id'),
);

export async function findProject(
  ctx: Context,
  projectId: string,
  enterpriseId: string | null,
): Promise<ProjectRow | undefined> {
  const [row] = await projectById(ctx.db).execute({ projectId, enterpriseId });
  return row;
}

const projectByLink = prepared((db) =>
  rowsWith(db, sql`null::uuid`)
    .where(and(eq(projects.trackingHash, sql.placeholder('trackingHash')), isNull(projects.anonymisedAt)))
    .prepare('project_by_link'),
);

/** The project of the link with this hash, with none of its leads; as `findTracked` finds it. */
export async function findProjectByLink(ctx: Context, trackingHash: string): Promise<ProjectRow | undefined> {
  const [row] = await projectByLink(ctx.db).execute({ trackingHash });
  return row;
}

const answersOfProject = prepared((db) =>
  db
    .select({
      questionId: questions.id,
      question: questions.nameFr,
      answerId: answers.id,
      answer: answers.nameFr,
      customText: projectAnswers.customText,
    })
    .from(projectAnswers)
    .innerJoin(questions, eq(questions.id, projectAnswers.questionId))
    .innerJoin(answers, eq(answers.id, projectAnswers.answerId))
    .where(eq(projectAnswers.projectId, sql.placeholder('projectId')))
    .orderBy(asc(projectAnswers.questionIndex), asc(answers.position))
    .prepare('answers_of_project'),
);

export function findAnswers(ctx: Context, projectId: string): Promise<ProjectAnswer[]> {
  return answersOfProject(ctx.db).execute({ projectId });
}

/** What of an agent's projects is asked for. */
interface Asked {
  states?: readonly ProjectState[] | undefined;
  isOwn?: boolean | undefined;
}

/**
 * What an agent works on: the unassigned and their own; an admin all (design §6). Where only their own are asked for,
 * or none that are submitted, nobody's are not looked at: one index gives the rest.
 */
export function agentScope(agentId: string | 'all', { states, isOwn }: Asked = {}): SQL | undefined {
  if (agentId === 'all') return undefined;
  const own = eq(projects.agentId, agentId);
  if (isOwn || (states && !states.some((state) => canMove(projectMachine, 'assign', state)))) return own;
  return or(own, and(isNull(projects.agentId), inArray(projects.status, projectMachine.transitions.assign.from)));
}

/**
 * What a contractor may still accept: published, not accepted by their enterprise before, not asked for by themselves.
 */
export function availableScope(enterpriseId: string, userId: string): SQL | undefined {
  return and(
    inArray(projects.status, projectMachine.transitions.accept.from),
    isNotNull(projects.publishedAt),
    ne(projects.clientId, userId),
    sql`not ${acceptedBy(enterpriseId)}`,
  );
}

/** What an enterprise accepted, in any stage or in those named. */
export function acceptedScope(enterpriseId: string, stages?: readonly LeadStage[]): SQL {
  const ofProject = and(eq(acceptances.projectId, projects.id), eq(acceptances.enterpriseId, enterpriseId));
  const inStage = stages && inArray(acceptances.stage, [...stages]);
  return sql`exists (select 1 from ${acceptances} where ${and(ofProject, inStage)})`;
}

/**
 * Of the services of an enterprise and in the cities where it is or wants to work; what it has not said excludes
 * nothing. With `false` the others.
 */
export async function suitingScope({ db }: Context, enterpriseId: string, suits: boolean): Promise<SQL | undefined> {
  const [offered, wished, [own]] = await Promise.all([
    db
      .select({ id: enterpriseServices.serviceId })
      .from(enterpriseServices)
      .where(eq(enterpriseServices.enterpriseId, enterpriseId)),
    db
      .select({ id: enterpriseCities.cityId })
      .from(enterpriseCities)
      .where(eq(enterpriseCities.enterpriseId, enterpriseId)),
    db.select({ id: enterprises.cityId }).from(enterprises).where(eq(enterprises.id, enterpriseId)),
  ]);
  const serviceIds = offered.map(({ id }) => id);
  const cityIds = [...wished.map(({ id }) => id), ...(own?.id ? [own.id] : [])];
  const suiting = and(
    serviceIds.length > 0 ? inArray(projects.serviceId, serviceIds) : undefined,
    cityIds.length > 0 ? inArray(projects.cityId, cityIds) : undefined,
  );
  if (suits) return suiting;
  return suiting ? not(suiting) : sql`false`;
}
