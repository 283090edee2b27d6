import { type SQLWrapper, sql } from 'drizzle-orm';
import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import { countedUpTo, MAX_LIST_ROWS } from '../../shared/api/lists.ts';
import type { Db } from '../db/client.ts';

interface Countable {
  limit: (rows: number) => SQLWrapper;
}

/** How many rows a query finds, counted some way past the page and to a thousand at most (`countedUpTo`). */
export async function countRows(db: Db, query: Countable, { offset, limit }: Page): Promise<number> {
  const [row] = await db
    .select({ total: sql<number>`count(*)::int` })
    .from(sql`${query.limit(countedUpTo(offset + limit))} as capped`);
  return row?.total ?? 0;
}

const json = z.string().transform((value, context) => {
  try {
    return JSON.parse(value) as unknown;
  } catch {
    context.addIssue({ code: 'custom', message: 'common.invalid' });
    return z.NEVER;
  }
});

const range = json.pipe(z.tuple([z.int().min(0), z.int().min(0)])).optional();

/**
 * The simple-rest dialect of a list (design §6): `range=[0,24]`, `sort=["field","ASC"]`, `filter={"q":"…"}`, each JSON.
 * Only the named fields may be sorted and filtered by; anything else is a 400.
 */
export function listQuery<const Field extends string, Filter extends z.ZodType>(
  sortable: readonly [Field, ...Field[]],
  filter: Filter,
) {
  return z.object({
    range,
    sort: json.pipe(z.tuple([z.enum(sortable), z.enum(['ASC', 'DESC'])])).optional(),
    filter: json.pipe(filter).optional(),
  });
}

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
