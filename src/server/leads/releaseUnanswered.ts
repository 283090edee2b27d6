import { and, asc, eq, lte } from 'drizzle-orm';
import { type Context, inTransaction } from '../context.ts';
import { acceptances, projects } from '../db/schema/index.ts';
import { lockQuoteLimit } from '../settings/quoteLimit.ts';
import { tellContractor } from './drafts.ts';
import { lockLead } from './lockLead.ts';
import { releaseLead } from './releaseLead.ts';

/** In one round of the clock. */
const AT_ONCE = 500;

/**
 * Gives back what the acceptances cost whose client did not answer in time that they can be reached, and tells the
 * contractors. A job: each is its own transaction, several processes take different ones, and run again it does nothing
 * twice.
 */
export async function releaseUnanswered(ctx: Context): Promise<void> {
  for (let round = 0; round < AT_ONCE; round += 1) if (!(await inTransaction(ctx, releaseNext))) return;
}

async function releaseNext(tx: Context): Promise<boolean> {
  await lockQuoteLimit(tx, 'shared');
  const isDue = and(eq(acceptances.stage, 'Unreachable'), lte(acceptances.releaseAt, tx.now));
  // The project first, as every act on a lead: two that wait for each other would never end.
  const [due] = await tx.db
    .select({ id: acceptances.id })
    .from(acceptances)
    .innerJoin(projects, eq(projects.id, acceptances.projectId))
    .where(isDue)
    .orderBy(asc(acceptances.releaseAt))
    .limit(1)
    .for('update', { of: projects, skipLocked: true });
  if (!due) return false;
  const { lead, project } = await lockLead(tx, due.id);
  // Before its project was ours, the client may have answered.
  if (lead.stage !== 'Unreachable' || !lead.releaseAt || lead.releaseAt > tx.now) return true;
  await releaseLead(tx, { lead, project });
  await tellContractor(
    tx,
    { lead, project },
    {
      template: 'leadReleased',
      dedupeKey: `released:${lead.id}`,
      params: {},
    },
  );
  return true;
}
