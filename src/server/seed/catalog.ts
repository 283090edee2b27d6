import { asc, eq } from 'drizzle-orm';
import type { Db } from '../db/client.ts';
import * as schema from '../db/schema/index.ts';
import { freeDescriptions } from './content/freeDescriptions.ts';
import { services as serviceContent } from './content/services.ts';

/** What sample rows refer to, as it stands in the database. */
export interface Catalog {
  cities: { id: string; name: string; districts: { id: string; name: string }[] }[];
  services: CatalogService[];
  languageIds: string[];
  packages: (typeof schema.packages.$inferSelect)[];
}

export interface CatalogService {
  id: string;
  slug: string;
  nameFr: string;
  descriptions: readonly string[];
  questions: { id: string; type: 'radio' | 'checkbox'; answers: { id: string; nameFr: string }[] }[];
}

export async function loadCatalog(db: Db): Promise<Catalog> {
  const cities = await db.select().from(schema.cities).orderBy(asc(schema.cities.name));
  const districts = await db.select().from(schema.districts).orderBy(asc(schema.districts.name));
  const languages = await db.select().from(schema.languages).orderBy(asc(schema.languages.position));
  const packages = await db.select().from(schema.packages).orderBy(asc(schema.packages.position));
  const districtsOf = Map.groupBy(districts, ({ cityId }) => cityId);
  return {
    cities: cities
      .map((city) => ({ ...city, districts: districtsOf.get(city.id) ?? [] }))
      .filter((city) => city.districts.length > 0),
    services: await loadServices(db),
    languageIds: languages.map(({ id }) => id),
    packages,
  };
}

async function loadServices(db: Db): Promise<CatalogService[]> {
  const { services, questions, answers } = schema;
  const rows = await db.select().from(services).where(eq(services.isActive, true)).orderBy(asc(services.position));
  const asked = await db.select().from(questions).where(eq(questions.isActive, true)).orderBy(asc(questions.position));
  const offered = await db.select().from(answers).where(eq(answers.isActive, true)).orderBy(asc(answers.position));
  const answersOf = Map.groupBy(offered, ({ questionId }) => questionId);
  const questionsOf = Map.groupBy(asked, ({ serviceId }) => serviceId);
  const content = new Map(serviceContent.map((service) => [service.slug, service]));
  return rows.map(({ id, slug, nameFr }) => ({
    id,
    slug,
    nameFr,
    descriptions: content.get(slug)?.descriptions ?? freeDescriptions,
    questions: (questionsOf.get(id) ?? []).map((question) => ({
      ...question,
      answers: answersOf.get(question.id) ?? [],
    })),
  }));
}
