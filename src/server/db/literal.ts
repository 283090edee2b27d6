import { type Placeholder, type SQL, type SQLWrapper, sql } from 'drizzle-orm';

/**
 * A number of rows that the text of the statement says. As a parameter it would be unknown to a plan for any values,
 * which then expects a tenth of all rows (docs/decisions/0092). Its type is what `limit` takes.
 */
export function literal(rows: number): Placeholder {
  if (!Number.isSafeInteger(rows) || rows < 0) throw new RangeError(`${rows} is no number of rows`);
  return sql.raw(String(rows)) as unknown as Placeholder;
}

/**
 * Whether a state, a stage or another word of an enumeration is one of these. The words stand in the text: how many
 * rows are in a state differs too much for a plan that fits any of them. Raises a RangeError for what is no such word.
 */
export function isOneOf(column: SQLWrapper, words: readonly string[]): SQL {
  if (words.length === 0) return sql`false`;
  const odd = words.find((word) => !/^\w+$/.test(word));
  if (odd !== undefined) throw new RangeError(`${odd} is no word of an enumeration`);
  return sql`${column} in (${sql.raw(words.map((word) => `'${word}'`).join(', '))})`;
}

/**
 * An instant that no plan looks at. How many rows lie before one differs from plan to plan, so that one that fits any
 * instant would never be preferred, and planning a long statement anew takes longer than running it.
 */
export const unplanned = (at: Date): SQL => sql`(select ${at.toISOString()}::timestamptz)`;

/** As `unplanned`, of somebody's id: some have more than others. */
export const unplannedId = (id: string): SQL => sql`(select ${id}::uuid)`;
