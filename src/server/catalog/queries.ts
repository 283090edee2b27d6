import { and, asc, eq } from 'drizzle-orm';
import type { LanguageItem, PlaceItem, QuestionItem, ServiceItem } from '../../shared/catalog/views.ts';
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
    .select({ id: services.id, nameFr: services.nameFr, slug: services.slug })
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

const french = new Intl.Collator('fr');

/** As people look for a name; a database orders by the collation that it happened to be made with. */
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
  const [service] = await ctx.db
    .select({ id: services.id })
    .from(services)
    .where(and(eq(services.id, serviceId), eq(services.isActive, true)));
  if (!service) throw notFound();
  const rows = await ctx.db
    .select({ question: questions, answer: answers })
    .from(questions)
    .innerJoin(answers, and(eq(answers.questionId, questions.id), eq(answers.isActive, true)))
    .where(and(eq(questions.serviceId, serviceId), eq(questions.isActive, true)))
    .orderBy(asc(questions.position), asc(questions.id), asc(answers.position), asc(answers.id));
  const byId = new Map<string, QuestionItem>();
  for (const { question, answer } of rows) {
    const item = byId.get(question.id) ?? {
      id: question.id,
      nameFr: question.nameFr,
      type: question.type,
      responses: [],
    };
    item.responses.push({ id: answer.id, nameFr: answer.nameFr, picture: answer.picture });
    byId.set(question.id, item);
  }
  return [...byId.values()];
}
