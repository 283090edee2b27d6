import { and, asc, eq } from 'drizzle-orm';
import type { LanguageItem, PlaceItem, QuestionItem, ServiceItem } from '../../shared/catalog/views.ts';
import { french } from '../../shared/format/french.ts';
import type { Context } from '../context.ts';
import { answers, cities, districts, languages, questions, services } from '../db/schema/index.ts';
import { notFound } from '../http/errors.ts';

interface ServiceSelection {
  group?: (typeof services.$inferSelect)['group'];
  isQuickSearch?: true;
}

/** What each public list of services holds, by its call. */
export const serviceSelections = {
  listActiveServices: {},
  listFeaturedServices: { group: 'featured' },
  listOtherServices: { group: 'other' },
  listSpecializedServices: { group: 'specialized' },
  listQuickSearchServices: { isQuickSearch: true },
} as const satisfies Record<string, ServiceSelection>;

export function listServices(ctx: Context, selection: ServiceSelection): Promise<ServiceItem[]> {
  return ctx.db
    .select({ id: services.id, nameFr: services.nameFr, slug: services.slug, picture: services.picture })
    .from(services)
    .where(
      and(
        eq(services.isActive, true),
        selection.group && eq(services.group, selection.group),
        selection.isQuickSearch && eq(services.isQuickSearch, true),
      ),
    )
    .orderBy(asc(services.position), asc(services.nameFr));
}

export function listLanguages(ctx: Context): Promise<LanguageItem[]> {
  return ctx.db.select({ id: languages.id, nameFr: languages.nameFr }).from(languages).orderBy(asc(languages.position));
}

export async function listCities(ctx: Context): Promise<PlaceItem[]> {
  return inFrenchOrder(await ctx.db.select({ id: cities.id, name: cities.name }).from(cities));
}

const inFrenchOrder = (places: PlaceItem[]): PlaceItem[] =>
  places.toSorted((one, other) => french.compare(one.name, other.name));

/** Raises 404 for an unknown city: an empty list would look like a city without districts. */
export async function listDistricts(ctx: Context, cityId: string): Promise<PlaceItem[]> {
  const [city] = await ctx.db.select({ id: cities.id }).from(cities).where(eq(cities.id, cityId));
  if (!city) throw notFound();
  const ofCity = eq(districts.cityId, cityId);
  return inFrenchOrder(await ctx.db.select({ id: districts.id, name: districts.name }).from(districts).where(ofCity));
}

/** A service's active questions with their answers, in order: `Q0` is the first. Raises 404 for an unknown service. */
export async function listQuestions(ctx: Context, serviceId: string): Promise<QuestionItem[]> {
  const found = await findQuestions(ctx, serviceId);
  if (!found) throw notFound();
  return found;
}

/** As `listQuestions`; undefined where the service is unknown or not offered. */
export async function findQuestions({ db }: Context, serviceId: string): Promise<QuestionItem[] | undefined> {
  const rows = await db
    .select({
      question: { id: questions.id, nameFr: questions.nameFr, type: questions.type },
      answer: { id: answers.id, nameFr: answers.nameFr, picture: answers.picture },
    })
    .from(services)
    .leftJoin(questions, and(eq(questions.serviceId, services.id), eq(questions.isActive, true)))
    .leftJoin(answers, and(eq(answers.questionId, questions.id), eq(answers.isActive, true)))
    .where(and(eq(services.id, serviceId), eq(services.isActive, true)))
    .orderBy(asc(questions.position), asc(questions.id), asc(answers.position), asc(answers.id));
  if (rows.length === 0) return undefined;
  const byId = new Map<string, QuestionItem>();
  for (const { question, answer } of rows) {
    if (!question || !answer) continue;
    const item = byId.get(question.id) ?? { ...question, responses: [] };
    item.responses.push(answer);
    byId.set(question.id, item);
  }
  return [...byId.values()];
}
