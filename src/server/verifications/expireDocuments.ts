import { and, asc, eq, gte, inArray, lt, lte } from 'drizzle-orm';
import { formatDate, isoDate } from '../../shared/format/dates.ts';
import { canMove } from '../../shared/states/machine.ts';
import { documentMachine, reminderDue, soonUntil, verificationMachine } from '../../shared/verifications/status.ts';
import { type Context, inTransaction } from '../context.ts';
import { enterprises, verificationDocuments, verificationRequests } from '../db/schema/index.ts';
import { draftsTo } from '../enterprises/draftsTo.ts';
import { unmarkVerified } from '../enterprises/verifiedStatus.ts';
import { eachAlone } from '../jobs/eachAlone.ts';
import { type MessageDraft, queueMessages } from '../messages/queueMessages.ts';
import type { Enterprise } from '../payments/lockPayment.ts';
import { fr } from '../texts.ts';
import { lockRequest } from './lockRequest.ts';

/**
 * What the calendar does to documents: those whose last day is over are Expired and their request waits for the
 * contractor, who is told; 30 and 7 days before they are reminded, once each. A job: run again, it does nothing twice.
 */
export async function expireDocuments(ctx: Context): Promise<void> {
  await eachAlone([expireEnded, remind], (act) => act(ctx));
}

async function expireEnded(ctx: Context): Promise<void> {
  const ended = await acceptedDocuments(ctx, lt(verificationDocuments.expiresOn, isoDate(ctx.now)));
  const requestIds = new Set(ended.map(({ document }) => document.requestId));
  await eachAlone(requestIds, (requestId) => inTransaction(ctx, (tx) => expireOf(tx, requestId)));
}

function acceptedDocuments(ctx: Context, ends: ReturnType<typeof lt> | undefined) {
  return ctx.db
    .select({ document: verificationDocuments, enterprise: enterprises })
    .from(verificationDocuments)
    .innerJoin(verificationRequests, eq(verificationRequests.id, verificationDocuments.requestId))
    .innerJoin(enterprises, eq(enterprises.id, verificationRequests.enterpriseId))
    .where(and(inArray(verificationDocuments.status, documentMachine.transitions.expire.from), ends))
    .orderBy(asc(verificationDocuments.expiresOn));
}

async function expireOf(tx: Context, requestId: string): Promise<void> {
  const { request, enterprise } = await lockRequest(tx, requestId);
  const ended = await tx.db
    .update(verificationDocuments)
    .set({ status: documentMachine.transitions.expire.to })
    .where(
      and(
        eq(verificationDocuments.requestId, requestId),
        inArray(verificationDocuments.status, documentMachine.transitions.expire.from),
        lt(verificationDocuments.expiresOn, isoDate(tx.now)),
      ),
    )
    .returning();
  if (ended.length === 0) return;
  if (canMove(verificationMachine, 'expire', request.status))
    await tx.db
      .update(verificationRequests)
      .set({ status: verificationMachine.transitions.expire.to, waitingSince: tx.now })
      .where(eq(verificationRequests.id, requestId));
  await unmarkVerified(tx, enterprise.id);
  for (const document of ended)
    await queueMessages(tx, await about(tx, enterprise, document, 'documentEnded', 'ended'));
}

async function remind(ctx: Context): Promise<void> {
  const soon = await acceptedDocuments(
    ctx,
    and(
      gte(verificationDocuments.expiresOn, isoDate(ctx.now)),
      lte(verificationDocuments.expiresOn, soonUntil(ctx.now)),
    ),
  );
  await eachAlone(soon, async ({ document, enterprise }) => {
    const days = reminderDue(document.expiresOn ?? '', ctx.now);
    await inTransaction(ctx, async (tx) =>
      queueMessages(tx, await about(tx, enterprise, document, 'documentEndsSoon', String(days))),
    );
  });
}

type Document = typeof verificationDocuments.$inferSelect;

function about(
  tx: Context,
  enterprise: Enterprise,
  { fileId, kind, expiresOn }: Document,
  template: 'documentEnded' | 'documentEndsSoon',
  occasion: string,
): Promise<MessageDraft[]> {
  return draftsTo(tx, enterprise, {
    template,
    dedupeKey: `document:${fileId}:${expiresOn}:${occasion}`,
    params: {
      enterprise: enterprise.name,
      kind: fr(`verifications.kind.${kind}`),
      end: formatDate(expiresOn ?? tx.now),
      link: `${tx.config.APP_URL}/gestion-de-compte/profil`,
    },
  });
}
