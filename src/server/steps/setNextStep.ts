import { eq } from 'drizzle-orm';
import { type Occasion, occasionOf } from '../../shared/followUps/circumstances.ts';
import { dueAtOf, entrySteps, type Step, stepRules } from '../../shared/followUps/steps.ts';
import type { Context } from '../context.ts';
import { projects } from '../db/schema/index.ts';
import { readFacts } from './readFacts.ts';
import { recordHandled } from './recordHandled.ts';
import { readFollowUpRules } from './rules.ts';

const noStep = { nextStep: null, nextStepBy: null, nextStepAt: null, stepSince: null };

/**
 * Works out the next step of a request from what it is now (design §11): each operation that changes a request, its
 * leads, quotes, reserves or promised calls calls it last, in its own transaction. A step that goes on is left as it
 * is; a new circumstance begins with its first step. The project is locked. Gives the step; null where nobody has
 * anything to do any more.
 */
export async function setNextStep(tx: Context, projectId: string): Promise<Step | null> {
  const followed = await readFacts(tx, projectId);
  if (!followed) throw new Error(`There is no project ${projectId}`);
  const { nextStep: step, stepSince } = followed.present;
  const occasion = occasionOf(followed.facts);
  if (!occasion) {
    if (step) await tx.db.update(projects).set(noStep).where(eq(projects.id, projectId));
    await recordHandled(tx, projectId, followed.present);
    return null;
  }
  if (step && goesOn(occasion, step, stepSince)) return step;
  const entry = entrySteps[occasion.name];
  await writeStep(tx, projectId, entry, occasion);
  await recordHandled(tx, projectId, followed.present);
  return entry;
}

/** Whether the step that a request has belongs to this very occasion. */
const goesOn = ({ name, since }: Occasion, step: Step, stepSince: Date | null): boolean =>
  stepRules[step].of === name && stepSince?.getTime() === since.getTime();

/**
 * What the request is at begins again now: somebody spoke with its client. Where the instant has passed that the
 * request names, the step begins that follows it; an enterprise's claim that it does not reach the client keeps its
 * own. What customer service has to do still is not handled by that. The project is locked.
 */
export async function restartSteps(tx: Context, projectId: string): Promise<void> {
  await setNextStep(tx, projectId);
  const followed = await readFacts(tx, projectId);
  const occasion = followed && occasionOf(followed.facts);
  if (!occasion) return;
  const entry = entrySteps[occasion.name];
  const { next } = stepRules[entry];
  const hasPassed = occasion.at !== undefined && occasion.at <= tx.now;
  const step = hasPassed && next ? next : entry;
  await writeStep(tx, projectId, step, occasion);
  if (stepRules[step].by !== 'service') await recordHandled(tx, projectId, followed.present);
}

/** The request goes to another step of the same circumstance, which begins now. The project is locked. */
export async function moveStep(tx: Context, projectId: string, step: Step): Promise<void> {
  const { nextStepAt } = await stepFrom(tx, step);
  await tx.db
    .update(projects)
    .set({ nextStep: step, nextStepBy: stepRules[step].by, nextStepAt })
    .where(eq(projects.id, projectId));
}

async function writeStep(tx: Context, projectId: string, step: Step, { since, at }: Occasion): Promise<void> {
  const written = { ...(await stepFrom(tx, step, at)), stepSince: since };
  await tx.db.update(projects).set(written).where(eq(projects.id, projectId));
}

/** A step that begins now, as it is stored; `at` where the request names the instant. */
export async function stepFrom(tx: Context, step: Step, at?: Date) {
  const rules = await readFollowUpRules(tx.db);
  return { nextStep: step, nextStepBy: stepRules[step].by, nextStepAt: dueAtOf(step, tx.now, rules, at) };
}
