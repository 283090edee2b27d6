import { eq } from 'drizzle-orm';
import { isoDate } from '../../shared/format/dates.ts';
import type { CheckDocument } from '../../shared/verifications/schemas.ts';
import { mustNameItsEnd, verificationMachine } from '../../shared/verifications/status.ts';
import { recordAct } from '../audit-log/recordAct.ts';
import { actorOf, type Context } from '../context.ts';
import { verificationDocuments, verificationRequests } from '../db/schema/index.ts';
import { unmarkVerified } from '../enterprises/verifiedStatus.ts';
import { invalid } from '../http/errors.ts';
import { requireTransition } from '../http/requireTransition.ts';
import { lockDocument } from './lockRequest.ts';

/**
 * Whoever holds the request says what a document is and whether it is good. Approvals given before are void, and a
 * verified enterprise whose document is refused is only active again. Raises 400 by field, NOT_ASSIGNED_TO_YOU, STALE,
 * WRONG_STATE while the contractor is asked for others. Answers the request's id.
 */
export async function checkDocument(tx: Context, fileId: string, form: CheckDocument): Promise<string> {
  const { document, name, request, enterprise } = await lockDocument(tx, fileId, form.version);
  // The database brings the request to the state that `check` leads to with the change of the document.
  const { to } = await requireTransition(tx, verificationMachine, 'check', request);
  const { status, kind } = form;
  if (status === 'Refused' && !form.reason) throw invalid({ reason: 'verifications.reasonRequired' });
  const expiresOn = status === 'Accepted' ? (form.expiresOn ?? null) : null;
  if (status === 'Accepted' && !expiresOn && mustNameItsEnd(kind))
    throw invalid({ expiresOn: 'verifications.dateRequired' });
  if (expiresOn && expiresOn < isoDate(tx.now)) throw invalid({ expiresOn: 'verifications.dateOver' });

  const after = { kind, status, reason: status === 'Refused' ? (form.reason ?? null) : null, expiresOn };
  await tx.db
    .update(verificationDocuments)
    .set({ ...after, checkedBy: actorOf(tx).id, checkedAt: tx.now })
    .where(eq(verificationDocuments.fileId, fileId));
  if (request.status !== to)
    await tx.db
      .update(verificationRequests)
      .set({ waitingSince: tx.now })
      .where(eq(verificationRequests.id, request.id));
  if (status === 'Refused') await unmarkVerified(tx, enterprise.id);
  await recordAct(tx, {
    action: 'check',
    entity: 'verifications',
    entityId: request.id,
    before: {
      document: name,
      kind: document.kind,
      status: document.status,
      reason: document.reason,
      expiresOn: document.expiresOn,
    },
    after: { document: name, ...after },
  });
  return request.id;
}
