import { eq } from 'drizzle-orm';
import type { ShareVoice } from '../../shared/tracking/actSchemas.ts';
import { recordActOfAnybody } from '../audit-log/recordAct.ts';
import type { Context } from '../context.ts';
import { projects } from '../db/schema/index.ts';
import { lockProject } from '../projects/lockProject.ts';

/** The client says who may hear their voice notes, in any state of the request; it holds from this moment on. */
export async function shareVoice(tx: Context, projectId: string, { shares }: ShareVoice): Promise<void> {
  const { sharesVoice } = await lockProject(tx, projectId);
  if (sharesVoice === shares) return;
  await tx.db.update(projects).set({ sharesVoice: shares, updatedAt: tx.now }).where(eq(projects.id, projectId));
  await recordActOfAnybody(tx, {
    action: 'correct',
    entity: 'projects',
    entityId: projectId,
    before: { sharesVoice },
    after: { sharesVoice: shares },
  });
}
