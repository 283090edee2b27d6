import { and, eq, gt, gte, isNull } from 'drizzle-orm';
import type { MergeProject } from '../../shared/projects/actSchemas.ts';
import { projectMachine } from '../../shared/projects/status.ts';
import { recordAct } from '../audit-log/recordAct.ts';
import { actorOf, type Context } from '../context.ts';
import { acceptances, callRequests, projectMerges, projects } from '../db/schema/index.ts';
import { requireFresh } from '../editing/requireFresh.ts';
import { invalid, refused } from '../http/errors.ts';
import { requireHolder, requireTransition } from '../http/requireTransition.ts';
import { isPromised } from '../steps/isPromised.ts';
import { isCall, recordHandled } from '../steps/recordHandled.ts';
import { setNextStep } from '../steps/setNextStep.ts';
import { lockProject, type Project } from './lockProject.ts';

/**
 * Puts one request into another of the same client, which stays as it is. The merged one leaves every queue, and points
 * at the one that stays; nobody is told, for the client's request goes on (docs/decisions/0020), and so does the call
 * that its client was promised. The same two again are no error. Raises HAS_ACCEPTANCES for one that contractors
 * accepted, HAS_MERGED for one that holds others, NOT_ASSIGNED_TO_YOU, STALE and WRONG_STATE of either.
 */
export async function mergeProjects(tx: Context, keptId: string, form: MergeProject): Promise<string> {
  const { mergedId } = form;
  if (mergedId === keptId) throw invalid({ mergedId: 'projects.mergeSelf' });
  const [kept, merged] = await lockBoth(tx, keptId, mergedId);
  await requireHolder(tx, projectMachine, 'mergeInto', kept);
  await requireHolder(tx, projectMachine, 'merge', merged);
  if (merged.mergedIntoId === keptId) return keptId;
  await requireFresh(tx, 'projects', kept, form.updatedAt);
  await requireFresh(tx, 'projects', merged, form.mergedUpdatedAt);
  await requireTransition(tx, projectMachine, 'mergeInto', kept);
  if (merged.acceptanceCount > 0) throw refused('HAS_ACCEPTANCES', 'projects.mergeAccepted');
  const { to: status } = await requireTransition(tx, projectMachine, 'merge', merged);
  if ((await tx.db.$count(projects, eq(projects.mergedIntoId, mergedId))) > 0)
    throw refused('HAS_MERGED', 'projects.mergeHoldsOthers');
  const call = await handOverCall(tx, mergedId, keptId);
  await tx.db.insert(projectMerges).values({
    keptId,
    mergedId,
    mergedBy: actorOf(tx).id,
    former: { status: merged.status, updatedAt: merged.updatedAt.toISOString(), ...formerStep(merged), ...call },
    createdAt: tx.now,
  });
  await tx.db
    .update(projects)
    .set({
      status,
      mergedIntoId: keptId,
      closedAt: tx.now,
      closingReason: 'duplicate',
      updatedAt: tx.now,
    })
    .where(eq(projects.id, mergedId));
  // A promised call is made by whoever calls, not by whoever merges.
  if (!isCall(merged.nextStep)) await recordHandled(tx, mergedId, merged);
  const common = { action: 'merge', entity: 'projects' } as const;
  await recordAct(tx, {
    ...common,
    entityId: mergedId,
    before: { status: merged.status, mergedIntoId: null },
    after: { status, mergedIntoId: keptId },
  });
  await recordAct(tx, { ...common, entityId: keptId, after: { mergedId } });
  return keptId;
}

/**
 * Brings a merged request back exactly as it was. Raises WRONG_STATE where it is not merged into this one, or its
 * client was erased since; HAS_ACCEPTANCES where a contractor accepted the one that stayed since: they took it for the
 * whole.
 */
