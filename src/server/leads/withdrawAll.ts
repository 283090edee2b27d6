import { and, asc, eq } from 'drizzle-orm';
import { leadMachine } from '../../shared/leads/status.ts';
import { canMove } from '../../shared/states/machine.ts';
import type { Context } from '../context.ts';
import { isOneOf } from '../db/literal.ts';
import { acceptances } from '../db/schema/index.ts';
import { lockQuoteLimit } from '../settings/quoteLimit.ts';
import { setNextStep } from '../steps/setNextStep.ts';
import { lockLead } from './lockLead.ts';
import { withdraw } from './moveStage.ts';

/**
 * An enterprise that leaves: what it had accepted and nobody hired it for goes to others as if it withdrew from each,
 * and clients whom it had sent a quote are told. A job that it was hired for stays.
 */
export async function withdrawAll(tx: Context, enterpriseId: string): Promise<void> {
  const found = await tx.db
    .select({ id: acceptances.id })
    .from(acceptances)
    .where(
      and(
        eq(acceptances.enterpriseId, enterpriseId),
        isOneOf(acceptances.stage, leadMachine.transitions.withdraw.from),
      ),
    )
    .orderBy(asc(acceptances.projectId));
  if (found.length === 0) return;
  await lockQuoteLimit(tx, 'shared');
  for (const { id } of found) {
    const locked = await lockLead(tx, id);
    // The client or somebody of the staff was faster.
    if (!canMove(leadMachine, 'withdraw', locked.lead.stage)) continue;
    await withdraw(tx, locked, 'other');
    await setNextStep(tx, locked.project.id);
  }
}
