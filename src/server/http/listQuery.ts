import { type Placeholder, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { FastifyReply } from 'fastify';
import { countedUpTo, MAX_LIST_ROWS } from '../../shared/api/lists.ts';
import type { Db } from '../db/client.ts';
import { literal } from '../db/literal.ts';

interface Countable {
  limit: (rows: Placeholder) => SQLWrapper;
}

/** How many rows a query finds, counted some way past the page and to a thousand at most (`countedUpTo`). */
export const countRows = (db: Db, query: Countable, { offset, limit }: Page): Promise<number> =>
  countUpTo(db, query, countedUpTo(offset + limit));

/** The same as a column of each row of the page, so that one statement gives both; of an empty page nothing says it. */
export const countColumn = (query: Countable, { offset, limit }: Page): SQL<number> =>
  sql<number>`(select ${counting} from ${capped(query, countedUpTo(offset + limit))})`;

/** How many rows a query finds, and no more than so many. */
export async function countUpTo(db: Db, query: Countable, most: number): Promise<number> {
  const [row] = await db.select({ total: counting }).from(capped(query, most));
  return row?.total ?? 0;
}

const counting = sql<number>`count(*)::int`;
const capped = (query: Countable, most: number): SQL => sql`${query.limit(literal(most))} as capped`;

export interface Page {
  limit: number;
  offset: number;
}

/** The rows asked for; a bare call gets the first 1000 (design §6). */
export function pageOf(wanted: readonly [number, number] | undefined): Page {
  if (!wanted) return { limit: MAX_LIST_ROWS, offset: 0 };
  const [from, to] = wanted;
  return { offset: from, limit: Math.min(Math.max(to - from + 1, 0), MAX_LIST_ROWS) };
}

/** `projects 0-24/319`, as ra-data-simple-rest and the site's tables read it. */
export function sendRange(reply: FastifyReply, resource: string, page: Page, rows: number, total: number): void {
  const last = rows === 0 ? page.offset : page.offset + rows - 1;
  reply.header('Content-Range', `${resource} ${page.offset}-${last}/${total}`);
}
