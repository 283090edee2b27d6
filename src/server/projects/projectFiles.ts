import { isStaff } from '../../shared/auth/roles.ts';
import { actorOf } from '../context.ts';
import type { FileOwnerRules } from '../files/owners.ts';
import { forbidden } from '../http/errors.ts';
import { lockProject } from './lockProject.ts';
import { audienceOf } from './presenter.ts';
import { requireVisible } from './readProject.ts';

/**
 * A project's documents: whoever sees the project reads them, a contractor who has not accepted it without names and
 * contacts; its client and the staff who work on it add to them.
 */
export const projectFiles: FileOwnerRules = {
  requireReader: async (ctx, projectId) => {
    const row = await requireVisible(ctx, projectId);
    return audienceOf(actorOf(ctx), row) === 'contractor' ? 'neutral' : 'whole';
  },
  requireUploader: async (ctx, projectId) => {
    const { project } = await requireVisible(ctx, projectId);
    const actor = actorOf(ctx);
    if (project.clientId !== actor.id && !isStaff(actor.role)) throw forbidden();
  },
  reserve: async (tx, projectId) => {
    await lockProject(tx, projectId);
    return {};
  },
  limitReached: 'files.limitReached',
};
