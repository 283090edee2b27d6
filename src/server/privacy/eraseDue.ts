import { and, asc, eq, inArray, isNotNull, isNull, lt, lte } from 'drizzle-orm';
import { hiredStages } from '../../shared/leads/status.ts';
import { openPaymentStates } from '../../shared/payments/status.ts';
import { ERASED } from '../../shared/projects/closing.ts';
import { openStates } from '../../shared/projects/status.ts';
import { recordSystemAct } from '../audit-log/recordAct.ts';
import { type Context, inTransaction } from '../context.ts';
import { erasures, payments, projects, supportTickets, users } from '../db/schema/index.ts';
import { eachAlone } from '../jobs/eachAlone.ts';
import { endLeads } from '../leads/endLeads.ts';
import { queueMessages } from '../messages/queueMessages.ts';
import { closedMessages } from '../projects/closingMessages.ts';
import { anonymisePeople, anonymiseProjects, clearProjectMessages } from './anonymise.ts';
import { countLeads, enterpriseLeftBy } from './enterpriseLeft.ts';
import { removeContents } from './removeContents.ts';

const DAY_MS = 86_400_000;

/**
 * Carries out the erasures whose days are over, each in a transaction of its own: open requests are cancelled and who
 * accepted them is told, what their enterprise had accepted goes to others, then requests and account are anonymised.
 * One with a payment that is not decided waits for it, and one with a job that goes on for its end.
 */
export async function eraseDue(ctx: Context): Promise<void> {
  await eachAlone([carryOut, clearLate], (act) => act(ctx));
}

async function carryOut(ctx: Context): Promise<void> {
  const due = await ctx.db
    .select({ id: erasures.id })
    .from(erasures)
    .where(and(lte(erasures.dueAt, ctx.now), isNull(erasures.undoneAt), isNull(erasures.doneAt)))
    .orderBy(asc(erasures.dueAt));
  await eachAlone(due, async ({ id }) => removeContents(ctx, await inTransaction(ctx, (tx) => erase(tx, id))));
}

async function erase(tx: Context, id: string): Promise<string[]> {
  const [erasure] = await tx.db
    .select()
    .from(erasures)
    .where(and(eq(erasures.id, id), isNull(erasures.undoneAt), isNull(erasures.doneAt)))
    .for('update', { skipLocked: true });
  if (!erasure || (await hasUnsettledPayment(tx, erasure.userId))) return [];
  const [person] = await tx.db.select().from(users).where(eq(users.id, erasure.userId));
  const enterpriseId = person && (await enterpriseLeftBy(tx, person));
  if (enterpriseId && (await countLeads(tx, enterpriseId, hiredStages)) > 0) return [];
  const own = await tx.db
    .select()
    .from(projects)
    .where(eq(projects.clientId, erasure.userId))
    .orderBy(asc(projects.id))
    .for('update');
  const open = own.filter(({ status }) => (openStates as readonly string[]).includes(status));
  for (const project of open) {
    await queueMessages(tx, await closedMessages(tx, project, 'cancel', ERASED));
    await endLeads(tx, project);
  }
  if (open.length > 0)
    await tx.db
      .update(projects)
      .set({ status: 'Cancelled', closedAt: tx.now, closingReason: ERASED, updatedAt: tx.now })
      .where(
        inArray(
          projects.id,
          open.map((project) => project.id),
        ),
      );
  const identified = own.filter(({ anonymisedAt }) => anonymisedAt === null).map((project) => project.id);
  // The problems reported by the link belong to no account.
  await tx.db.delete(supportTickets).where(inArray(supportTickets.projectId, identified));
  const keys = [...(await anonymiseProjects(tx, identified)), ...(await anonymisePeople(tx, [erasure.userId]))];
  for (const { id: entityId } of open)
    await recordSystemAct(tx, { action: 'cancel', entity: 'projects', entityId, after: { reason: ERASED } });
  await tx.db.update(erasures).set({ doneAt: tx.now, tokenHash: '' }).where(eq(erasures.id, id));
  await recordSystemAct(tx, {
    action: 'erased',
    entity: 'users',
    entityId: erasure.userId,
    after: { requests: own.length, cancelled: open.length, files: keys.length },
  });
  return keys;
}

async function hasUnsettledPayment({ db }: Context, userId: string): Promise<boolean> {
  const [found] = await db
    .select({ id: payments.id })
    .from(payments)
    .innerJoin(users, eq(users.enterpriseId, payments.enterpriseId))
    .where(and(eq(users.id, userId), inArray(payments.status, openPaymentStates)))
    .limit(1);
  return found !== undefined;
}

/** The messages of the erasure itself were to be sent first. */
async function clearLate(ctx: Context): Promise<void> {
  const late = await ctx.db
    .select({ id: erasures.id, userId: erasures.userId })
    .from(erasures)
    .where(
      and(
        isNotNull(erasures.doneAt),
        isNull(erasures.clearedAt),
        lt(erasures.doneAt, new Date(ctx.now.getTime() - DAY_MS)),
      ),
    );
  await eachAlone(late, ({ id, userId }) =>
    inTransaction(ctx, async (tx) => {
      const own = await tx.db.select({ id: projects.id }).from(projects).where(eq(projects.clientId, userId));
      if (own.length > 0)
        await clearProjectMessages(
          tx,
          own.map((project) => project.id),
        );
      await tx.db.update(erasures).set({ clearedAt: tx.now }).where(eq(erasures.id, id));
    }),
  );
}
