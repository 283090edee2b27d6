import { and, eq, inArray, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { contactInText, mayHoldContact } from '../../shared/format/contacts.ts';
import { readReference } from '../../shared/projects/reference.ts';
import type { Context } from '../context.ts';
import { rowsOf } from '../db/rowsOf.ts';
import { cities, districts, projects, services } from '../db/schema/index.ts';
import { likeLiteral } from '../db/textSearch.ts';

/**
 * A word that is looked for, and what is called so. The names are few: they are looked up first, so that each part has
 * its index.
 */
export interface SearchedWord {
  word: string;
  pattern: string;
  reference: string | undefined;
  serviceIds: string[];
  cityIds: string[];
  districtIds: string[];
}

const WORDS_MAX = 6;

/** The words of a search. Accents and case do not matter; a phone number is found with or without +224. */
export async function readSearch({ db }: Context, text: string | undefined): Promise<SearchedWord[]> {
  const words = (text ?? '').trim().split(/\s+/).filter(Boolean).slice(0, WORDS_MAX);
  if (words.length === 0) return [];
  const patterns = words.map((word) => `%${likeLiteral(word.replace(/^(\+|00)224/, ''))}%`);
  const named = (table: typeof services | typeof cities | typeof districts, name: SQLWrapper) =>
    sql`array(select ${table.id}::text from ${table} where f_unaccent(lower(${name})) like searched.folded)`;
  // `offset 0` has a pattern folded once, not for each name that is compared with it.
  const found = await rowsOf<Omit<SearchedWord, 'reference'>>(
    db,
    sql`select word, pattern, ${named(services, services.nameFr)} as "serviceIds",
        ${named(cities, cities.name)} as "cityIds", ${named(districts, districts.name)} as "districtIds"
      from (select word, pattern, place, f_unaccent(lower(pattern)) as folded
        from unnest(${sql.param(words)}::text[], ${sql.param(patterns)}::text[]) with ordinality as typed (word, pattern, place)
        offset 0) as searched
      order by place`,
  );
  return found.map((word) => ({ ...word, reference: readReference(word.word) }));
}

const like = (column: SQL, pattern: string) => sql`${column} like f_unaccent(lower(${pattern}))`;

/**
 * The word somewhere: in the request itself, or in the name of its service, city or district.
 * @param searchesContact whether the client's contact is looked at too; a condition: where it holds.
 */
export function holdsWord(word: SearchedWord, searchesContact: boolean | SQL): SQL | undefined {
  return or(
    heldBy(word.pattern, searchesContact),
    ...(word.reference ? [eq(projects.reference, word.reference)] : []),
    ...(word.serviceIds.length > 0 ? [inArray(projects.serviceId, word.serviceIds)] : []),
    ...(word.cityIds.length > 0 ? [inArray(projects.cityId, word.cityIds)] : []),
    ...(word.districtIds.length > 0 ? [inArray(projects.districtId, word.districtIds)] : []),
  );
}

/**
 * Requests that hold all words, though not all of them: those in which the words stand whole, between spaces. An index
 * of words gives them at once, where that of trigrams puts each word together from its parts. Undefined where each
 * word is a name of a service, a city or a district too.
 */
export function holdWhole(words: readonly SearchedWord[], searchesContact: boolean): SQL | undefined {
  const named = words.filter(isName);
  const others = words.filter((word) => !isName(word));
  if (others.length === 0) return undefined;
  const text = searchesContact ? projects.searchText : description;
  const shown = searchesContact ? [] : others.map(({ pattern }) => isShown(pattern));
  const whole = sql.join(
    others.map(({ word }) => sql`f_unaccent(lower(${word}))`),
    sql`, `,
  );
  const rest = and(...named.map((word) => holdsWord(word, searchesContact)));
  // All requests of a service would be more than those that hold the words: `is true` keeps its index out.
  return and(sql`words_of(${text}) @> array[${whole}]`, ...shown, rest && sql`(${rest}) is true`);
}

const isName = ({ serviceIds, cityIds, districtIds }: SearchedWord): boolean =>
  serviceIds.length + cityIds.length + districtIds.length > 0;

const description = sql`f_unaccent(lower(${projects.description}))`;

/** Whether what a description shows to whoever may not contact the client holds it (docs/decisions/0138). */
const isShown = (pattern: string): SQL =>
  sql`(${description} !~ ${mayHoldContact} or ${like(sql`regexp_replace(${description}, ${contactInText}, '', 'g')`, pattern)})`;

function heldBy(pattern: string, searchesContact: boolean | SQL): SQL | undefined {
  // What is not shown is not found either: finding an address letter by letter would tell it.
  const inDescription = and(like(description, pattern), isShown(pattern));
  const inAll = like(sql`${projects.searchText}`, pattern);
  if (typeof searchesContact === 'boolean') return searchesContact ? inAll : inDescription;
  // What is in the description is in all of it, which is kept without accents: the rest is worked out for few rows.
  return and(inAll, or(searchesContact, inDescription));
}
