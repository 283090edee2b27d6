import { and, asc, eq, isNotNull, lte, notInArray } from 'drizzle-orm';
import { stepRules, stepsOfAnyHour } from '../../shared/followUps/steps.ts';
import { type Holidays, isWorkingTime } from '../../shared/followUps/workingTime.ts';
import { type Context, inTransaction } from '../context.ts';
import { projects } from '../db/schema/index.ts';
import type { Project } from '../projects/lockProject.ts';
import { lockQuoteLimit } from '../settings/quoteLimit.ts';
import { readFollowUpRules } from '../steps/rules.ts';
import { moveStep, setNextStep } from '../steps/setNextStep.ts';
import { overdueActs } from './acts.ts';

/** In one round of the clock. */
const AT_ONCE = 2000;

/** A request whose step fails waits so long, and those behind it do not wait for it. */
const PUT_OFF_MS = 15 * 60_000;

/**
 * Does what the table of steps says of every request whose step is overdue, and sets the next (design §11). A job: each
 * is its own transaction, several processes take different ones, and run again it does nothing twice. What fails is put
 * off and raised together at the end.
 */
export async function followDue(ctx: Context): Promise<void> {
  const { isOn, holidays } = await readFollowUpRules(ctx.db);
  if (!isOn) return;
  const failures: unknown[] = [];
  for (let round = 0; round < AT_ONCE; round += 1) {
    const taken: { id?: string } = {};
    try {
      if (!(await inTransaction(ctx, (tx) => followNext(tx, taken, holidays)))) break;
    } catch (error) {
      if (!taken.id) throw error;
      await putOff(ctx, taken.id, holidays);
      failures.push(error);
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} steps failed and were put off`);
}

/** An instant that a request names may lie in the night: what follows it waits for working time. */
const isDue = (now: Date, holidays: Holidays) =>
  and(
    isNotNull(projects.nextStep),
    lte(projects.nextStepAt, now),
    isWorkingTime(now, holidays) ? undefined : notInArray(projects.nextStep, stepsOfAnyHour),
  );

/** Whether there was one; `taken` says which. */
async function followNext(tx: Context, taken: { id?: string }, holidays: Holidays): Promise<boolean> {
  // First the limit, then the project: in the order of every act on a lead.
  await lockQuoteLimit(tx, 'shared');
  const [project] = await tx.db
    .select()
    .from(projects)
    .where(isDue(tx.now, holidays))
    .orderBy(asc(projects.nextStepAt))
    .limit(1)
    .for('update', { skipLocked: true });
  if (!project?.nextStep) return false;
  taken.id = project.id;
  const { isAnother, rules } = await setNextStep(tx, project.id);
  // A release that knows no steps had changed the request: where its step is due, it is followed next.
  if (isAnother) return true;
  const { overdue, next } = stepRules[project.nextStep];
  for (const act of overdue) await overdueActs[act](tx, project, rules);
  if (next) await moveStep(tx, project.id, next, rules);
  else await requireEnded(tx, project, holidays);
  return true;
}

/** The acts changed the request: what it is at now has a step of its own. */
async function requireEnded(tx: Context, { id, nextStep }: Project, holidays: Holidays): Promise<void> {
  await setNextStep(tx, id);
  if ((await tx.db.$count(projects, and(eq(projects.id, id), isDue(tx.now, holidays)))) > 0)
    throw new Error(`The step ${nextStep} of the project ${id} does not end`);
}

async function putOff({ db, now }: Context, id: string, holidays: Holidays): Promise<void> {
  await db
    .update(projects)
    .set({ nextStepAt: new Date(now.getTime() + PUT_OFF_MS) })
    .where(and(eq(projects.id, id), isDue(now, holidays)));
}
