import { and, asc, eq, gt, gte, inArray, isNotNull, lte, or } from 'drizzle-orm';
import { messageMachine } from '../../shared/messages/status.ts';
import type { Context } from '../context.ts';
import { messages } from '../db/schema/index.ts';
import type { MessageProvider, MessageProviders } from './provider.ts';
import { applyReport } from './receiveReport.ts';

const MINUTE_MS = 60_000;
/** How often the job runs; a message is asked about once at each of these ages. */
const SLOT_MS = 10 * MINUTE_MS;
const AGES_MS = [10, 60, 360, 1440, 4320].map((minutes) => minutes * MINUTE_MS);
/** A message may have waited for so long before it was sent. */
const WAITED_MS = 31 * 86_400_000;
const BATCH = 400;
const AT_ONCE = 4;

/**
 * Asks the SMS provider how far the messages are of which it has not told the end: after ten minutes, an hour, six
 * hours, one day and three. Finds lost delivery reports. The moment is counted in slots of ten minutes, so that each
 * age is asked about once whenever the job runs in its slot. Raises where the provider does not answer.
 */
export async function reconcileDeliveries(ctx: Context, { sms: provider }: MessageProviders): Promise<void> {
  if (!provider.readDelivery) return;
  const slot = Math.floor(ctx.now.getTime() / SLOT_MS) * SLOT_MS;
  const due = await ctx.db
    .select({ id: messages.providerMessageId, recipient: messages.recipient })
    .from(messages)
    .where(
      and(
        eq(messages.channel, 'sms'),
        inArray(messages.status, messageMachine.transitions.report.from),
        eq(messages.provider, provider.name),
        isNotNull(messages.providerMessageId),
        gte(messages.createdAt, new Date(slot - WAITED_MS)),
        or(...AGES_MS.map((age) => isSentBetween(slot - age - SLOT_MS, slot - age))),
      ),
    )
    .orderBy(asc(messages.sentAt))
    .limit(BATCH);
  const waiting = [...due];
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      if (next.id) await readOne(ctx, provider, { providerMessageId: next.id, recipient: next.recipient });
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
}

async function readOne(
  ctx: Context,
  provider: MessageProvider,
  sent: { providerMessageId: string; recipient: string },
): Promise<void> {
  const state = await provider.readDelivery?.(sent);
  if (!state || state === 'Sent') return;
  const recipient = sent.recipient.replace(/\D/g, '');
  await applyReport(ctx, provider.name, { ...sent, recipient, state, reason: 'status' });
}

const isSentBetween = (after: number, until: number) =>
  and(gt(messages.sentAt, new Date(after)), lte(messages.sentAt, new Date(until)));
