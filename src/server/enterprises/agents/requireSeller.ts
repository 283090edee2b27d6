import type { Context } from '../../context.ts';
import { requireAgent } from '../../users/requireAgent.ts';

/** Somebody of sales, or an admin, who is still there. Raises 400 at the field that names them. */
export async function requireSeller(tx: Context, agentId: string, field: string): Promise<void> {
  await requireAgent(tx, agentId, 'enterprises.assign', { [field]: 'enterprises.agentUnknown' });
}
