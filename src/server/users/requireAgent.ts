import { and, eq, inArray, isNull } from 'drizzle-orm';
import { type Permission, rolesThatMay } from '../../shared/auth/permissions.ts';
import type { Context } from '../context.ts';
import { users } from '../db/schema/index.ts';
import { invalid } from '../http/errors.ts';
import type { ServerTextKey } from '../texts.ts';

/** Somebody whose role has the permission and who still works here. Raises 400 with `errors` for anybody else. */
export async function requireAgent(
  { db }: Context,
  agentId: string,
  permission: Permission,
  errors: Record<string, ServerTextKey>,
): Promise<void> {
  const mayHold = and(
    eq(users.id, agentId),
    inArray(users.role, rolesThatMay(permission)),
    isNull(users.deactivatedAt),
  );
  if ((await db.$count(users, mayHold)) === 0) throw invalid(errors);
}
