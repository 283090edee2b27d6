import { eq } from 'drizzle-orm';
import { type Occasion, occasionOf } from '../../shared/followUps/circumstances.ts';
import { dueAtOf, entrySteps, type Step, type StepSettings, stepRules } from '../../shared/followUps/steps.ts';
import type { Context } from '../context.ts';
import { projects } from '../db/schema/index.ts';
import { type Followed, readFacts } from './readFacts.ts';
import { recordHandled } from './recordHandled.ts';
import type { FollowUpRules } from './rules.ts';

const noStep = { nextStep: null, nextStepBy: null, nextStepAt: null, stepSince: null };

/**
 * Works out the next step of a request from what it is now (design §11): each operation that changes a request, its
 * leads, quotes, reserves or promised calls calls it last, in its own transaction. A step that goes on is left as it
 * is; a new circumstance begins with its first step; where nobody has anything to do any more there is none. The
 * project is locked. Gives whether the step is another one than before, and the rules it was set by.
 */
export async function setNextStep(
  tx: Context,
  projectId: string,
): Promise<{ isAnother: boolean; rules: FollowUpRules }> {
  const { facts, present, rules } = await requireFacts(tx, projectId);
  const occasion = occasionOf(facts);
  if (occasion && goesOn(occasion, present)) return { isAnother: false, rules };
  if (occasion) await writeStep(tx, projectId, { occasion, rules, step: entrySteps[occasion.name] });
  else if (present.nextStep) await tx.db.update(projects).set(noStep).where(eq(projects.id, projectId));
  if (!occasion || !isMoved(occasion, present)) await recordHandled(tx, projectId, present);
  return { isAnother: occasion !== undefined || present.nextStep !== null, rules };
}

/** Whether the step that a request has belongs to this very occasion. */
const goesOn = ({ name, since }: Occasion, { nextStep, stepSince }: Followed['present']): boolean =>
  nextStep !== null && stepRules[nextStep].of === name && stepSince?.getTime() === since.getTime();

/** Whether customer service has the same to do at another instant: a promised call that nobody answered. */
const isMoved = ({ name }: Occasion, { nextStep }: Followed['present']): boolean =>
  nextStep !== null && stepRules[nextStep].of === name && stepRules[entrySteps[name]].by === 'service';

/**
 * What the request is at begins again now: somebody spoke with its client. Where the instant has passed that the
 * request names, the step begins that follows it; an enterprise's claim that it does not reach the client keeps its
 * own. What customer service has to do still is not handled by that. The project is locked.
 */
export async function restartSteps(tx: Context, projectId: string): Promise<void> {
  await setNextStep(tx, projectId);
  const { facts, present, rules } = await requireFacts(tx, projectId);
  const occasion = occasionOf(facts);
  if (!occasion) return;
  const entry = entrySteps[occasion.name];
  const { next } = stepRules[entry];
  const hasPassed = occasion.at !== undefined && occasion.at <= tx.now;
  const step = hasPassed && next ? next : entry;
  await writeStep(tx, projectId, { occasion, rules, step });
  if (stepRules[step].by !== 'service') await recordHandled(tx, projectId, present);
}

/** The request goes to another step of the same circumstance, which begins now. The project is locked. */
export async function moveStep(tx: Context, projectId: string, step: Step, settings: StepSettings): Promise<void> {
  await tx.db
    .update(projects)
    .set(stepFrom(tx, step, settings))
    .where(eq(projects.id, projectId));
}

async function requireFacts(tx: Context, projectId: string): Promise<Followed> {
  const followed = await readFacts(tx, projectId);
  if (!followed) throw new Error(`There is no project ${projectId}`);
  return followed;
}

interface Begun {
  occasion: Occasion;
  rules: FollowUpRules;
  step: Step;
}

async function writeStep(tx: Context, projectId: string, { occasion, rules, step }: Begun): Promise<void> {
  const written = { ...stepFrom(tx, step, rules, occasion.at), stepSince: occasion.since };
  await tx.db.update(projects).set(written).where(eq(projects.id, projectId));
}

/** A step that begins now, as it is stored; `at` where the request names the instant. */
export const stepFrom = ({ now }: Pick<Context, 'now'>, step: Step, settings: StepSettings, at?: Date) => ({
  nextStep: step,
  nextStepBy: stepRules[step].by,
  nextStepAt: dueAtOf(step, now, settings, at),
});
