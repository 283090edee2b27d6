import { isOpen, type LeadTransition, leadMachine } from '../../shared/leads/status.ts';
import { recordActOfAnybody } from '../audit-log/recordAct.ts';
import type { Context } from '../context.ts';
import { isAmong } from '../db/isAmong.ts';
import { acceptances } from '../db/schema/index.ts';
import { requireState } from '../http/requireTransition.ts';
import type { Lead } from './lockLead.ts';

/** Those that lead to another stage. */
type Move = Exclude<LeadTransition, 'create' | 'call' | 'note' | 'remind' | 'plan'>;

type Changes = Partial<Pick<Lead, 'endReason' | 'plannedFor' | 'releaseAt' | 'freedAt' | 'releasedAt'>>;

/** A lead that ended reminds of nothing. */
const withoutReminder = { remindAt: null, reminder: null };

/**
 * Writes the next stage of locked leads and who changed it; who may is looked at before. What was planned for the stage
 * before is over. Gives what was written. Raises WRONG_STATE, naming the stage.
 */
export async function moveLeads(tx: Context, leads: readonly Lead[], move: Move, changes: Changes = {}) {
  for (const { stage } of leads) requireState(leadMachine, move, stage);
  const { to } = leadMachine.transitions[move];
  const rest = isOpen(to) ? {} : withoutReminder;
  const moved = { stage: to, stageSince: tx.now, plannedFor: null, releaseAt: null, ...rest, ...changes };
  if (leads.length === 0) return moved;
  const ids = leads.map(({ id }) => id);
  await tx.db.update(acceptances).set(moved).where(isAmong(acceptances.id, ids));
  const { endReason } = changes;
  const after = { stage: to, ...(endReason ? { reason: endReason } : {}) };
  for (const { id: entityId, stage } of leads)
    await recordActOfAnybody(tx, { action: move, entity: 'leads', entityId, before: { stage }, after });
  return moved;
}

/** As `moveLeads`, one. Gives it as it is then. */
export async function moveLead(tx: Context, lead: Lead, move: Move, changes: Changes = {}): Promise<Lead> {
  return { ...lead, ...(await moveLeads(tx, [lead], move, changes)) };
}
