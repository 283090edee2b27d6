import { type LeadTransition, leadMachine } from '../../shared/leads/status.ts';
import type { Context } from '../context.ts';
import { requireState } from '../http/requireTransition.ts';
import { lockQuoteLimit } from '../settings/quoteLimit.ts';
import { type LockedLead, lockOwnLead } from './lockLead.ts';

/** The caller's own lead, held, in a stage that allows this. Raises 404 for another's, WRONG_STATE. */
export async function lockOwnFor(tx: Context, id: string, move: LeadTransition): Promise<LockedLead> {
  const locked = await lockOwnLead(tx, id);
  requireState(leadMachine, move, locked.lead.stage);
  return locked;
}

/** As `lockOwnLead`, before a place is freed: the number of quotes is held first, as by an acceptance. */
export async function lockOwnWithPlace(tx: Context, id: string): Promise<LockedLead> {
  await lockQuoteLimit(tx, 'shared');
  return lockOwnLead(tx, id);
}
