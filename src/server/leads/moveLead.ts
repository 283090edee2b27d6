import { eq } from 'drizzle-orm';
import { isOpen, type LeadTransition, leadMachine } from '../../shared/leads/status.ts';
import { recordActOfAnybody } from '../audit-log/recordAct.ts';
import type { Context } from '../context.ts';
import { acceptances } from '../db/schema/index.ts';
import { requireState } from '../http/requireTransition.ts';
import type { Lead } from './lockLead.ts';

/** Those that lead to another stage. */
type Move = Exclude<LeadTransition, 'create' | 'call' | 'note' | 'remind' | 'plan'>;

type Changes = Partial<Pick<Lead, 'endReason' | 'plannedFor' | 'releaseAt' | 'freedAt' | 'releasedAt'>>;

/** A lead that ended reminds of nothing. */
const withoutReminder = { remindAt: null, reminder: null };

/**
 * Writes the next stage of a locked lead and who changed it; who may is looked at before. What was planned for the
 * stage before is over. Raises WRONG_STATE, naming the stage.
 */
export async function moveLead(tx: Context, lead: Lead, move: Move, changes: Changes = {}): Promise<Lead> {
  requireState(leadMachine, move, lead.stage);
  const { to: stage } = leadMachine.transitions[move];
  const rest = isOpen(stage) ? {} : withoutReminder;
  const moved = { stage, stageSince: tx.now, plannedFor: null, releaseAt: null, ...rest, ...changes };
  await tx.db.update(acceptances).set(moved).where(eq(acceptances.id, lead.id));
  const { endReason } = changes;
  await recordActOfAnybody(tx, {
    action: move,
    entity: 'leads',
    entityId: lead.id,
    before: { stage: lead.stage },
    after: { stage, ...(endReason ? { reason: endReason } : {}) },
  });
  return { ...lead, ...moved };
}
