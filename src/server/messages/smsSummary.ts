import { and, desc, eq, isNotNull, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type * as z from 'zod/mini';
import { isoDate, monthOf } from '../../shared/format/dates.ts';
import type { smsSummary } from '../../shared/messages/views.ts';
import type { Context } from '../context.ts';
import { messageDays, messages } from '../db/schema/index.ts';
import { Refusal } from '../http/errors.ts';
import { fr } from '../texts.ts';
import { ProviderFailure } from './adapters/providerFailure.ts';
import type { MessageProvider } from './provider.ts';

type Summary = z.infer<typeof smsSummary>;

/**
 * The SMS figures of an admin (specification §2.6, §9): counted from the figures by day of our rows, credit and
 * purchases from the provider. Sent is what a provider was asked to send and whose end or way is known; failed is
 * undelivered, rejected or given up; what a bound of ours held back was never sent. Raises 503 where the provider does
 * not tell.
 */
export async function readSmsSummary(ctx: Context, provider: MessageProvider): Promise<Summary> {
  const counter = await countSms(ctx);
  const { balance, purchases } = await readAccount(ctx, provider);
  return { counter, account: { balance, provider: provider.name }, purchases };
}

async function readAccount(ctx: Context, provider: MessageProvider) {
  if (!provider.readAccount) throw new Refusal(503, fr('messages.noAccount'));
  try {
    const { balance, purchases } = await provider.readAccount({ now: ctx.now });
    return { balance, purchases: purchases.toSorted(newestFirst) };
  } catch (error) {
    if (error instanceof ProviderFailure) throw new Refusal(503, fr('messages.noAccount'));
    throw error;
  }
}

const none = { totalSent: 0, totalDelivered: 0, totalFailed: 0, sentToday: 0, sentThisMonth: 0 };

async function countSms(ctx: Context): Promise<Summary['counter']> {
  const sum = (column: PgColumn, since?: string) =>
    since
      ? sql<number>`coalesce(sum(${column}) filter (where ${messageDays.day} >= ${since}), 0)::int`
      : sql<number>`coalesce(sum(${column}), 0)::int`;
  const [counted] = await ctx.db
    .select({
      totalSent: sum(messageDays.sent),
      totalDelivered: sum(messageDays.delivered),
      totalFailed: sum(messageDays.failed),
      sentToday: sum(messageDays.sent, isoDate(ctx.now)),
      sentThisMonth: sum(messageDays.sent, monthOf(ctx.now)),
    })
    .from(messageDays)
    .where(eq(messageDays.channel, 'sms'));
  const { totalSent, totalDelivered, totalFailed, sentToday, sentThisMonth } = counted ?? none;
  const [last] = await ctx.db
    .select({ sentAt: messages.sendingSince })
    .from(messages)
    .where(and(eq(messages.channel, 'sms'), isNotNull(messages.sendingSince)))
    .orderBy(desc(messages.sendingSince))
    .limit(1);
  const readUtc = ctx.now.toISOString();
  return {
    totalSent,
    totalDelivered,
    totalFailed,
    sentToday,
    sentThisMonth,
    lastUpdatedUtc: last?.sentAt?.toISOString() ?? readUtc,
    readUtc,
  };
}

/** Dates come as each provider writes them; what is no date stays where the provider put it. */
function newestFirst(one: { purchase_at: string }, other: { purchase_at: string }): number {
  return Date.parse(other.purchase_at) - Date.parse(one.purchase_at) || 0;
}
