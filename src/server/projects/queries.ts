import { and, asc, eq, isNotNull, isNull, ne, or, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Context } from '../context.ts';
import {
  acceptances,
  answers,
  cities,
  districts,
  languages,
  projectAnswers,
  projects,
  questions,
  services,
  users,
} from '../db/schema/index.ts';
import type { ProjectAnswer, ProjectRow } from './presenter.ts';

const agent = alias(users, 'agent');

/** The enterprise whose acceptances count, or none. */
export function rowsOf(ctx: Context, enterpriseId: string | null) {
  const hasAccepted = enterpriseId
    ? sql<boolean>`exists (select 1 from ${acceptances} where ${acceptances.projectId} = ${projects.id} and ${acceptances.enterpriseId} = ${enterpriseId})`
    : sql<boolean>`false`;
  return ctx.db
    .select({
      project: projects,
      serviceName: services.nameFr,
      cityName: cities.name,
      districtName: districts.name,
      agentName: sql<string | null>`nullif(trim(${agent.firstName} || ' ' || ${agent.lastName}), '')`,
      languageName: languages.nameFr,
      hasAccepted,
    })
    .from(projects)
    .innerJoin(cities, eq(cities.id, projects.cityId))
    .innerJoin(districts, eq(districts.id, projects.districtId))
    .leftJoin(services, eq(services.id, projects.serviceId))
    .leftJoin(agent, eq(agent.id, projects.agentId))
    .leftJoin(languages, eq(languages.id, projects.languageId));
}

export async function findProject(
  ctx: Context,
  projectId: string,
  enterpriseId: string | null,
): Promise<ProjectRow | undefined> {
  const [row] = await rowsOf(ctx, enterpriseId).where(eq(projects.id, projectId));
  return row;
}

export function findAnswers(ctx: Context, projectId: string): Promise<ProjectAnswer[]> {
  return ctx.db
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
    .where(eq(projectAnswers.projectId, projectId))
    .orderBy(asc(projectAnswers.questionIndex), asc(answers.position));
}

/** What an agent works on: the unassigned and their own; an admin all (design §6). */
export function agentScope(agentId: string | 'all'): SQL | undefined {
  return agentId === 'all'
    ? undefined
    : or(eq(projects.agentId, agentId), and(isNull(projects.agentId), eq(projects.status, 'Submitted')));
}

const acceptedBy = (enterpriseId: string) =>
  sql`exists (select 1 from ${acceptances} where ${acceptances.projectId} = ${projects.id} and ${acceptances.enterpriseId} = ${enterpriseId})`;

/** What a contractor may still accept: published, not accepted by their enterprise before, not asked for by themselves. */
export function availableScope(enterpriseId: string, userId: string): SQL | undefined {
  return and(
    eq(projects.status, 'Available'),
    isNotNull(projects.publishedAt),
    ne(projects.clientId, userId),
    sql`not ${acceptedBy(enterpriseId)}`,
  );
}

export function acceptedScope(enterpriseId: string): SQL | undefined {
  return acceptedBy(enterpriseId);
}
