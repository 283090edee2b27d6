import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { countedUpTo } from '../../shared/api/lists.ts';
import { literal } from './literal.ts';

interface Page {
  limit: number;
  offset: number;
}

/**
 * The beginning of a statement that shows a page of a list: `page` has the ids of the page, their `rank`, and how many
 * the query gives as `total`. `inOrder` gives ids in their order, as far as they are counted; it is carried out once.
 */
export const pageOfIds = (inOrder: SQLWrapper, { limit, offset }: Page): SQL =>
  sql`with found as materialized (select one.id, row_number() over () as rank from (${inOrder}) one),
    page as (
      select id, rank, (select count(*)::int from found) as total
      from found order by rank limit ${literal(limit)} offset ${literal(offset)})`;

interface Found<Row> {
  rows: Row[];
  /** How many there are; of a page that lies behind all of them, 0. */
  total: number;
}

interface Listing<Row> {
  page: Page;
  /** The ids in their order, in part. */
  ids: (part: Page) => SQLWrapper;
  /** Where no index has the rows in that order. */
  search?: Search | undefined;
  /** A page of these ids, by `pageOfIds`. */
  find: (inOrder: SQLWrapper, page: Page) => Promise<Found<Row>>;
  count: () => Promise<number>;
}

interface Search {
  /** The ids of so many that match, any of them; of all, where they are fewer. */
  collect: (most: number) => Promise<string[]>;
  /** These ids in the order of the list, in part. */
  sort: (ids: string[], part: Page) => SQLWrapper;
  /** So many of those that match, in the order of the list: where an index gives hardly more than these. */
  few?: (most: number) => SQLWrapper;
  /** What matches of the first rows in that order alone, as an index has them. */
  amongFirst?: (part: Page) => SQLWrapper;
  /** All that match, sorted, in part. */
  all?: (part: Page) => SQLWrapper;
}

/** Sorting so many costs less than looking for them a second time. */
const SORTED_AT_ONCE = 2000;

/**
 * A page of a list and how many there are, counted up to the cap (`countedUpTo`). One look along an index gives the
 * page and, some way past it, how many there are.
 */
export async function findCounted<Row>(listing: Listing<Row>): Promise<Found<Row>> {
  const { page, ids, search, find, count } = listing;
  const end = page.offset + page.limit;
  const counted = countedUpTo(end);
  if (search) return findSearched(listing, search, counted);
  if (end <= counted) {
    const found = await find(ids({ limit: counted, offset: 0 }), page);
    const isPastTheEnd = found.rows.length === 0 && (page.offset > 0 || page.limit === 0);
    return isPastTheEnd ? { rows: [], total: await count() } : found;
  }
  const total = await count();
  if (total === 0) return { rows: [], total };
  const { rows } = await find(ids(page), { ...page, offset: 0 });
  return { rows, total };
}

/**
 * Finding any of the matches ends sooner than finding the first of them. Where they are few, these are all there are,
 * and are sorted; where many match, a page is among the first rows of the list (docs/decisions/0129, 0130, 0134).
 */
async function findSearched<Row>({ page, ids, find }: Listing<Row>, search: Search, most: number): Promise<Found<Row>> {
  const part = { ...page, offset: 0 };
  const few = search.few && (await find(search.few(SORTED_AT_ONCE), page));
  if (few && few.total < SORTED_AT_ONCE && (few.total > 0 || page.offset === 0))
    return { rows: few.rows, total: Math.min(few.total, most) };
  const matches = few?.total ? undefined : await search.collect(most);
  const total = matches?.length ?? most;
  if (total === 0) return { rows: [], total };
  if (matches && total < most) return { rows: (await find(search.sort(matches, page), part)).rows, total };
  if (search.amongFirst) {
    const { rows } = await find(search.amongFirst(page), part);
    if (rows.length === page.limit) return { rows, total };
  }
  return { rows: (await find(search.all?.(page) ?? ids(page), part)).rows, total };
}
