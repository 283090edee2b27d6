import { sql } from 'drizzle-orm';
import type { Context } from '../context.ts';

export type EditedList =
  | 'services'
  | 'questions'
  | 'partners'
  | 'packages'
  | 'languages'
  | 'cities'
  | 'districts'
  | 'places'
  | 'settings'
  | 'follow-up-settings';

/**
 * Held until the transaction ends: whoever adds to this list, renames in it or orders it waits for the other, so that
 * names stay apart and each new row comes last.
 */
export async function lockList(tx: Context, list: EditedList): Promise<void> {
  await tx.db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`editing ${list}`}, 0))`);
}