export async function unmergeProject(tx: Context, keptId: string, mergedId: string): Promise<string> {
  const [kept, merged] = await lockBoth(tx, keptId, mergedId);
  await requireHolder(tx, projectMachine, 'releaseMerged', kept);
  const running = and(eq(projectMerges.mergedId, mergedId), eq(projectMerges.keptId, keptId));
  const merge = (await tx.db.select().from(projectMerges).where(running)).find(({ undoneAt }) => !undoneAt);
  if (!merge || merged.mergedIntoId !== keptId) throw refused('WRONG_STATE', 'projects.notMerged');
  if (merged.anonymisedAt) throw refused('WRONG_STATE', 'projects.restoreErased');
  if (await wasAcceptedSince(tx, keptId, merge.createdAt)) throw refused('HAS_ACCEPTANCES', 'projects.unmergeAccepted');
  const { status, updatedAt, step, callId } = merge.former;
  await tx.db
    .update(projects)
    .set({
      status,
      mergedIntoId: null,
      closedAt: null,
      closingReason: null,
      updatedAt: new Date(updatedAt),
      ...(step ? { ...step, nextStepAt: new Date(step.nextStepAt), stepSince: new Date(step.stepSince) } : {}),
    })
    .where(eq(projects.id, mergedId));
  if (callId) {
    await giveCallBack(tx, callId, mergedId);
    // The call may have been made, or moved to another hour.
    await stepOnAsNobodysWork(tx, mergedId);
    await stepOnAsNobodysWork(tx, keptId);
  }
  await tx.db.update(projectMerges).set({ undoneAt: tx.now }).where(eq(projectMerges.id, merge.id));
  const common = { action: 'unmerge', entity: 'projects' } as const;
  await recordAct(tx, {
    ...common,
    entityId: mergedId,
    before: { status: merged.status, mergedIntoId: keptId },
    after: { status, mergedIntoId: null },
  });
  await recordAct(tx, { ...common, entityId: keptId, before: { mergedId } });
  return keptId;
}

/** The step is taken away with the state (a trigger of the database), and given back with it. */
function formerStep({ nextStep, nextStepBy, nextStepAt, stepSince }: Project) {
  if (!nextStep || !nextStepBy || !nextStepAt || !stepSince) return {};
  return {
    step: { nextStep, nextStepBy, nextStepAt: nextStepAt.toISOString(), stepSince: stepSince.toISOString() },
  };
}

/**
 * The call that the client of one request was promised is made about the other: of two promised hours, the sooner one.
 * Gives the call that went over, which undoing gives back.
 */
async function handOverCall(tx: Context, fromId: string, toId: string): Promise<{ callId?: string }> {
  const { db } = tx;
  const [promised] = await db.select().from(callRequests).where(isPromised(fromId));
  if (!promised) return {};
  const { id: callId, callAt } = promised;
  const hasOwn = (await db.$count(callRequests, isPromised(toId))) > 0;
  if (hasOwn) {
    const isLater = and(isPromised(toId), gt(callRequests.callAt, callAt));
    await db.update(callRequests).set({ callAt }).where(isLater);
  } else {
    await db.update(callRequests).set({ projectId: toId }).where(eq(callRequests.id, callId));
  }
  await stepOnAsNobodysWork(tx, toId);
  return hasOwn ? {} : { callId };
}

/** Unless it was made meanwhile: then it stays where it was made. */
async function giveCallBack({ db }: Context, callId: string, toId: string): Promise<void> {
  await db
    .update(callRequests)
    .set({ projectId: toId })
    .where(and(eq(callRequests.id, callId), isNull(callRequests.doneAt)));
}

/** Merging and undoing it end no step of either: what comes next is only worked out anew. */
async function stepOnAsNobodysWork(tx: Context, projectId: string): Promise<void> {
  await setNextStep({ ...tx, actor: null }, projectId);
}

/** Always the smaller id first, so that two merges of the same pair wait for each other instead of for ever. */
async function lockBoth(tx: Context, keptId: string, mergedId: string): Promise<[Project, Project]> {
  const first = await lockProject(tx, keptId < mergedId ? keptId : mergedId);
  const second = await lockProject(tx, keptId < mergedId ? mergedId : keptId);
  return first.id === keptId ? [first, second] : [second, first];
}

async function wasAcceptedSince(tx: Context, projectId: string, since: Date): Promise<boolean> {
  const [found] = await tx.db
    .select({ slot: acceptances.slot })
    .from(acceptances)
    .where(and(eq(acceptances.projectId, projectId), gte(acceptances.acceptedAt, since)))
    .limit(1);
  return found !== undefined;
}
