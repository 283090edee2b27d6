import { and, eq, isNull } from 'drizzle-orm';
import type { Db } from '../db/client.ts';
import * as schema from '../db/schema/index.ts';
import { cities } from './content/cities.ts';
import { languages } from './content/languages.ts';
import { packages } from './content/packages.ts';
import { relatedServices } from './content/relatedServices.ts';
import { services } from './content/services.ts';
import { settings } from './content/settings.ts';
import { seedId } from './ids.ts';
import { insertRows } from './insertRows.ts';

/**
 * The catalogue, the packages and the settings that every installation starts from; nobody's account is made. What is
 * there already, edited or not, is left as it is.
 */
export async function seedReference(db: Db, now: Date): Promise<void> {
  await db.transaction(async (transaction) => {
    const tx = transaction as unknown as Db;
    await seedPlaces(tx);
    await seedServices(tx);
    await seedPackages(tx);
    await insertRows(tx, schema.languages, languages.map(languageRow), true);
    await insertRows(
      tx,
      schema.settings,
      Object.entries(settings).map(([key, value]) => ({ key, value, updatedAt: now })),
      true,
    );
  });
}

const languageRow = (nameFr: string, position: number) => ({ id: seedId('language', nameFr), nameFr, position });

/** What an installation has from before cities had a place: it gets the seed's. What an admin said stays. */
const isUnplaced = and(isNull(schema.cities.region), isNull(schema.cities.latitude), isNull(schema.cities.longitude));

/** Children are written only for the parents that these very rows made: an admin may have replaced them. */
async function seedPlaces(db: Db): Promise<void> {
  const rows = cities.map(({ districts: _, ...city }) => ({ id: seedId('city', city.name), ...city }));
  const made = await db
    .insert(schema.cities)
    .values(rows)
    .onConflictDoNothing()
    .returning({ name: schema.cities.name });
  const names = new Set(made.map(({ name }) => name));
  for (const { id, region, latitude, longitude } of rows.filter(({ name }) => !names.has(name)))
    await db
      .update(schema.cities)
      .set({ region, latitude, longitude })
      .where(and(eq(schema.cities.id, id), isUnplaced));
  const districts = cities
    .filter(({ name }) => names.has(name))
    .flatMap((city) =>
      city.districts.map((name) => ({
        id: seedId('district', city.name, name),
        cityId: seedId('city', city.name),
        name,
      })),
    );
  await insertRows(db, schema.districts, districts, true);
}

async function seedServices(db: Db): Promise<void> {
  const rows = services.map(({ slug, nameFr, group, isQuickSearch = false }, position) => ({
    id: seedId('service', slug),
    slug,
    nameFr,
    group,
    isQuickSearch,
    position,
  }));
  const made = await db
    .insert(schema.services)
    .values(rows)
    .onConflictDoNothing()
    .returning({ slug: schema.services.slug });
  const slugs = new Set(made.map(({ slug }) => slug));
  const questions = services
    .filter(({ slug }) => slugs.has(slug))
    .flatMap((service) =>
      service.questions.map((question, position) => ({
        id: seedId('question', service.slug, position),
        serviceId: seedId('service', service.slug),
        nameFr: question.nameFr,
        type: question.type,
        position,
        answers: question.answers,
      })),
    );
  const answers = questions.flatMap((question) =>
    question.answers.map((nameFr, position) => ({
      id: seedId('answer', question.id, nameFr),
      questionId: question.id,
      nameFr,
      position,
    })),
  );
  await insertRows(db, schema.questions, questions, true);
  await insertRows(db, schema.answers, answers, true);
  await seedRelatedServices(db, slugs);
}

/** Of the services that were just made, with those that are there: an admin may have one of the same name instead. */
async function seedRelatedServices(db: Db, made: ReadonlySet<string>): Promise<void> {
  const present = new Set((await db.select({ id: schema.services.id }).from(schema.services)).map(({ id }) => id));
  const related = [...made].flatMap((slug) =>
    (relatedServices[slug] ?? []).map((other) => ({
      serviceId: seedId('service', slug),
      relatedId: seedId('service', other),
    })),
  );
  const known = related.filter(({ relatedId }) => present.has(relatedId));
  await insertRows(db, schema.relatedServices, known, true);
}

async function seedPackages(db: Db): Promise<void> {
  const rows = packages.map(({ advantages: _, ...limits }, position) => ({
    id: seedId('package', limits.nameFr),
    ...limits,
    position,
  }));
  const made = await db
    .insert(schema.packages)
    .values(rows)
    .onConflictDoNothing()
    .returning({ name: schema.packages.nameFr });
  const names = new Set(made.map(({ name }) => name));
  const advantages = packages
    .filter(({ nameFr }) => names.has(nameFr))
    .flatMap(({ nameFr, advantages: lines }) =>
      lines.map((descriptionFr, position) => ({ packageId: seedId('package', nameFr), position, descriptionFr })),
    );
  await insertRows(db, schema.packageAdvantages, advantages, true);
}
