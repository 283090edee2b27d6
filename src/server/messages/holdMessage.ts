import { and, eq, gte, ne, or, sql } from 'drizzle-orm';
import { formatDateTime } from '../../shared/format/dates.ts';
import { messageMachine } from '../../shared/messages/status.ts';
import type { Context } from '../context.ts';
import { messages } from '../db/schema/index.ts';
import { fr } from '../texts.ts';
import { endOfQuiet, isStale, isUrgent, nextMorning, shareOfCap, startOfDay } from './sendingRules.ts';

type Message = typeof messages.$inferSelect;
type Reason = 'quietHours' | 'dailyCap' | 'recipientCap';

export interface Hold {
  reason: Reason;
  until: Date;
}

/** Longer than a message waits: keeps the count of a day within the newest rows, which an index gives. */
const WAITS_AT_MOST_MS = 31 * 86_400_000;

/**
 * Why this SMS must wait, and until when; undefined where it may go now (design §7). Takes a lock for the rest of the
 * transaction, so that several workers together pass no cap.
 */
export async function holdOn(tx: Context, message: Message): Promise<Hold | undefined> {
  if (message.channel !== 'sms') return undefined;
  const { SMS_QUIET_HOURS: quiet, ...caps } = tx.config;
  const quietUntil = isUrgent(message.template) ? undefined : endOfQuiet(tx.now, quiet);
  if (quietUntil) return { reason: 'quietHours', until: quietUntil };
  const spent = await spentToday(tx, message);
  const passes = (used: number, cap: number) => used + message.segments > shareOfCap(cap, message.template);
  const until = nextMorning(tx.now, quiet);
  if (passes(spent.all, caps.SMS_DAILY_SEGMENTS)) return { reason: 'dailyCap', until };
  if (passes(spent.recipient, caps.SMS_DAILY_SEGMENTS_PER_RECIPIENT)) return { reason: 'recipientCap', until };
  return undefined;
}

/** Leaves the message queued, says why, and comes again; what would then be of no use is given up, for staff to see. */
export async function postpone(tx: Context, message: Message, { reason, until }: Hold): Promise<void> {
  const isUseless = isStale(message, until);
  const lastError = fr(`messages.held.${reason}`, { until: formatDateTime(until) });
  await tx.db
    .update(messages)
    .set({ lastError, ...(isUseless ? { status: messageMachine.transitions.giveUp.to } : {}) })
    .where(and(eq(messages.id, message.id), eq(messages.status, 'Queued')));
  if (isUseless) return;
  const seconds = Math.ceil((until.getTime() - tx.now.getTime()) / 1000);
  await tx.jobs.enqueue(tx.db, 'messages.send', [{ messageId: message.id }], seconds);
}

/**
 * Segments that are on their way or were taken by a provider since 00:00: what is paid. A refused one costs nothing.
 */
async function spentToday(tx: Context, { id, recipient }: Message): Promise<{ all: number; recipient: number }> {
  await tx.db.execute(sql`select pg_advisory_xact_lock(hashtext('messages.caps'))`);
  const day = startOfDay(tx.now);
  const sum = sql`sum(${messages.segments})`;
  const [spent] = await tx.db
    .select({
      all: sql<number>`coalesce(${sum}, 0)::int`,
      recipient: sql<number>`coalesce(${sum} filter (where ${messages.recipient} = ${recipient}), 0)::int`,
    })
    .from(messages)
    .where(
      and(
        eq(messages.channel, 'sms'),
        gte(messages.createdAt, new Date(day.getTime() - WAITS_AT_MOST_MS)),
        gte(messages.sendingSince, day),
        ne(messages.id, id),
        or(
          sql`${messages.status} in ('Sending', 'Sent', 'Delivered', 'Uncertain')`,
          sql`${messages.sentAt} is not null`,
        ),
      ),
    );
  return spent ?? { all: 0, recipient: 0 };
}
