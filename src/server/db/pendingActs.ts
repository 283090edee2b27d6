import type { Db } from './client.ts';
import { auditLog } from './schema/index.ts';

type Row = typeof auditLog.$inferInsert;

/** What a transaction did, to be written together at its end (docs/decisions/0106). */
export type PendingActs = Row[];

/** An insert has room for 65 535 values. */
const ROWS_AT_ONCE = 1000;

/** Appends acts to the audit log, in their order. */
export async function insertActs(db: Db, acts: readonly Row[]): Promise<void> {
  for (let from = 0; from < acts.length; from += ROWS_AT_ONCE)
    await db.insert(auditLog).values(acts.slice(from, from + ROWS_AT_ONCE));
}

/** Writes what is pending now: for whoever reads or changes the acts of the transaction that goes on. */
export async function writePendingActs({ db, pendingActs }: { db: Db; pendingActs?: PendingActs }): Promise<void> {
  await insertActs(db, pendingActs?.splice(0) ?? []);
}
