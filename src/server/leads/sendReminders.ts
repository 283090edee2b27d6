import { and, asc, eq, inArray, lte } from 'drizzle-orm';
import { openStages } from '../../shared/leads/status.ts';
import { type Context, inTransaction } from '../context.ts';
import { acceptances, projects } from '../db/schema/index.ts';
import { eachAlone } from '../jobs/eachAlone.ts';
import { fr } from '../texts.ts';
import { remindContractor } from './drafts.ts';

const AT_ONCE = 500;

/**
 * Tells contractors what they wanted to be reminded of, once each. A job: several processes take different ones, and
 * run again it does nothing twice.
 */
export async function sendReminders(ctx: Context): Promise<void> {
  const due = await ctx.db
    .select({ id: acceptances.id })
    .from(acceptances)
    .where(isDue(ctx))
    .orderBy(asc(acceptances.remindAt))
    .limit(AT_ONCE);
  await eachAlone(due, ({ id }) => inTransaction(ctx, (tx) => remindOf(tx, id)));
}

const isDue = ({ now }: Context) => and(lte(acceptances.remindAt, now), inArray(acceptances.stage, [...openStages]));

async function remindOf(tx: Context, leadId: string): Promise<void> {
  const [due] = await tx.db
    .select({ lead: acceptances, project: { reference: projects.reference } })
    .from(acceptances)
    .innerJoin(projects, eq(projects.id, acceptances.projectId))
    .where(and(eq(acceptances.id, leadId), isDue(tx)))
    .for('update', { of: acceptances, skipLocked: true });
  if (!due) return;
  const { id, remindAt, reminder } = due.lead;
  // Its text stays on the lead's page until the contractor takes it away.
  await tx.db.update(acceptances).set({ remindAt: null }).where(eq(acceptances.id, id));
  await remindContractor(tx, due, {
    template: 'leadReminder',
    dedupeKey: `reminder:${id}:${remindAt?.getTime()}`,
    params: { reminder: reminder ?? fr('leads.reminderNoText') },
  });
}
