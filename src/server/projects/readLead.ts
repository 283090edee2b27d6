import type { LeadView } from '../../shared/leads/views.ts';
import type { Context } from '../context.ts';
import { readState } from '../leads/readState.ts';
import { readProject } from './readProject.ts';

/** The caller's own lead with its request, as they may see it. Raises 404 for another's. */
export async function readLead(ctx: Context, id: string): Promise<LeadView> {
  const state = await readState(ctx, id);
  return { ...state, project: await readProject(ctx, state.projectId) };
}
