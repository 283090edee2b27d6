import { projectDeskContract } from '../../shared/projects/contract.ts';
import type { Context } from '../context.ts';
import { serve } from '../http/serve.ts';
import { changeMany } from './changeMany.ts';
import { cancelProject, rejectProject } from './closeProject.ts';
import { completeByCall } from './completeByCall.ts';
import { handOverProject } from './handOverProject.ts';
import { lockProject } from './lockProject.ts';
import { mergeProjects, unmergeProject } from './mergeProjects.ts';
import { restoreProject } from './restoreProject.ts';

/** What customer service does to a request besides correcting and publishing it (design §7). */
export const projectDeskRoutes = serve(projectDeskContract, {
  rejectProject: ({ once, params, body }) => once((tx) => afterAct(tx, rejectProject(tx, params.id, body))),
  cancelProject: ({ once, params, body }) => once((tx) => afterAct(tx, cancelProject(tx, params.id, body))),
  completeProject: ({ once, params, body }) => once((tx) => afterAct(tx, completeByCall(tx, params.id, body))),
  restoreProject: ({ once, params, body }) => once((tx) => afterAct(tx, restoreProject(tx, params.id, body))),
  handOverProject: ({ once, params, body }) => once((tx) => afterAct(tx, handOverProject(tx, params.id, body))),
  mergeProjects: ({ once, params, body }) => once((tx) => afterAct(tx, mergeProjects(tx, params.id, body))),
  unmergeProject: ({ once, params }) => once((tx) => afterAct(tx, unmergeProject(tx, params.id, params.mergedId))),
  changeManyProjects: ({ once, body }) => once((tx) => changeMany(tx, body)),
});

/** Whoever gave a project away may not read it any more: its state is all that is answered. */
async function afterAct(tx: Context, act: Promise<string>) {
  const { id, status, updatedAt } = await lockProject(tx, await act);
  return { id, status, updatedAt: updatedAt.toISOString() };
}
