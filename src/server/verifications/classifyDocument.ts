import { eq } from 'drizzle-orm';
import type { DocumentKind } from '../../shared/verifications/status.ts';
import { verificationMachine } from '../../shared/verifications/status.ts';
import { recordAct } from '../audit-log/recordAct.ts';
import { actorOf, type Context } from '../context.ts';
import { files, verificationDocuments } from '../db/schema/index.ts';
import { notFound, refused } from '../http/errors.ts';
import { requireTransition } from '../http/requireTransition.ts';
import { lockRequest } from './lockRequest.ts';

/**
 * The contractor says what a document of theirs is, which was guessed from the name of its file. Once somebody has
 * judged it, that person's word holds. Raises 404 for another enterprise's, WRONG_STATE for a judged one. Answers the
 * enterprise's id.
 */
export async function classifyDocument(tx: Context, fileId: string, kind: DocumentKind): Promise<string> {
  const sent = await findOwn(tx, fileId);
  const { request } = await lockRequest(tx, sent.document.requestId);
  await requireTransition(tx, verificationMachine, 'classify', request);
  // As it is now that nobody else can change it.
  const { document, name, enterpriseId } = await findOwn(tx, fileId);
  if (document.status !== 'ToCheck') throw refused('WRONG_STATE', 'verifications.judged');
  // Nothing is changed: neither the approvals nor the version that somebody looks at are void.
  if (document.kind === kind) return enterpriseId;
  await tx.db.update(verificationDocuments).set({ kind }).where(eq(verificationDocuments.fileId, fileId));
  await recordAct(tx, {
    action: 'classify',
    entity: 'verifications',
    entityId: request.id,
    before: { document: name, kind: document.kind },
    after: { document: name, kind },
  });
  return enterpriseId;
}

async function findOwn(tx: Context, fileId: string) {
  const [found] = await tx.db
    .select({ document: verificationDocuments, name: files.name, enterpriseId: files.enterpriseId })
    .from(verificationDocuments)
    .innerJoin(files, eq(files.id, verificationDocuments.fileId))
    .where(eq(verificationDocuments.fileId, fileId));
  if (!found?.enterpriseId || found.enterpriseId !== actorOf(tx).enterpriseId) throw notFound();
  return { ...found, enterpriseId: found.enterpriseId };
}
