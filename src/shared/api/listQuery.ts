import * as z from 'zod/mini';

/** A JSON value in the query string. */
const json = z.pipe(
  z.string(),
  z.transform((value, context) => {
    try {
      return JSON.parse(value) as unknown;
    } catch {
      context.issues.push({ code: 'custom', message: 'common.invalid', input: value });
      return z.NEVER;
    }
  }),
);

/** No list has so many rows; what is added to an index stays a number that can be counted. */
const INDEX_MAX = 1_000_000_000;
const index = z.int().check(z.minimum(0), z.maximum(INDEX_MAX));
const range = z.optional(z.pipe(json, z.tuple([index, index])));

/** Only the page of a list that is neither sorted nor filtered. */
export const rangeQuery = z.object({ range });

/** The filter of a list alone, for its export and its totals. */
export const filterQuery = <Filter extends z.core.$ZodType<unknown, unknown>>(filter: Filter) =>
  z.object({ filter: z.optional(z.pipe(json, filter)) });

/** The filter of a list that is read only under one. */
export const requiredFilterQuery = <Filter extends z.core.$ZodType<unknown, unknown>>(filter: Filter) =>
  z.object({ filter: z.pipe(json, filter) });

/**
 * The simple-rest dialect of a list (design §6): `range=[0,24]`, `sort=["field","ASC"]`, `filter={"q":"…"}`, each JSON.
 * Only the named fields may be sorted and filtered by; anything else is a 400.
 */
export function listQuery<const Field extends string, Filter extends z.core.$ZodType<unknown, unknown>>(
  sortable: readonly [Field, ...Field[]],
  filter: Filter,
) {
  const sort = z.optional(z.pipe(json, z.tuple([z.enum(sortable), z.enum(['ASC', 'DESC'])])));
  return z.object({ range, sort, filter: z.optional(z.pipe(json, filter)) });
}

/** The words searched for in a list. */
export const searchText = z.optional(z.string().check(z.maxLength(100)));
