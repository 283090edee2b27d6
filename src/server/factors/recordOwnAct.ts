import { recordAct } from '../audit-log/recordAct.ts';
import type { Context } from '../context.ts';
import type { User } from './queries.ts';

interface OwnAct {
  action: string;
  before?: Record<string, unknown>;
  after?: Record<string, unknown>;
}

/** What a person did to their own account, also in a log-in that is not finished and has no session yet. */
export async function recordOwnAct(tx: Context, user: User, act: OwnAct): Promise<void> {
  const { id, role, enterpriseId, firstName, lastName } = user;
  const actor = tx.actor ?? { id, role, enterpriseId, firstName, lastName, sessionId: '' };
  await recordAct({ ...tx, actor }, { entity: 'users', entityId: id, ...act });
}
