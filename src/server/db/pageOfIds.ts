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
  /** An index has the rows in their order. */
  isIndexed: boolean;
  /** The ids in their order, in part. */
  ids: (part: Page) => SQLWrapper;
  /** The same of the first rows in that order alone, as an index has them: where many match, a page is among them. */
  idsAmongFirst?: ((part: Page) => SQLWrapper) | undefined;
  /** A page of these ids, by `pageOfIds`. */
  find: (inOrder: SQLWrapper, page: Page) => Promise<Found<Row>>;
  count: () => Promise<number>;
}

/**
 * A page of a list and how many there are, counted up to the cap (`countedUpTo`). One look along an index gives the
 * page and, some way past it, how many there are. Without one, counting any of the matches ends sooner than finding so
 * many of the first.
 */
export async function findCounted<Row>(listing: Listing<Row>): Promise<Found<Row>> {
  const { page, isIndexed, ids, idsAmongFirst, find, count } = listing;
  const end = page.offset + page.limit;
  const counted = countedUpTo(end);
  if (isIndexed && end <= counted) {
    const found = await find(ids({ limit: counted, offset: 0 }), page);
    const isPastTheEnd = found.rows.length === 0 && (page.offset > 0 || page.limit === 0);
    return isPastTheEnd ? { rows: [], total: await count() } : found;
  }
  const total = await count();
  if (total === 0) return { rows: [], total };
  const part = { ...page, offset: 0 };
  if (idsAmongFirst && total >= counted) {
    const { rows } = await find(idsAmongFirst(page), part);
    if (rows.length === page.limit) return { rows, total };
  }
  const { rows } = await find(ids(page), part);
  return { rows, total };
}
