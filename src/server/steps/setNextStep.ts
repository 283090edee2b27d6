import { eq } from 'drizzle-orm';
import { type Occasion, occasionOf } from '../../shared/followUps/circumstances.ts';
import { dueAtOf, entrySteps, type Step, type StepSettings, stepRules } from '../../shared/followUps/steps.ts';
import type { Context } from '../context.ts';
import { projects } from '../db/schema/index.ts';
import { type Followed, readFacts } from './readFacts.ts';
import { recordHandled } from './recordHandled.ts';
import type { FollowUpRules } from './rules.ts';

const noStep = { nextStep: null, nextStepBy: null, nextStepAt: null, stepSince: null };

type Project = typeof projects.$inferSelect;

/** What an operation changes of a request besides its step. */
type Changes = Partial<
  Pick<
    Project,
    'status' | 'acceptanceCount' | 'agentId' | 'serviceId' | 'publishedAt' | 'extendedAt' | 'hiredAt' | 'updatedAt'
  >
>;

/**
 * Works out the next step of a request from what it is now (design §11): each operation that changes a request, its
 * leads, quotes, reserves or promised calls calls it last, in its own transaction, and hands in what it changes of the
 * request itself, which is written with the step. A step that goes on is left as it is; a new circumstance begins with
 * its first step; where nobody has anything to do any more there is none. The project is locked. Gives whether the step
 * is another one than before, and the rules it was set by.
 */
export async function setNextStep(
  tx: Context,
  projectId: string,
  changes: Changes = {},
): Promise<{ isAnother: boolean; rules: FollowUpRules }> {
  const { facts, present, rules } = await requireFacts(tx, projectId);
  const occasion = occasionOf({ ...facts, ...changes });
  if (occasion && goesOn(occasion, present)) {
    await writeProject(tx, projectId, changes);
    return { isAnother: false, rules };
  }
  const step = occasion ? begun(tx, { occasion, rules, step: entrySteps[occasion.name] }) : noStep;
  await writeProject(tx, projectId, occasion || present.nextStep ? { ...changes, ...step } : changes);
  if (!occasion || !isMoved(occasion, present)) await recordHandled(tx, projectId, present);
  return { isAnother: occasion !== undefined || present.nextStep !== null, rules };
}

async function writeProject(tx: Context, projectId: string, values: Partial<Project>): Promise<void> {
  if (Object.keys(values).length === 0) return;
  await tx.db.update(projects).set(values).where(eq(projects.id, projectId));
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
  await writeProject(tx, projectId, begun(tx, { occasion, rules, step }));
  if (stepRules[step].by !== 'service') await recordHandled(tx, projectId, present);
}

/** The request goes to another step of the same circumstance, which begins now. The project is locked. */
export async function moveStep(tx: Context, projectId: string, step: Step, settings: StepSettings): Promise<void> {
  await writeProject(tx, projectId, stepFrom(tx, step, settings));
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

const begun = (tx: Context, { occasion, rules, step }: Begun) => ({
  ...stepFrom(tx, step, rules, occasion.at),
  stepSince: occasion.since,
});

/** A step that begins now, as it is stored; `at` where the request names the instant. */
export const stepFrom = ({ now }: Pick<Context, 'now'>, step: Step, settings: StepSettings, at?: Date) => ({
  nextStep: step,
  nextStepBy: stepRules[step].by,
  nextStepAt: dueAtOf(step, now, settings, at),
});
