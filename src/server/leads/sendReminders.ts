import { and, asc, eq, inArray, lte } from 'drizzle-orm';
import { openStages } from '../../shared/leads/status.ts';
import { type Context, inTransaction } from '../context.ts';
import { acceptances, projects } from '../db/schema/index.ts';
import { fr } from '../texts.ts';
import { tellContractor } from './drafts.ts';

const AT_ONCE = 500;

/**
 * Tells contractors what they wanted to be reminded of, once each. A job: several processes take different ones, and
 * run again it does nothing twice.
 */
export async function sendReminders(ctx: Context): Promise<void> {
  for (let round = 0; round < AT_ONCE; round += 1) if (!(await inTransaction(ctx, remindNext))) return;
}

async function remindNext(tx: Context): Promise<boolean> {
  const [due] = await tx.db
    .select({ lead: acceptances, project: { reference: projects.reference } })
    .from(acceptances)
    .innerJoin(projects, eq(projects.id, acceptances.projectId))
    .where(and(lte(acceptances.remindAt, tx.now), inArray(acceptances.stage, [...openStages])))
    .orderBy(asc(acceptances.remindAt))
    .limit(1)
    .for('update', { of: acceptances, skipLocked: true });
  if (!due) return false;
  const { id, remindAt, reminder } = due.lead;
  // Its text stays on the lead's page until the contractor takes it away.
  await tx.db.update(acceptances).set({ remindAt: null }).where(eq(acceptances.id, id));
  await tellContractor(tx, due, {
    template: 'leadReminder',
    dedupeKey: `reminder:${id}:${remindAt?.getTime()}`,
    params: { reminder: reminder ?? fr('leads.reminderNoText') },
  });
  return true;
}
