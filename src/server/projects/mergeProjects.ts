import { and, eq, gte } from 'drizzle-orm';
import type { MergeProject } from '../../shared/projects/actSchemas.ts';
import { projectMachine } from '../../shared/projects/status.ts';
import { recordAct } from '../audit-log/recordAct.ts';
import { actorOf, type Context } from '../context.ts';
import { acceptances, projectMerges, projects } from '../db/schema/index.ts';
import { requireFresh } from '../editing/requireFresh.ts';
import { invalid, refused } from '../http/errors.ts';
import { requireHolder, requireTransition } from '../http/requireTransition.ts';
import { recordHandled } from '../steps/recordHandled.ts';
import { lockProject, type Project } from './lockProject.ts';

/**
 * Puts one request into another of the same client, which stays as it is. The merged one leaves every queue, and points
 * at the one that stays; nobody is told, for the client's request goes on (docs/decisions/0020). The same two again are
 * no error. Raises HAS_ACCEPTANCES for one that contractors accepted, HAS_MERGED for one that holds others,
 * NOT_ASSIGNED_TO_YOU, STALE and WRONG_STATE of either.
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
  await tx.db.insert(projectMerges).values({
    keptId,
    mergedId,
    mergedBy: actorOf(tx).id,
    former: { status: merged.status, updatedAt: merged.updatedAt.toISOString(), ...formerStep(merged) },
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
  await recordHandled(tx, mergedId, merged);
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
  const { status, updatedAt, step } = merge.former;
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
