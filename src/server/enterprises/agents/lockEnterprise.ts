import { eq, type SQL, sql } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { enterprises } from '../../db/schema/index.ts';
import { Refusal } from '../../http/errors.ts';
import { fr } from '../../texts.ts';

/** PostgreSQL's own mark of a row's version: another after each change. */
export const rowVersion = sql<string>`${enterprises}.xmin::text`;

export type LockedEnterprise = typeof enterprises.$inferSelect & { version: string };

/** The enterprise, held until the transaction ends: whoever assigns, changes or activates it waits for the other. Raises 404. */
export function lockEnterprise(tx: Context, id: string): Promise<LockedEnterprise> {
  return lockWhere(tx, eq(enterprises.id, id));
}

export function lockByAccountNumber(tx: Context, accountNumber: string): Promise<LockedEnterprise> {
  return lockWhere(tx, eq(enterprises.accountNumber, accountNumber));
}

async function lockWhere(tx: Context, where: SQL): Promise<LockedEnterprise> {
  const [found] = await tx.db
    .select({ enterprise: enterprises, version: rowVersion })
    .from(enterprises)
    .where(where)
    .for('update');
  if (!found) throw enterpriseNotFound();
  return { ...found.enterprise, version: found.version };
}

/** 404 in the words of the search (specification §8). */
export function enterpriseNotFound(): Refusal {
  return new Refusal(404, fr('enterprises.enterpriseNotFound'));
}
