import { sql } from 'drizzle-orm';
import { check, doublePrecision, foreignKey, index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { placeKinds } from '../../../shared/places/kinds.ts';
import { cities, districts } from './catalog.ts';
import { primaryId, updatedAt } from './columns.ts';

/**
 * All that is searched for by name (docs/decisions/0095). A city and a district have a row here under their own id,
 * which triggers keep with their name, and with the city's coordinates; other spellings, a district's coordinates and
 * landmarks are this table's own. Degrees are WGS 84, null where nobody knows.
 */
export const places = pgTable(
  'places',
  {
    id: primaryId(),
    kind: text({ enum: placeKinds }).notNull(),
    cityId: uuid()
      .notNull()
      .references(() => cities.id, { onDelete: 'cascade' }),
    /** Of a landmark, where it is known. */
    districtId: uuid().references(() => districts.id, { onDelete: 'set null' }),
    /** Of a district without its commune. */
    name: text().notNull(),
    spellings: text().array().notNull().default([]),
    latitude: doublePrecision(),
    longitude: doublePrecision(),
    updatedAt: updatedAt(),
  },
  (table) => [
    index('places_by_name').on(sql`f_unaccent(lower(${table.name}))`, table.id),
    index('places_by_city').on(table.cityId, table.kind),
    index('places_by_district').on(table.districtId),
    check('places_kind', sql`kind in ('city', 'district', 'landmark')`),
    check('places_coordinates', sql`num_nulls(latitude, longitude) in (0, 2)`),
  ],
);

/**
 * Each name and spelling once, without accents, however many places have it: what is a letter off is looked for among
 * these. What no place is called any more stays and finds nothing.
 */
export const placeSpellings = pgTable(
  'place_spellings',
  {
    /** By `place_plain`. */
    written: text().primaryKey(),
    /** How it sounds, however it is spelt. */
    sound: text().notNull().generatedAlwaysAs(sql`place_sound(written)`),
    /** What it shares with a name that is a letter off, with its vowels misheard, or with a later word of it. */
    keys: text().array().notNull().generatedAlwaysAs(sql`place_keys(written)`),
  },
  (table) => [
    index('place_spellings_beginning').on(sql`${table.sound} text_pattern_ops`),
    // A list of what is not in the index yet would be read by each search after an import.
    index('place_spellings_keys').using('gin', table.keys).with({ fastupdate: false }),
  ],
);

/** Which places have a spelling; a trigger on `places` writes them. */
export const placeNames = pgTable(
  'place_names',
  {
    placeId: uuid()
      .notNull()
      .references(() => places.id, { onDelete: 'cascade' }),
    written: text()
      .notNull()
      .references(() => placeSpellings.written),
    /** Both of the place: those of the chosen city are looked at first, then cities and districts. */
    cityId: uuid().notNull(),
    kind: text({ enum: placeKinds }).notNull(),
    sound: text().notNull().generatedAlwaysAs(sql`place_sound(written)`),
  },
  (table) => [
    primaryKey({ columns: [table.placeId, table.written] }),
    index('place_names_written').on(table.written, table.cityId),
    index('place_names_kind').on(table.written, table.kind, table.placeId),
    index('place_names_of_city').on(table.cityId, sql`${table.sound} text_pattern_ops`),
  ],
);

/** How a spelling of several words sounds from each word after the first on: what follows « Grande » or « Hôpital ». */
export const placeEndings = pgTable(
  'place_endings',
  {
    placeId: uuid().notNull(),
    written: text().notNull(),
    sound: text().notNull(),
    cityId: uuid().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.placeId, table.written, table.sound] }),
    foreignKey({
      columns: [table.placeId, table.written],
      foreignColumns: [placeNames.placeId, placeNames.written],
    }).onDelete('cascade'),
    // With the spelling, so that the table itself is not read.
    index('place_endings_sound').on(sql`${table.sound} text_pattern_ops`, table.written),
    index('place_endings_of_city').on(table.cityId, sql`${table.sound} text_pattern_ops`, table.written),
  ],
);
