import { projectContract } from '../../shared/projects/contract.ts';
import { serve } from '../http/serve.ts';
import { acceptProject } from './acceptProject.ts';
import { activateProject } from './activateProject.ts';
import { assignProject } from './assignProject.ts';
import { readProject } from './readProject.ts';
import { presentSubmitted, submitProject } from './submitProject.ts';
import { updateProject } from './updateProject.ts';

/** What was changed is read again and shown as the caller may see it. */
export const projectRoutes = serve(projectContract, {
  submitProject: {
    limit: 'submit',
    readsStanding: true,
    // The link is made after the reply was kept for repetitions: the database holds none.
    handle: async ({ ctx, once, body }) => presentSubmitted(ctx, await once((tx) => submitProject(tx, body))),
  },
  readProject: { readsStanding: true, handle: ({ ctx, params }) => readProject(ctx, params.id) },
  assignProject: async ({ ctx, once, body }) => readProject(ctx, await once((tx) => assignProject(tx, body))),
  activateProject: async ({ ctx, once, body }) => readProject(ctx, await once((tx) => activateProject(tx, body))),
  updateProject: async ({ ctx, once, body }) => readProject(ctx, await once((tx) => updateProject(tx, body))),
  acceptProject: async ({ ctx, once, body }) => readProject(ctx, await once((tx) => acceptProject(tx, body))),
});
