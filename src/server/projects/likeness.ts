import { type SQL, sql } from 'drizzle-orm';
import { openStates } from '../../shared/projects/status.ts';
import type { Context } from '../context.ts';
import { rowsOf } from '../db/rowsOf.ts';

/** The same client calls again within this time. Days, before and after. */
const PHONE_WINDOW = '90 days';
/**
 * The same job in the same quarter, asked for from another number, is asked for within this time. Days, before and
 * after.
 */
const WORDS_WINDOW = '14 days';
/** From which likeness of address and description together two requests may be one; 1 is the same words. */
const LIKENESS_MIN = 0.6;

const words = (row: string) => sql.raw(`f_unaccent(lower(${row}.address || ' ' || ${row}.description))`);
const isOpen = sql.raw(`status in (${openStates.map((state) => `'${state}'`).join(', ')})`);

/**
 * The open requests that may be the same as the row called `one` around it: those of the same phone, and those of the
 * same quarter in like words, each within its window. The two halves are apart because each has its index
 * (`projects_by_phone`, `projects_by_district`), which bounds the work however many projects there are.
 */
const likely: SQL = sql`(
  select other.id, true as same_phone from projects other
  where other.phone_number = one.phone_number and other.id <> one.id and other.${isOpen}
    and other.submitted_at between one.submitted_at - interval '${sql.raw(PHONE_WINDOW)}' and one.submitted_at + interval '${sql.raw(PHONE_WINDOW)}'
  union all
  select other.id, false from projects other
  where other.district_id = one.district_id and other.id <> one.id and other.${isOpen}
    and other.submitted_at between one.submitted_at - interval '${sql.raw(WORDS_WINDOW)}' and one.submitted_at + interval '${sql.raw(WORDS_WINDOW)}'
    and one.description <> '' and other.description <> '' and other.phone_number <> one.phone_number
    and similarity(${words('other')}, ${words('one')}) >= ${sql.raw(String(LIKENESS_MIN))}
)`;

export interface Likely {
  id: string;
  samePhone: boolean;
  /** From 0 to 1; null where one of them has no description. */
  likeness: number | null;
}

const SHOWN_MAX = 20;

/** What may be the same as this project, the likeliest first. */
export async function findLikely(ctx: Context, projectId: string): Promise<Likely[]> {
  return rowsOf<Likely>(
    ctx.db,
    sql`select found.id, found.same_phone as "samePhone",
          case when one.description <> '' and other.description <> '' then similarity(${words('other')}, ${words('one')}) end as likeness
        from projects one
        cross join lateral ${likely} found
        join projects other on other.id = found.id
        where one.id = ${projectId}
        order by found.same_phone desc, likeness desc nulls last, found.id
        limit ${SHOWN_MAX}`,
  );
}

/** How many projects may be the same as each of these; those that have none are left out. */
export async function countLikely(ctx: Context, ids: readonly string[]): Promise<{ id: string; count: number }[]> {
  if (ids.length === 0) return [];
  return rowsOf<{ id: string; count: number }>(
    ctx.db,
    sql`select one.id, count(found.id)::int as count
        from projects one
        cross join lateral ${likely} found
        where one.id in ${ids} and one.${isOpen}
        group by one.id`,
  );
}
