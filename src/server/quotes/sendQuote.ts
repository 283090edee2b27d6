import { and, eq, inArray } from 'drizzle-orm';
import { formatGnf } from '../../shared/format/money.ts';
import type { SendQuote } from '../../shared/quotes/schemas.ts';
import { quoteMachine } from '../../shared/quotes/status.ts';
import { recordAct } from '../audit-log/recordAct.ts';
import type { Context } from '../context.ts';
import { enterprises, quotes } from '../db/schema/index.ts';
import { requireFresh } from '../editing/requireFresh.ts';
import { invalid, refused } from '../http/errors.ts';
import { requireState } from '../http/requireTransition.ts';
import type { LockedLead } from '../leads/lockLead.ts';
import { moveLead } from '../leads/moveLead.ts';
import { draftsToClient } from '../messages/draftsToClient.ts';
import { maskedTrackingLink } from '../messages/maskedTrackingLink.ts';
import { type MessageDraft, queueMessages } from '../messages/queueMessages.ts';
import { setNextStep } from '../steps/setNextStep.ts';
import { wholeQuote } from './content.ts';
import { hashOfQuote } from './hashOfQuote.ts';
import { lockOwnQuote, type Quote } from './lockQuote.ts';
import { nextQuoteNumber } from './quoteNumber.ts';
import { requireDays, requireQuotable } from './writeQuote.ts';

type Enterprise = typeof enterprises.$inferSelect;

const { send, supersede } = quoteMachine.transitions;

/**
 * Sends a draft (design §10): it gets its number and the hash of its content and changes no more, the version before is
 * superseded, the lead is quoted, the client is told. Gives its id. Raises 404, ENTERPRISE_NOT_ACTIVE for a suspended
 * enterprise, WRONG_STATE, STALE where it is not the draft that was read, and 400 for days that are over and for a
 * quote on paper without its photo.
 */
export async function sendQuote(tx: Context, id: string, { updatedAt }: SendQuote): Promise<string> {
  const { quote, lead, project } = await lockOwnQuote(tx, id);
  const enterprise = await readSender(tx, quote);
  requireState(quoteMachine, 'send', quote.status);
  await requireFresh(tx, 'quotes', quote, updatedAt);
  requireQuotable({ lead, project });
  requireDays(tx, quote);
  const whole = await wholeQuote(tx, quote);
  if (quote.isPaper && whole.files.length === 0) throw invalid({ files: 'quotes.photoRequired' });

  await supersedeFormer(tx, quote);
  const number = quote.number ?? (await nextQuoteNumber(tx, lead.enterpriseId));
  const contentHash = hashOfQuote({ ...whole, quote: { ...quote, number } });
  const sent = { status: send.to, number, contentHash, sentAt: tx.now, updatedAt: tx.now };
  await tx.db.update(quotes).set(sent).where(eq(quotes.id, id));
  await recordAct(tx, {
    action: 'send',
    entity: 'quotes',
    entityId: id,
    before: { status: quote.status },
    after: { status: send.to, number, version: quote.version, total: quote.total, contentHash },
  });
  await moveLead(tx, lead, 'quote');
  await setNextStep(tx, project.id);
  await queueMessages(tx, toClient(tx, { ...quote, number }, { enterprise, project }));
  return id;
}

async function supersedeFormer(tx: Context, { id, leadId }: Quote): Promise<void> {
  const former = await tx.db
    .update(quotes)
    .set({ status: supersede.to, updatedAt: tx.now })
    .where(and(eq(quotes.leadId, leadId), inArray(quotes.status, [...supersede.from])))
    .returning({ id: quotes.id });
  for (const { id: entityId } of former)
    await recordAct(tx, { action: 'supersede', entity: 'quotes', entityId, after: { by: id } });
}

/** Whose quote it is. Whoever an admin suspended offers nothing more; what was sent before stands. */
async function readSender(tx: Context, { enterpriseId }: Quote): Promise<Enterprise> {
  const [enterprise] = await tx.db.select().from(enterprises).where(eq(enterprises.id, enterpriseId));
  if (!enterprise) throw new Error(`Enterprise ${enterpriseId} of a quote is not there`);
  if (enterprise.status === 'Suspended') throw refused('ENTERPRISE_NOT_ACTIVE', 'quotes.enterpriseSuspended');
  return enterprise;
}

function toClient(
  tx: Context,
  quote: Quote,
  { enterprise, project }: { enterprise: Enterprise; project: LockedLead['project'] },
): MessageDraft[] {
  return draftsToClient(project, {
    template: 'quoteSent',
    dedupeKey: `quoteSent:${quote.id}`,
    params: {
      enterprise: enterprise.name,
      number: quote.number ?? '',
      amount: formatGnf(quote.total),
      link: maskedTrackingLink(tx.config),
    },
  });
}
