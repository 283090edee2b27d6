import { actorOf, type Context } from '../context.ts';
import { forbidden, refused } from '../http/errors.ts';
import type { ServerTextKey } from '../texts.ts';

/**
 * The assigned agent works on a record, and an admin on all (design §6). `agentId` in the body must be the caller.
 * Raises 403 for another's name, NOT_ASSIGNED_TO_YOU with the sentence of the key for a record that is somebody else's
 * or nobody's yet.
 */
export function requireHolder(tx: Context, holderId: string | null, agentId: string, key: ServerTextKey): void {
  const actor = actorOf(tx);
  if (actor.role === 'Admin') return;
  if (actor.id !== agentId) throw forbidden();
  if (holderId !== actor.id) throw refused('NOT_ASSIGNED_TO_YOU', key);
}
