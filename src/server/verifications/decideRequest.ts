import { eq } from 'drizzle-orm';
import type { DecideVerification } from '../../shared/verifications/schemas.ts';
import { mustBeReplaced, obstacleToApproval, verificationMachine } from '../../shared/verifications/status.ts';
import { recordAct } from '../audit-log/recordAct.ts';
import { actorOf, type Context } from '../context.ts';
import { verificationRequests } from '../db/schema/index.ts';
import { draftsTo } from '../enterprises/draftsTo.ts';
import { markVerified, unmarkVerified } from '../enterprises/verifiedStatus.ts';
import { invalid, refused } from '../http/errors.ts';
import { requireTransition } from '../http/requireTransition.ts';
import { queueMessages } from '../messages/queueMessages.ts';
import type { Enterprise } from '../payments/lockPayment.ts';
import { fr } from '../texts.ts';
import { documentsOf, lockRequest, type VerificationRow } from './lockRequest.ts';

type Change = Partial<VerificationRow> & Pick<VerificationRow, 'status'>;

/**
 * The three decisions on a request. Its holder recommends it or sends it back; anybody else of sales, or an admin, then
 * approves it or sends it back. Raises STALE, WRONG_STATE, NOT_ASSIGNED_TO_YOU, DOCUMENTS_NOT_READY, and SAME_PERSON
 * for who recommended it.
 */
export async function decideRequest(tx: Context, id: string, form: DecideVerification): Promise<string> {
  const { request, enterprise } = await lockRequest(tx, id, form.version);
  const change = await changeBy(tx, request, form);
  await tx.db
    .update(verificationRequests)
    .set({ ...change, waitingSince: tx.now })
    .where(eq(verificationRequests.id, id));
  await recordAct(tx, {
    action: form.decision,
    entity: 'verifications',
    entityId: id,
    before: { status: request.status },
    after: { status: change.status, ...(change.reason ? { reason: change.reason } : {}) },
  });
  if (form.decision === 'approve') await approved(tx, enterprise, request);
  if (form.decision === 'refuse') await returned(tx, enterprise, request, form);
  return id;
}

async function changeBy(tx: Context, request: VerificationRow, form: DecideVerification): Promise<Change> {
  const actorId = actorOf(tx).id;
  const { to: status } = await requireTransition(tx, verificationMachine, form.decision, request);
  switch (form.decision) {
    case 'recommend':
      await requireReady(tx, request.id);
      return { status, recommendedBy: actorId, recommendedAt: tx.now, reason: null };
    case 'approve':
      if (request.recommendedBy === actorId) throw refused('SAME_PERSON', 'verifications.samePerson');
      await requireReady(tx, request.id);
      return { status, approvedBy: actorId, approvedAt: tx.now };
    case 'refuse':
      if (!form.reason) throw invalid({ reason: 'verifications.reasonRequired' });
      return {
        status,
        reason: form.reason,
        recommendedBy: null,
        recommendedAt: null,
        approvedBy: null,
        approvedAt: null,
      };
  }
}

async function requireReady(tx: Context, requestId: string): Promise<void> {
  const obstacle = obstacleToApproval((await documentsOf(tx, requestId)).map(({ document }) => document));
  if (obstacle) throw refused('DOCUMENTS_NOT_READY', `verifications.obstacle.${obstacle}`);
}

async function approved(tx: Context, enterprise: Enterprise, { id }: VerificationRow): Promise<void> {
  await markVerified(tx, enterprise.id);
  const occasion = {
    template: 'enterpriseVerified',
    dedupeKey: `verified:${id}:${tx.now.getTime()}`,
    params: { enterprise: enterprise.name, link: `${tx.config.APP_URL}/gestion-de-compte/profil` },
  } as const;
  await queueMessages(tx, await draftsTo(tx, enterprise, occasion));
}

/** Tells the contractor why, and which documents to send again. */
async function returned(
  tx: Context,
  enterprise: Enterprise,
  { id }: VerificationRow,
  { reason = '', version }: DecideVerification,
): Promise<void> {
  await unmarkVerified(tx, enterprise.id);
  const again = (await documentsOf(tx, id)).filter(({ document }) => mustBeReplaced(document.status));
  const kinds = new Set(again.map(({ document }) => fr(`verifications.kind.${document.kind}`)));
  const list = again.map(({ document, file }) =>
    fr('verifications.documentToSend', {
      kind: fr(`verifications.kind.${document.kind}`),
      name: file.name,
      reason: document.reason ?? fr(`verifications.state.${document.status}`),
    }),
  );
  const occasion = {
    template: 'documentsRefused',
    dedupeKey: `documentsRefused:${id}:${version}`,
    params: {
      enterprise: enterprise.name,
      reason,
      kinds: [...kinds].join(', ') || reason,
      documents: list.length > 0 ? `\n\n${list.join('\n')}` : '',
      link: `${tx.config.APP_URL}/gestion-de-compte/profil`,
    },
  } as const;
  await queueMessages(tx, await draftsTo(tx, enterprise, occasion));
}
