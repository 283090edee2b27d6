import { eq } from 'drizzle-orm';
import type { RecordCall, SetReminder, WriteNote } from '../../shared/leads/schemas.ts';
import { leadMachine } from '../../shared/leads/status.ts';
import { canMove } from '../../shared/states/machine.ts';
import { recordAct } from '../audit-log/recordAct.ts';
import { actorOf, type Context } from '../context.ts';
import { acceptances, leadCalls, leadNotes } from '../db/schema/index.ts';
import { invalid } from '../http/errors.ts';
import { setNextStep } from '../steps/setNextStep.ts';
import { fr } from '../texts.ts';
import { moveLead } from './moveLead.ts';
import { requireIdentified } from './requireIdentified.ts';
import { lockOwnFor } from './requireOwn.ts';
import { requireAhead, requireMade } from './times.ts';

/** Calls of a lead, and its notes: each no more than this. */
const ENTRIES_MAX = 200;

/**
 * An attempt to call the client. The first one that reached them makes a lead `Contacted`. Raises 404 for another's
 * lead, 400 at `at` for a time before the acceptance or to come, WRONG_STATE.
 */
export async function recordCall(tx: Context, id: string, { at, outcome }: RecordCall): Promise<string> {
  const { lead, project } = await lockOwnFor(tx, id, 'call');
  const calledAt = requireMade(tx, at, lead.acceptedAt);
  await requireRoom(tx, leadCalls, id, 'outcome');
  await tx.db.insert(leadCalls).values({ leadId: id, callerId: actorOf(tx).id, calledAt, outcome, createdAt: tx.now });
  await recordAct(tx, { action: 'call', entity: 'leads', entityId: id, after: { outcome } });
  if (outcome === 'reached' && canMove(leadMachine, 'contact', lead.stage)) {
    await moveLead(tx, lead, 'contact');
    await setNextStep(tx, project.id);
  }
  return id;
}

/**
 * What the enterprise writes down for itself. Raises 404 for another's lead, WRONG_STATE where the client's data are
 * erased.
 */
export async function writeNote(tx: Context, id: string, { body }: WriteNote): Promise<string> {
  requireIdentified((await lockOwnFor(tx, id, 'note')).project);
  await requireRoom(tx, leadNotes, id, 'body');
  await tx.db.insert(leadNotes).values({ leadId: id, authorId: actorOf(tx).id, body, createdAt: tx.now });
  await recordAct(tx, { action: 'note', entity: 'leads', entityId: id });
  return id;
}

/** When the contractor is told, and what; null takes it away. Raises 404 for another's, 400 at `at`, WRONG_STATE. */
export async function setReminder(tx: Context, id: string, { at, text }: SetReminder): Promise<string> {
  await lockOwnFor(tx, id, 'remind');
  const set = at
    ? { remindAt: requireAhead(tx, at), reminder: text ?? fr('leads.reminderNoText') }
    : { remindAt: null, reminder: null };
  await tx.db.update(acceptances).set(set).where(eq(acceptances.id, id));
  await recordAct(tx, { action: 'remind', entity: 'leads', entityId: id, after: { remindAt: set.remindAt } });
  return id;
}

async function requireRoom(
  tx: Context,
  table: typeof leadCalls | typeof leadNotes,
  id: string,
  field: string,
): Promise<void> {
  if ((await tx.db.$count(table, eq(table.leadId, id))) < ENTRIES_MAX) return;
  throw invalid({ [field]: 'leads.tooManyEntries' });
}
