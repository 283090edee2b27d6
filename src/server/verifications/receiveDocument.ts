import { and, eq } from 'drizzle-orm';
import { type DocumentKind, guessKind, mayBeReplaced, verificationMachine } from '../../shared/verifications/status.ts';
import type { Context } from '../context.ts';
import { enterprises, files, verificationDocuments, verificationRequests } from '../db/schema/index.ts';
import { notFound, refused } from '../http/errors.ts';

/** What the new document takes over from the one in whose place it comes. */
export interface Replaced {
  slot: number;
  kind: DocumentKind;
  reason: string | null;
}

/**
 * Takes a document of the enterprise away that was refused, has expired or soon will, for another to come in its place;
 * its bytes go with the nightly cleaning. The enterprise is held by the caller. Raises 404, and WRONG_STATE for one
 * that nobody asked to be sent again.
 */
export async function takeAway(tx: Context, enterpriseId: string, fileId: string): Promise<Replaced> {
  const [found] = await tx.db
    .select({ document: verificationDocuments, slot: files.slot })
    .from(verificationDocuments)
    .innerJoin(files, eq(files.id, verificationDocuments.fileId))
    .where(and(eq(files.id, fileId), eq(files.enterpriseId, enterpriseId)));
  if (!found) throw notFound();
  const { kind, reason } = found.document;
  if (!mayBeReplaced(found.document, tx.now)) throw refused('WRONG_STATE', 'verifications.notToReplace');
  await tx.db.delete(files).where(eq(files.id, fileId));
  return { slot: found.slot, kind, reason };
}

/**
 * Puts a document of an enterprise into its verification request, which is opened with the first and waits for staff
 * from now on.
 */
export async function receiveDocument(
  tx: Context,
  enterpriseId: string,
  file: { id: string; name: string },
  replaced: Replaced | undefined,
): Promise<void> {
  const request = await openRequest(tx, enterpriseId);
  await tx.db.insert(verificationDocuments).values({
    fileId: file.id,
    requestId: request.id,
    kind: replaced?.kind ?? guessKind(file.name),
    formerReason: replaced?.reason ?? null,
  });
  const { resubmit } = verificationMachine.transitions;
  if (request.status === resubmit.to) return;
  // The approvals went with the change; what was said at the refusal is answered.
  await tx.db
    .update(verificationRequests)
    .set({ status: resubmit.to, waitingSince: tx.now, reason: null })
    .where(eq(verificationRequests.id, request.id));
}

/** The request of the enterprise, held; opened for the agent who follows it. */
async function openRequest(tx: Context, enterpriseId: string) {
  const [enterprise] = await tx.db
    .select({ holderId: enterprises.assignedAgentId })
    .from(enterprises)
    .where(eq(enterprises.id, enterpriseId));
  await tx.db
    .insert(verificationRequests)
    .values({ enterpriseId, holderId: enterprise?.holderId ?? null, waitingSince: tx.now, createdAt: tx.now })
    .onConflictDoNothing({ target: verificationRequests.enterpriseId });
  const [request] = await tx.db
    .select()
    .from(verificationRequests)
    .where(eq(verificationRequests.enterpriseId, enterpriseId))
    .for('update');
  if (!request) throw new Error('The verification request was not written');
  return request;
}
