import { type SQL, sql } from 'drizzle-orm';
import { openStates } from '../../shared/projects/status.ts';
import type { Context } from '../context.ts';
import { rowsOf } from '../db/rowsOf.ts';

/** How far apart requests of one phone number may be duplicates. Days, before and after. */
const PHONE_WINDOW = '90 days';
/** How far apart similar requests of one district may be duplicates. Days, before and after. */
const DISTRICT_WINDOW = '14 days';
/** Least trigram similarity of address and description of two duplicates, from 0 to 1. */
const SIMILARITY_MIN = 0.6;

const searchedText = (row: string) => sql.raw(`f_unaccent(lower(${row}.address || ' ' || ${row}.description))`);
const isOpen = sql.raw(`status in (${openStates.map((state) => `'${state}'`).join(', ')})`);

/**
 * The open requests that may duplicate the row `one` of the outer query: same phone number, or same district and
 * similar text, each within its window. The halves are separate selects because each has its index
 * (`projects_by_phone`, `projects_by_district`), which bounds the work however many projects there are.
 */
const candidates: SQL = sql`(
  select other.id, true as same_phone from projects other
  where other.phone_number = one.phone_number and other.id <> one.id and other.${isOpen}
    and other.submitted_at between one.submitted_at - interval '${sql.raw(PHONE_WINDOW)}' and one.submitted_at + interval '${sql.raw(PHONE_WINDOW)}'
  union all
  select other.id, false from projects other
  where other.district_id = one.district_id and other.id <> one.id and other.${isOpen}
    and other.submitted_at between one.submitted_at - interval '${sql.raw(DISTRICT_WINDOW)}' and one.submitted_at + interval '${sql.raw(DISTRICT_WINDOW)}'
    and one.description <> '' and other.description <> '' and other.phone_number <> one.phone_number
    and similarity(${searchedText('other')}, ${searchedText('one')}) >= ${sql.raw(String(SIMILARITY_MIN))}
)`;

export interface SimilarProject {
  id: string;
  samePhone: boolean;
  /** From 0 to 1; null where one of them has no description. */
  similarity: number | null;
}

const SHOWN_MAX = 20;

/** Possible duplicates of this project, the most similar first. */
export async function findSimilar(ctx: Context, projectId: string): Promise<SimilarProject[]> {
  return rowsOf<SimilarProject>(
    ctx.db,
    sql`select found.id, found.same_phone as "samePhone",
          case when one.description <> '' and other.description <> '' then similarity(${searchedText('other')}, ${searchedText('one')}) end as similarity
        from projects one
        cross join lateral ${candidates} found
        join projects other on other.id = found.id
        where one.id = ${projectId}
        order by found.same_phone desc, similarity desc nulls last, found.id
        limit ${SHOWN_MAX}`,
  );
}

/** Counts the possible duplicates of each of these projects; those without any are left out. */
export async function countSimilar(ctx: Context, ids: readonly string[]): Promise<{ id: string; count: number }[]> {
  if (ids.length === 0) return [];
  return rowsOf<{ id: string; count: number }>(
    ctx.db,
    sql`select one.id, count(found.id)::int as count
        from projects one
        cross join lateral ${candidates} found
        where one.id in ${ids} and one.${isOpen}
        group by one.id`,
  );
}
