import { and, eq, gte, inArray, sql } from 'drizzle-orm';
import { messageMachine } from '../../shared/messages/status.ts';
import { type Context, inTransaction } from '../context.ts';
import { messages } from '../db/schema/index.ts';
import type { DeliveryReport } from './provider.ts';

/** A report may come before the answer to our own request is written. */
const EARLY_SECONDS = 30;
/** Reports are about young messages; the index by time finds those. */
const REPORTED_WITHIN_MS = 31 * 86_400_000;

/**
 * Takes a delivery report (design §7): `Sent` becomes `Delivered` or `Failed`, and nothing ever goes back. A report
 * about nothing we know is ignored; while an SMS to that phone is being sent it is read once more, half a minute later.
 */
export async function receiveReport(ctx: Context, provider: string, report: DeliveryReport): Promise<void> {
  if (report.state === 'Sent' || (await applyReport(ctx, provider, report))) return;
  const isEarly = await ctx.db.$count(
    messages,
    and(eq(messages.provider, provider), eq(messages.status, 'Sending'), isTo(report.recipient), isYoung(ctx)),
  );
  if (isEarly === 0) return;
  await inTransaction(ctx, (tx) => tx.jobs.enqueue(tx.db, 'messages.report', [{ provider, report }], EARLY_SECONDS));
}

/** False where no message of ours is meant. */
export async function applyReport(ctx: Context, provider: string, report: DeliveryReport): Promise<boolean> {
  const isMeant = and(
    eq(messages.provider, provider),
    eq(messages.providerMessageId, report.providerMessageId),
    isTo(report.recipient),
    isYoung(ctx),
  );
  if (report.state !== 'Sent') {
    await ctx.db
      .update(messages)
      .set({ status: report.state, lastError: report.state === 'Failed' ? `${provider}: ${report.reason}` : null })
      .where(and(isMeant, inArray(messages.status, messageMachine.transitions.report.from)));
  }
  return (await ctx.db.$count(messages, isMeant)) > 0;
}

const isTo = (digits: string) => sql`regexp_replace(${messages.recipient}, '\\D', '', 'g') = ${digits}`;
const isYoung = ({ now }: Context) => gte(messages.createdAt, new Date(now.getTime() - REPORTED_WITHIN_MS));
