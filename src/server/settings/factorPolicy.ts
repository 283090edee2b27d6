import { and, eq, exists, inArray, isNotNull, isNull, not, sql } from 'drizzle-orm';
import type { Role } from '../../shared/auth/roles.ts';
import { factorRoles } from '../../shared/factors/rules.ts';
import type { Context } from '../context.ts';
import type { Db } from '../db/client.ts';
import { prepared } from '../db/prepared.ts';
import { factors, sessions, settings, users } from '../db/schema/index.ts';

/** The setting's own row: no page of the site reads it. */
export const FACTOR_ROLES_KEY = 'factorRoles';

const chosenRoles = prepared((db) =>
  db.select({ value: settings.value }).from(settings).where(eq(settings.key, FACTOR_ROLES_KEY)).prepare('factor_roles'),
);

/** The roles that an admin requires a second factor of. */
export async function readFactorRoles(db: Db): Promise<Role[]> {
  const [row] = await chosenRoles(db).execute();
  const chosen: unknown = row?.value ?? [];
  return factorRoles.filter((role) => Array.isArray(chosen) && chosen.includes(role));
}

/** The same, and those of which the configuration requires one in any case. */
export async function requiredFactorRoles({ db, config }: Pick<Context, 'db' | 'config'>): Promise<Role[]> {
  const always: readonly Role[] = config.factorRequiredOf;
  return [...new Set([...always, ...(await readFactorRoles(db))])];
}

const policyKey = sql`hashtextextended('settings.factorRoles', 0)`;

/**
 * Held until the transaction ends. Who opens a session or takes a factor away holds it `shared` before they ask whom
 * one is required of; changing that takes it `exclusive`: each session then open has asked before, and is bound.
 */
export async function lockFactorPolicy(db: Db, mode: 'shared' | 'exclusive'): Promise<void> {
  const take = mode === 'shared' ? sql`pg_advisory_xact_lock_shared` : sql`pg_advisory_xact_lock`;
  await db.execute(sql`select ${take}(${policyKey})`);
}

/** A condition: the user of this query has a second factor. */
export const hasFactor = (db: Db) =>
  exists(
    db
      .select({ one: sql`1` })
      .from(factors)
      .where(and(eq(factors.userId, users.id), isNotNull(factors.confirmedAt))),
  );

/**
 * Under `lockFactorPolicy`, brings the running sessions in line with the roles: those of whom a second factor is now
 * required and who have none reach its enrolment alone, the others are free again.
 */
export async function applyFactorPolicy(db: Db, required: readonly Role[]): Promise<void> {
  const bound = db
    .select({ id: users.id })
    .from(users)
    .where(and(inArray(users.role, [...required]), not(hasFactor(db))));
  const mustEnrol = required.length > 0 ? inArray(sessions.userId, bound) : sql`false`;
  await db
    .update(sessions)
    .set({ mustEnrol: sql`${mustEnrol}` })
    .where(and(isNull(sessions.revokedAt), sql`${sessions.mustEnrol} <> (${mustEnrol})`));
}
