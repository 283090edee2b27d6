import type { FastifyRequest } from 'fastify';
import { projectMachine } from '../../shared/projects/status.ts';
import { recordActOfAnybody } from '../audit-log/recordAct.ts';
import type { Actor, Context } from '../context.ts';
import type { FileOwner } from '../files/owners.ts';
import { type UploadParts, uploadFiles } from '../files/uploadFiles.ts';
import { requireState } from '../http/requireTransition.ts';
import { lockIdentified, type Project } from '../projects/lockProject.ts';

interface Asked {
  ctx: Context;
  request: FastifyRequest;
  once: <Result>(operation: (tx: Context) => Promise<Result>, fingerprint?: unknown) => Promise<Result>;
}

/** What a client adds to by the link. */
export interface TrackedOwner extends FileOwner {
  type: 'project' | 'reserve' | 'review';
}

/** What of the request must allow it; the review's own table says the rest of a review (`reviews/reviewFiles.ts`). */
const moves = { project: 'addFile', reserve: 'liftReserve', review: 'review' } as const;

/**
 * Photos and documents by the link, under the limits of every upload; they are those of the client's account. Raises
 * WRONG_STATE, and what `uploadFiles` does.
 */
export async function addFiles(
  { ctx, request, once }: Asked,
  parts: UploadParts,
  project: Project,
  owner: TrackedOwner,
): Promise<void> {
  const move = moves[owner.type];
  requireState(projectMachine, move, project.status);
  await uploadFiles(parts, {
    ctx: { ...ctx, actor: clientOf(project) },
    request,
    owner,
    once: (operation, fingerprint) =>
      once(async (tx) => {
        requireState(projectMachine, move, (await lockIdentified(tx, project.id)).status);
        const stored = await operation({ ...tx, actor: clientOf(project) });
        const { entity, entityId } = recordOf(owner, project);
        const after = { files: stored.length };
        await recordActOfAnybody(tx, { action: 'addFile', entity, entityId, after });
        return stored;
      }, fingerprint),
  });
}

/** Where the history says that they came. */
const recordOf = ({ type, id }: TrackedOwner, project: Project) =>
  type === 'review'
    ? ({ entity: 'reviews', entityId: id } as const)
    : ({ entity: 'projects', entityId: project.id } as const);

/** Whose documents they are; nothing else is done in this name. */
const clientOf = ({ clientId, firstName, lastName }: Project): Actor => ({
  id: clientId,
  role: 'Client',
  enterpriseId: null,
  firstName,
  lastName,
  sessionId: '',
});
