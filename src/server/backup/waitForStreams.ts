import { sql } from 'drizzle-orm';
import type { Db } from '../db/client.ts';

/** Between two statements of a copy lie documents of any size: its transaction stands still as long as they take. */
export async function waitForStreams(tx: Db): Promise<void> {
  await tx.execute(sql`set local idle_in_transaction_session_timeout = 0`);
}
