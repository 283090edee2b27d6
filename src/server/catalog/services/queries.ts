import { and, asc, desc, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import type { ServiceListQuery } from '../../../shared/catalog/adminContract.ts';
import type { ManagedQuestion, ManagedService, ManagedServiceItem } from '../../../shared/catalog/adminViews.ts';
import type { Context } from '../../context.ts';
import { answers, questions, relatedServices, services } from '../../db/schema/index.ts';
import { countUses } from '../../editing/countUses.ts';
import { named } from '../../editing/named.ts';
import { notFound } from '../../http/errors.ts';
import { countRows, type Page } from '../../http/listQuery.ts';

const columns = {
  position: sql`${services.position}`,
  nameFr: sql`f_unaccent(lower(${services.nameFr}))`,
  group: sql`${services.group}`,
};

/** How many questions clients are asked. */
const questionCount = sql<number>`(select count(*)::int from questions asked
  where asked.service_id = services.id and asked.is_active)`;

export async function listManagedServices(ctx: Context, query: ServiceListQuery, page: Page) {
  const { filter: wanted, sort: [field, direction] = ['position', 'ASC'] } = query;
  const where = and(
    wanted?.q ? named(services.nameFr, wanted.q) : undefined,
    wanted?.group && eq(services.group, wanted.group),
    wanted?.isActive === undefined ? undefined : eq(services.isActive, wanted.isActive),
  );
  const order = direction === 'ASC' ? asc : desc;
  const rows = await ctx.db
    .select({ service: services, questionCount })
    .from(services)
    .where(where)
    .orderBy(order(columns[field]), asc(services.position), asc(services.id))
    .limit(page.limit)
    .offset(page.offset);
  const total = await countRows(ctx.db, ctx.db.select({ one: sql`1` }).from(services).where(where), page);
  return { rows: rows.map((row) => ({ ...presentService(row.service), questionCount: row.questionCount })), total };
}

/** A service with its questions and what uses it. Raises 404. */
export async function readManagedService(ctx: Context, id: string): Promise<ManagedService> {
  const [service] = await ctx.db.select().from(services).where(eq(services.id, id));
  if (!service) throw notFound();
  return {
    ...presentService(service),
    related: await readRelated(ctx, id),
    uses: await usesOfService(ctx, id),
    questions: await readQuestions(ctx, id),
  };
}

/** The services whose contractors also hear of a request for this one that nobody accepts, by name (design §11). */
export function readRelated(ctx: Context, serviceId: string): Promise<{ value: string; label: string }[]> {
  return ctx.db
    .select({ value: services.id, label: services.nameFr })
    .from(relatedServices)
    .innerJoin(services, eq(services.id, relatedServices.relatedId))
    .where(eq(relatedServices.serviceId, serviceId))
    .orderBy(asc(columns.nameFr), asc(services.id));
}

/** Projects and enterprises that name the service. */
export function usesOfService(ctx: Context, id: string) {
  return countUses(ctx, {
    projects: sql`from projects where service_id = ${id}`,
    enterprises: sql`from enterprise_services where service_id = ${id}`,
  });
}

function presentService(service: typeof services.$inferSelect): Omit<ManagedServiceItem, 'questionCount'> {
  const { id, nameFr, slug, group, isQuickSearch, isActive, picture, publishedAt, position, updatedAt } = service;
  const isPublished = publishedAt !== null;
  return {
    id,
    nameFr,
    slug,
    group,
    isQuickSearch,
    isActive,
    picture,
    isPublished,
    position,
    updatedAt: updatedAt.toISOString(),
  };
}

/** The questions of a service in their order, those put aside too; former wordings are left out. */
function readQuestions(ctx: Context, serviceId: string): Promise<ManagedQuestion[]> {
  return questionsWhere(ctx, and(eq(questions.serviceId, serviceId), isNull(questions.replacedById)));
}

/** Raises 404. */
export async function readManagedQuestion(ctx: Context, id: string): Promise<ManagedQuestion> {
  const [found] = await questionsWhere(ctx, eq(questions.id, id));
  if (!found) throw notFound();
  return found;
}

const answerCount = sql<number>`(select count(*)::int from (select distinct given.project_id
  from project_answers given where given.question_id = questions.id limit 1000) projects)`;
const isAnswered = sql<boolean>`exists (select from project_answers given where given.answer_id = answers.id)`;

const replaces = sql<string[]>`(with recursive former as (
    select one.id from questions one where one.replaced_by_id = questions.id
    union all select one.id from questions one join former on one.replaced_by_id = former.id)
  select coalesce(json_agg(id), '[]') from former)`;

async function questionsWhere(ctx: Context, where: SQL | undefined): Promise<ManagedQuestion[]> {
  const rows = await ctx.db
    .select({ question: questions, answerCount, replaces })
    .from(questions)
    .where(where)
    .orderBy(asc(questions.position), asc(questions.id));
  const ids = rows.map(({ question }) => question.id);
  const responses = await ctx.db
    .select({ answer: answers, isAnswered })
    .from(answers)
    .where(and(inArray(answers.questionId, ids), isNull(answers.replacedById)))
    .orderBy(asc(answers.position), asc(answers.id));
  return rows.map(({ question: { id, serviceId, nameFr, type, isActive, updatedAt }, answerCount: given, ...row }) => ({
    id,
    serviceId,
    nameFr,
    type,
    isActive,
    answerCount: given,
    replaces: row.replaces,
    updatedAt: updatedAt.toISOString(),
    responses: responses
      .filter(({ answer }) => answer.questionId === id)
      .map(({ answer, isAnswered: used }) => ({
        id: answer.id,
        nameFr: answer.nameFr,
        isActive: answer.isActive,
        isAnswered: used,
        picture: answer.picture,
      })),
  }));
}
