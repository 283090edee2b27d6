import { and, eq, gte, ne, or, sql } from 'drizzle-orm';
import { formatDateTime } from '../../shared/format/dates.ts';
import { messageMachine } from '../../shared/messages/status.ts';
import type { Context } from '../context.ts';
import { messages } from '../db/schema/index.ts';
import { fr } from '../texts.ts';
import { isForStaff } from './isForStaff.ts';
import { endOfQuiet, isStale, nextMorning, type Priority, shareOfCap, startOfDay } from './sendingRules.ts';
import { classOf } from './templates.ts';
import { passedBound, type VisitorBound } from './visitorBounds.ts';

type Message = typeof messages.$inferSelect;
type Reason = 'quietHours' | 'dailyCap' | 'recipientCap' | VisitorBound;

export interface Hold {
  reason: Reason;
  /** Undefined where it is not sent at all, unless staff send it. */
  until: Date | undefined;
}

/** Longer than a message waits: keeps the count of a day within the newest rows, which an index gives. */
const WAITS_AT_MOST_MS = 31 * 86_400_000;

/**
 * Why this message must not go now, and until when; undefined where it may (design §7, §12). Takes a lock for the rest
 * of the transaction, so that several workers together pass no cap.
 */
export async function holdOn(tx: Context, message: Message): Promise<Hold | undefined> {
  if (message.channel !== 'sms' && message.originNetwork === null) return undefined;
  const { SMS_QUIET_HOURS: quiet } = tx.config;
  const quietUntil = keepsQuietHours(message) ? endOfQuiet(tx.now, quiet) : undefined;
  if (quietUntil) return { reason: 'quietHours', until: quietUntil };
  await tx.db.execute(sql`select pg_advisory_xact_lock(hashtext('messages.caps'))`);
  const bound = await passedBound(tx, message);
  if (bound) return { reason: bound, until: undefined };
  const cap = message.channel === 'sms' ? await passedCap(tx, message) : undefined;
  return cap && { reason: cap, until: nextMorning(tx.now, quiet) };
}

const keepsQuietHours = ({ channel, template }: Message): boolean =>
  channel === 'sms' && classOf(template) === 'announcement';

async function passedCap(tx: Context, message: Message): Promise<'dailyCap' | 'recipientCap' | undefined> {
  const { SMS_DAILY_SEGMENTS, SMS_DAILY_SEGMENTS_PER_RECIPIENT } = tx.config;
  const spent = await spentToday(tx, message);
  const passed = (priority: Priority) => {
    const passes = (used: number, cap: number) => used + message.segments > shareOfCap(cap, priority);
    if (passes(spent.all, SMS_DAILY_SEGMENTS)) return 'dailyCap';
    return passes(spent.recipient, SMS_DAILY_SEGMENTS_PER_RECIPIENT) ? 'recipientCap' : undefined;
  };
  const cap = passed(priorityOf(message));
  // Asked only where it decides.
  return cap && classOf(message.template) === 'essential' && (await isForStaff(tx, message)) ? passed('staff') : cap;
}

const priorityOf = ({ template, originNetwork }: Message): Priority => {
  const own = classOf(template);
  return own === 'service' && originNetwork !== null ? 'fromVisitor' : own;
};

/**
 * Says why a message does not go now. What comes again later stays queued; what would then be of no use, and what a
 * visitor caused beyond the bounds, is given up, for staff to see and to send again where they want it.
 */
export async function postpone(tx: Context, message: Message, { reason, until }: Hold): Promise<void> {
  const isGivenUp = until === undefined || isStale(message, until);
  const lastError = fr(`messages.held.${reason}`, until ? { until: formatDateTime(until) } : {});
  await tx.db
    .update(messages)
    .set({ lastError, ...(isGivenUp ? { status: messageMachine.transitions.giveUp.to } : {}) })
    .where(and(eq(messages.id, message.id), eq(messages.status, 'Queued')));
  if (isGivenUp) return;
  const seconds = Math.ceil((until.getTime() - tx.now.getTime()) / 1000);
  await tx.jobs.enqueue(tx.db, 'messages.send', [{ messageId: message.id }], seconds);
}

/**
 * Segments that are on their way or were taken by a provider since 00:00: what is paid. A refused one costs nothing.
 */
async function spentToday(tx: Context, { id, recipient }: Message): Promise<{ all: number; recipient: number }> {
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
