import { and, eq, inArray, isNull } from 'drizzle-orm';
import { rolesThatMay } from '../../../shared/auth/permissions.ts';
import type { Context } from '../../context.ts';
import { users } from '../../db/schema/index.ts';
import { invalid } from '../../http/errors.ts';

/** Somebody of sales, or an admin, who is still there. Raises 400 at the field that names them. */
export async function requireSeller(tx: Context, agentId: string, field: string): Promise<void> {
  const [agent] = await tx.db
    .select({ id: users.id })
    .from(users)
    .where(
      and(eq(users.id, agentId), inArray(users.role, rolesThatMay('enterprises.assign')), isNull(users.deactivatedAt)),
    );
  if (!agent) throw invalid({ [field]: 'enterprises.agentUnknown' });
}
