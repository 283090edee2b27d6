import { and, eq, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../db/client.ts';
import { isAmong } from '../db/isAmong.ts';
import * as schema from '../db/schema/index.ts';
import { answerPictures } from './content/answerPictures.ts';
import { cities } from './content/cities.ts';
import { languages } from './content/languages.ts';
import { packages } from './content/packages.ts';
import { districtPoints, landmarks, otherSpellings } from './content/places.ts';
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
    await seedPictures(tx);
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
  const unplaced = await idsOf(db, schema.cities, isUnplaced);
  for (const { id, region, latitude, longitude } of rows.filter((row) => unplaced.has(row.id)))
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
  await seedPlaceFacts(db);
}

/** Of the rows of a table under this condition. A start finds none of what the one before wrote. */
async function idsOf(db: Db, table: typeof schema.cities | typeof schema.places, condition: SQL | undefined) {
  const rows = await db.select({ id: table.id }).from(table).where(condition);
  return new Set(rows.map(({ id }) => id));
}

const idsIn = (rows: readonly { id: string }[]): string[] => rows.map(({ id }) => id);

/**
 * Where districts lie, other spellings, and landmarks (docs/decisions/0083), of an installation from before too. What
 * an admin said stays; landmarks are written only while their city has none.
 */
async function seedPlaceFacts(db: Db): Promise<void> {
  const { places } = schema;
  const points = districtPoints.map((point) => ({ ...point, id: seedId('district', point.city, point.district) }));
  const unplaced = await idsOf(db, places, and(isNull(places.latitude), isAmong(places.id, idsIn(points))));
  for (const { id, latitude, longitude } of points.filter((point) => unplaced.has(point.id)))
    await db
      .update(places)
      .set({ latitude, longitude })
      .where(and(eq(places.id, id), isNull(places.latitude)));
  const spelt = otherSpellings.map(({ city, district, spellings }) => ({
    id: district ? seedId('district', city, district) : seedId('city', city),
    spellings: [...spellings],
  }));
  const unspelt = await idsOf(db, places, and(eq(places.spellings, []), isAmong(places.id, idsIn(spelt))));
  for (const { id, spellings } of spelt.filter((place) => unspelt.has(place.id)))
    await db
      .update(places)
      .set({ spellings })
      .where(and(eq(places.id, id), eq(places.spellings, [])));
  const [capital] = await db
    .select({ id: schema.cities.id, landmark: places.id })
    .from(schema.cities)
    .leftJoin(places, and(eq(places.cityId, schema.cities.id), eq(places.kind, 'landmark')))
    .where(eq(schema.cities.id, seedId('city', LANDMARKS_OF)))
    .limit(1);
  if (!capital || capital.landmark) return;
  const known = await db.select({ id: schema.districts.id }).from(schema.districts);
  const ids = new Set(known.map(({ id }) => id));
  const rows = landmarks.map(({ district, ...landmark }) => {
    const districtId = district ? seedId('district', LANDMARKS_OF, district) : '';
    return {
      id: seedId('landmark', landmark.name),
      kind: 'landmark' as const,
      cityId: capital.id,
      districtId: ids.has(districtId) ? districtId : null,
      ...landmark,
    };
  });
  await insertRows(db, places, rows, true);
}

const LANDMARKS_OF = 'Conakry';

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

/**
 * Pictures of services and of answers, of an installation from before too. Where there are any already nothing is
 * added: an admin may have taken one away.
 */
async function seedPictures(db: Db): Promise<void> {
  const { answers, services: offered } = schema;
  if (!(await hasPictures(db, offered)))
    for (const { slug, picture } of services)
      await db
        .update(offered)
        .set({ picture })
        .where(eq(offered.id, seedId('service', slug)));
  if (await hasPictures(db, answers)) return;
  const chosen = JSON.stringify(Object.entries(answerPictures).map(([words, picture]) => ({ words, picture })));
  await db.execute(sql`update answers set picture = chosen.picture
    from json_to_recordset(${chosen}::json) as chosen(words text, picture text)
    where answers.name_fr = chosen.words`);
}

async function hasPictures(db: Db, table: typeof schema.services | typeof schema.answers): Promise<boolean> {
  const [pictured] = await db.select({ id: table.id }).from(table).where(isNotNull(table.picture)).limit(1);
  return pictured !== undefined;
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
