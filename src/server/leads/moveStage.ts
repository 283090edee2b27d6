import { eq } from 'drizzle-orm';
import type { MoveLead } from '../../shared/leads/schemas.ts';
import { type LeadTransition, leadMachine, type WithdrawalReason } from '../../shared/leads/status.ts';
import { recordAct } from '../audit-log/recordAct.ts';
import type { Context } from '../context.ts';
import { acceptances } from '../db/schema/index.ts';
import { requireState } from '../http/requireTransition.ts';
import { setNextStep } from '../steps/setNextStep.ts';
import { type Lead, type LockedLead, lockOwnLead } from './lockLead.ts';
import { moveLead } from './moveLead.ts';
import { freePlace } from './places.ts';
import { lockOwnWithPlace } from './requireOwn.ts';
import { requireSoon } from './times.ts';
import { takeBackQuotes } from './withdrawnQuotes.ts';

const moveTo = { Contacted: 'contact', Visited: 'visit', Started: 'start' } as const satisfies Record<
  string,
  LeadTransition
>;

/**
 * Where the contractor has brought their lead (design §10). A quote that is before the client is taken back where the
 * lead ends, and they are told; `Withdrawn` gives the place to another contractor. Raises 404 for another's, 400 at
 * `at`, WRONG_STATE.
 */
export async function moveStage(tx: Context, id: string, wanted: MoveLead): Promise<string> {
  const locked = wanted.stage === 'Withdrawn' ? await lockOwnWithPlace(tx, id) : await lockOwnLead(tx, id);
  await move(tx, locked, wanted);
  await setNextStep(tx, locked.project.id);
  return id;
}

async function move(tx: Context, { lead, project }: LockedLead, wanted: MoveLead): Promise<void> {
  if (wanted.stage === 'Withdrawn') {
    await withdraw(tx, { lead, project }, wanted.reason);
    return;
  }
  if (wanted.stage === 'Lost') {
    await moveLead(tx, lead, 'lose', { endReason: wanted.reason });
    await takeBackQuotes(tx, { lead, project });
    return;
  }
  const plannedFor = wanted.at ? requireSoon(tx, wanted.at, 'at') : null;
  if (lead.stage === wanted.stage) await plan(tx, lead, plannedFor);
  else await moveLead(tx, lead, moveTo[wanted.stage], { plannedFor });
}

/** The place is another contractor's, and a quote is before the client no more. The number of quotes is held. */
export async function withdraw(tx: Context, { lead, project }: LockedLead, endReason: WithdrawalReason): Promise<void> {
  await moveLead(tx, lead, 'withdraw', { endReason, freedAt: tx.now });
  await takeBackQuotes(tx, { lead, project });
  await freePlace(tx, project);
}

/** The same stage, and another time for what comes next. */
async function plan(tx: Context, lead: Lead, plannedFor: Date | null): Promise<void> {
  requireState(leadMachine, 'plan', lead.stage);
  await tx.db.update(acceptances).set({ plannedFor }).where(eq(acceptances.id, lead.id));
  await recordAct(tx, {
    action: 'plan',
    entity: 'leads',
    entityId: lead.id,
    before: { plannedFor: lead.plannedFor },
    after: { plannedFor },
  });
}
