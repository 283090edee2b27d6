import { eq } from 'drizzle-orm';
import { type DocumentKind, verificationMachine } from '../../shared/verifications/status.ts';
import { recordAct } from '../audit-log/recordAct.ts';
import { actorOf, type Context } from '../context.ts';
import { verificationDocuments } from '../db/schema/index.ts';
import { notFound, refused } from '../http/errors.ts';
import { requireTransition } from '../http/requireTransition.ts';
import { lockDocument } from './lockRequest.ts';

/**
 * The contractor says what a document of theirs is, which was guessed from the name of its file. Once somebody has
 * judged it, that person's word holds. Raises 404 for another enterprise's, WRONG_STATE for a judged one. Answers the
 * enterprise's id.
 */
export async function classifyDocument(tx: Context, fileId: string, kind: DocumentKind): Promise<string> {
  const { document, name, request, enterprise } = await lockDocument(tx, fileId);
  if (enterprise.id !== actorOf(tx).enterpriseId) throw notFound();
  await requireTransition(tx, verificationMachine, 'classify', request);
  if (document.status !== 'ToCheck') throw refused('WRONG_STATE', 'verifications.judged');
  // Nothing is changed: neither the approvals nor the version that somebody looks at are void.
  if (document.kind === kind) return enterprise.id;
  await tx.db.update(verificationDocuments).set({ kind }).where(eq(verificationDocuments.fileId, fileId));
  await recordAct(tx, {
    action: 'classify',
    entity: 'verifications',
    entityId: request.id,
    before: { document: name, kind: document.kind },
    after: { document: name, kind },
  });
  return enterprise.id;
}
