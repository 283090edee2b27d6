import { eq, type SQL, sql } from 'drizzle-orm';
import { actorOf, type Context } from '../context.ts';
import { enterprises } from '../db/schema/index.ts';
import { forbidden, Refusal } from '../http/errors.ts';
import { fr } from '../texts.ts';

/** PostgreSQL's own mark of a row's version: another after each change. */
export const rowVersion = sql<string>`${enterprises}.xmin::text`;

export type LockedEnterprise = typeof enterprises.$inferSelect & { version: string };

/**
 * The enterprise, locked until the transaction ends: whoever changes it, its documents, its subscriptions or its
 * payments waits. Locks are always taken in this order, so that no two transactions wait for each other: the project,
 * its enterprise, then what belongs to the enterprise (verification request, subscription, payment). Raises `absent`
 * where there is none, by default 404 in the words of the agents' search.
 */
export function lockEnterprise(
  tx: Context,
  id: string,
  absent: () => Refusal = enterpriseNotFound,
): Promise<LockedEnterprise> {
  return lockWhere(tx, eq(enterprises.id, id), absent);
}

/** As `lockEnterprise`. */
export function lockByAccountNumber(tx: Context, accountNumber: string): Promise<LockedEnterprise> {
  return lockWhere(tx, eq(enterprises.accountNumber, accountNumber), enterpriseNotFound);
}

/** The enterprise that the caller acts for, as `lockEnterprise`. Raises 403 for any other. */
export function lockOwnEnterprise(tx: Context, id: string): Promise<LockedEnterprise> {
  if (actorOf(tx).enterpriseId !== id) throw forbidden();
  return lockEnterprise(tx, id);
}

async function lockWhere(tx: Context, where: SQL, absent: () => Refusal): Promise<LockedEnterprise> {
  const [found] = await tx.db
    .select({ enterprise: enterprises, version: rowVersion })
    .from(enterprises)
    .where(where)
    .for('update');
  if (!found) throw absent();
  return { ...found.enterprise, version: found.version };
}

/** 404 in the words of the search (specification §8). */
export function enterpriseNotFound(): Refusal {
  return new Refusal(404, fr('enterprises.enterpriseNotFound'));
}
