import type { ChangeMany } from '../../shared/projects/actSchemas.ts';
import type { ChangeManyReply } from '../../shared/projects/actViews.ts';
import { type Context, inTransaction } from '../context.ts';
import { Refusal } from '../http/errors.ts';
import { rejectProject } from './closeProject.ts';
import { handOverProject } from './handOverProject.ts';
import { restoreProject } from './restoreProject.ts';

/**
 * One act on many projects, row by row: what is refused says why and leaves the others alone. Rows are taken by id, so
 * that two of these at once wait for each other instead of for ever. The reply is in the order of the request. One that
 * is named twice is changed once: a second try would be refused for what the first has done.
 */
export async function changeMany(tx: Context, form: ChangeMany): Promise<ChangeManyReply> {
  const results = new Map<string, ChangeManyReply['results'][number]>();
  for (const { id, updatedAt } of form.items.toSorted((one, other) => (one.id < other.id ? -1 : 1))) {
    if (!results.has(id)) results.set(id, await outcomeOf(tx, id, (step) => change(step, form, id, updatedAt)));
  }
  return { results: form.items.flatMap(({ id }) => results.get(id) ?? []) };
}

function change(tx: Context, form: ChangeMany, id: string, updatedAt: string | undefined): Promise<string> {
  if (form.act === 'assign') return handOverProject(tx, id, { agentId: form.agentId, updatedAt });
  if (form.act === 'restore') return restoreProject(tx, id, { updatedAt });
  return rejectProject(tx, id, { reason: form.reason, note: form.note, updatedAt });
}

async function outcomeOf(tx: Context, id: string, operation: (step: Context) => Promise<unknown>) {
  try {
    await inTransaction(tx, operation);
    return { id, isDone: true, code: null, message: null, updatedAt: tx.now.toISOString() };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return { id, isDone: false, code: error.code ?? null, message: error.message, updatedAt: null };
  }
}
