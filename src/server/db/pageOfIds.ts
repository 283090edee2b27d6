import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { literal } from './literal.ts';

/**
 * The beginning of a statement that shows a page of a list: `page` has the ids of the page, their `rank`, and how many
 * the query gives as `total`. `inOrder` gives ids in their order, as far as they are counted; it is carried out once.
 */
export const pageOfIds = (inOrder: SQLWrapper, { limit, offset }: { limit: number; offset: number }): SQL =>
  sql`with found as materialized (select one.id, row_number() over () as rank from (${inOrder}) one),
    page as (
      select id, rank, (select count(*)::int from found) as total
      from found order by rank limit ${literal(limit)} offset ${literal(offset)})`;
