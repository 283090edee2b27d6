import { asc, eq, exists, or, sql } from 'drizzle-orm';
import { type Context, inTransaction } from '../context.ts';
import { absences, standIns } from '../db/schema/index.ts';
import { eachAlone } from '../jobs/eachAlone.ts';
import { isRunning } from '../users/presence.ts';
import { giveBack } from './giveBack.ts';
import { type AbsenceRow, handOverDue } from './handOver.ts';

/** One process at a time hands over and gives back: held until the transaction ends. */
export async function lockAbsences(tx: Context): Promise<void> {
  await tx.db.execute(sql`select pg_advisory_xact_lock(hashtext('absences'))`);
}

/**
 * What the clock does about absences (design §11): what fell due goes to colleagues, what is left of an absence that is
 * over goes back. A job: run again, or by several processes at once, it hands nothing over twice.
 */
export async function coverAbsences(ctx: Context): Promise<void> {
  const covered = ctx.db.select({ one: sql`1` }).from(standIns).where(eq(standIns.absenceId, absences.id));
  const open = await ctx.db
    .select({ id: absences.id })
    .from(absences)
    .where(or(isRunning(ctx), exists(covered)))
    .orderBy(asc(absences.untilDay), asc(absences.id));
  await eachAlone(open, ({ id }) =>
    inTransaction(ctx, async (tx) => {
      await lockAbsences(tx);
      const [absence] = await tx.db.select().from(absences).where(eq(absences.id, id));
      if (absence) await cover(tx, absence);
    }),
  );
}

/** Hands over where it runs, gives back where it is over. The caller holds `lockAbsences`. */
export async function cover(tx: Context, absence: AbsenceRow): Promise<void> {
  const [running] = await tx.db
    .select({ isRunning: sql<boolean>`${isRunning(tx)}` })
    .from(absences)
    .where(eq(absences.id, absence.id));
  await (running?.isRunning ? handOverDue(tx, absence) : giveBack(tx, absence));
}
