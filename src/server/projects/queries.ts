import { and, eq, isNotNull, isNull, ne, not, or, type Placeholder, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { monthOf } from '../../shared/format/dates.ts';
import { NO_ID } from '../../shared/ids.ts';
import type { LeadStage } from '../../shared/leads/status.ts';
import { type ProjectState, projectMachine } from '../../shared/projects/status.ts';
import { canMove } from '../../shared/states/machine.ts';
import { actorOf, type Context, type EnterpriseStanding } from '../context.ts';
import type { Db } from '../db/client.ts';
import { knownNameOf } from '../db/fullNameOf.ts';
import { isAmong } from '../db/isAmong.ts';
import { isOneOf, unplannedId } from '../db/literal.ts';
import { prepared } from '../db/prepared.ts';
import {
  acceptances,
  answers,
  cities,
  districts,
  holderInSearch,
  languages,
  places,
  projectAnswers,
  projects,
  questions,
  services,
  users,
} from '../db/schema/index.ts';
import { standingOf } from '../http/standing.ts';
import { fr } from '../texts.ts';
import type { ProjectAnswer, ProjectRow } from './presenter.ts';

const agent = alias(users, 'agent');

const acceptedBy = (enterpriseId: string | Placeholder) =>
  sql<boolean>`exists (select 1 from ${acceptances} where ${acceptances.projectId} = ${projects.id} and ${acceptances.enterpriseId} = ${enterpriseId})`;

/** The enterprise whose acceptances count, or none. */
export function rowsOf(ctx: Context, enterpriseId: string | null) {
  return rowsWith(ctx.db, enterpriseId ?? sql`null::uuid`, {});
}

/** Of the district that is joined. */
export const shownDistrict = sql<string>`coalesce(${districts.name}, ${fr('projects.districtUnknown')})`;

function rowsWith<More extends Record<string, SQL>>(db: Db, enterpriseId: string | Placeholder | SQL, more: More) {
  return db
    .select({
      project: projects,
      serviceName: services.nameFr,
      cityName: cities.name,
      cityRegion: cities.region,
      cityLatitude: cities.latitude,
      cityLongitude: cities.longitude,
      districtName: shownDistrict,
      districtLatitude: places.latitude,
      districtLongitude: places.longitude,
      agentName: knownNameOf(agent),
      languageName: languages.nameFr,
      lead: acceptances,
      ...more,
    })
    .from(projects)
    .innerJoin(cities, eq(cities.id, projects.cityId))
    .leftJoin(districts, eq(districts.id, projects.districtId))
    .leftJoin(places, eq(places.id, projects.districtId))
    .leftJoin(services, eq(services.id, projects.serviceId))
    .leftJoin(agent, eq(agent.id, projects.agentId))
    .leftJoin(languages, eq(languages.id, projects.languageId))
    .leftJoin(acceptances, and(eq(acceptances.projectId, projects.id), eq(acceptances.enterpriseId, enterpriseId)));
}

/** In the order of the questions. */
export const answersOfProject = sql<ProjectAnswer[]>`(
  select coalesce(json_agg(json_build_object(
    'questionId', ${questions.id}, 'question', ${questions.nameFr},
    'answerId', ${answers.id}, 'answer', ${answers.nameFr}, 'customText', ${projectAnswers.customText})
    order by ${projectAnswers.questionIndex}, ${answers.position}), '[]')
  from ${projectAnswers}
  join ${questions} on ${eq(questions.id, projectAnswers.questionId)}
  join ${answers} on ${eq(answers.id, projectAnswers.answerId)}
  where ${eq(projectAnswers.projectId, projects.id)})`;

/** A project with what its client answered to the questions of its service. */
export interface WholeProject extends ProjectRow {
  answers: ProjectAnswer[];
}

const projectById = prepared((db) =>
  rowsWith(db, sql.placeholder('enterpriseId'), { answers: answersOfProject })
    .where(eq(projects.id, sql.placeholder('projectId')))
    .prepare('project_by_id'),
);

/** The same, with what an act left of the standing of whoever asks. */
const projectAndStanding = prepared((db) =>
  rowsWith(db, sql.placeholder('enterpriseId'), {
    answers: answersOfProject,
    standing: standingOf(sql.placeholder('enterpriseId'), {
      now: sql.placeholder('now'),
      month: sql.placeholder('month'),
    }),
  })
    .where(eq(projects.id, sql.placeholder('projectId')))
    .prepare('project_and_standing'),
);

/** With the caller's lead; after an act their standing is read with it, and holds again. */
export async function findProject(ctx: Context, projectId: string): Promise<WholeProject | undefined> {
  const { enterpriseId } = actorOf(ctx);
  if (ctx.standing) {
    const [row] = await projectById(ctx.db).execute({ projectId, enterpriseId });
    return row;
  }
  const { now } = ctx;
  const [row] = await projectAndStanding(ctx.db).execute({ projectId, enterpriseId, now, month: monthOf(now) });
  if (row) ctx.standing = row.standing;
  return row;
}

/** What of an agent's projects is asked for. */
interface Asked {
  states?: readonly ProjectState[] | undefined;
  isOwn?: boolean | undefined;
}

/** Asks whether a request is somebody's, or nobody's. */
export type HeldBy = (agentId: string | SQL | null) => SQL;

/** In lists, whose indexes begin with the agent. */
export const isHeldBy: HeldBy = (agentId) =>
  agentId === null ? isNull(projects.agentId) : eq(projects.agentId, agentId);

/** In searches: their index has a key for nobody, where null would be none (docs/decisions/0141). */
export const isHeldInSearch: HeldBy = (agentId) => eq(holderInSearch(projects.agentId), agentId ?? NO_ID);

/** What an agent works on: the unassigned and their own; an admin all (design §6). */
export const agentScope = (agentId: string | 'all', asked?: Asked, heldBy?: HeldBy): SQL | undefined =>
  or(...agentScopes(agentId, asked, heldBy));

/**
 * The same in parts that exclude each other; none where it is all. Where only their own are asked for, or none that are
 * submitted, nobody's are not looked at. What nobody has yet any agent may take.
 */
export function agentScopes(agentId: string | 'all', { states, isOwn }: Asked = {}, heldBy = isHeldBy): SQL[] {
  if (agentId === 'all') return [];
  const own = heldBy(unplannedId(agentId));
  const untaken = and(heldBy(null), isOneOf(projects.status, projectMachine.transitions.assign.from));
  const seesUntaken = !isOwn && (!states || states.some((state) => canMove(projectMachine, 'assign', state)));
  return seesUntaken && untaken ? [own, untaken] : [own];
}

/**
 * What a contractor may still accept: published, not accepted by their enterprise before, not asked for by themselves.
 */
export function availableScope(enterpriseId: string, userId: string): SQL | undefined {
  return and(
    isOneOf(projects.status, projectMachine.transitions.accept.from),
    isNotNull(projects.publishedAt),
    ne(projects.clientId, userId),
    sql`not ${acceptedBy(enterpriseId)}`,
  );
}

/** What an enterprise accepted, in any stage or in those named. */
export function acceptedScope(enterpriseId: string, stages?: readonly LeadStage[]): SQL {
  const ofEnterprise = eq(acceptances.enterpriseId, unplannedId(enterpriseId));
  const ofProject = and(eq(acceptances.projectId, projects.id), ofEnterprise);
  const inStage = stages && isOneOf(acceptances.stage, stages);
  return sql`exists (select 1 from ${acceptances} where ${and(ofProject, inStage)})`;
}

/**
 * Of the services of an enterprise and in the cities where it is or wants to work; what it has not said excludes
 * nothing. With `false` the others; undefined asks for all.
 */
export function suitingScope(
  { serviceIds, wishedCityIds, cityId }: EnterpriseStanding,
  suits: boolean | undefined,
): SQL | undefined {
  if (suits === undefined) return undefined;
  const cityIds = cityId ? [...wishedCityIds, cityId] : wishedCityIds;
  const suiting = and(
    serviceIds.length > 0 ? isAmong(projects.serviceId, serviceIds) : undefined,
    cityIds.length > 0 ? isAmong(projects.cityId, cityIds) : undefined,
  );
  if (suits) return suiting;
  return suiting ? not(suiting) : sql`false`;
}
