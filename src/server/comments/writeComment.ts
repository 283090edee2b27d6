import { eq } from 'drizzle-orm';
import { mayEditComment } from '../../shared/comments/rules.ts';
import type { WriteComment } from '../../shared/comments/schemas.ts';
import { recordAct } from '../audit-log/recordAct.ts';
import { actorOf, type Context } from '../context.ts';
import { comments } from '../db/schema/index.ts';
import { forbidden, notFound, refused } from '../http/errors.ts';
import { lockIdentified } from '../projects/lockProject.ts';
import { requireVisible } from '../projects/readProject.ts';

/** An internal note on a project, by whoever of the staff may see it. Raises 403, 404, WRONG_STATE. */
export async function writeComment(tx: Context, { projectId, body }: WriteComment): Promise<string> {
  await requireVisible(tx, projectId);
  await lockIdentified(tx, projectId);
  const [comment] = await tx.db
    .insert(comments)
    .values({ projectId, authorId: actorOf(tx).id, body, createdAt: tx.now })
    .returning({ id: comments.id });
  if (!comment) throw new Error('The comment was not written');
  return comment.id;
}

/**
 * Its author corrects it for a quarter of an hour; the former words stay in the audit log. Raises 403, 404, TOO_LATE.
 */
export async function editComment(tx: Context, id: string, body: string): Promise<string> {
  const [comment] = await tx.db.select().from(comments).where(eq(comments.id, id)).for('update');
  if (!comment) throw notFound();
  await requireVisible(tx, comment.projectId);
  const { id: personId } = actorOf(tx);
  if (comment.authorId !== personId) throw forbidden();
  if (!mayEditComment(comment, personId, tx.now)) throw refused('TOO_LATE', 'comments.tooLate');
  if (comment.body === body) return id;
  await tx.db.update(comments).set({ body, editedAt: tx.now }).where(eq(comments.id, id));
  await recordAct(tx, {
    action: 'update',
    entity: 'comments',
    entityId: id,
    before: { body: comment.body },
    after: { body },
  });
  return id;
}
