import { and, eq, gte, inArray, isNotNull, ne, notInArray, or, type SQL, sql } from 'drizzle-orm';
import { formatDateTime } from '../../shared/format/dates.ts';
import { NO_ID } from '../../shared/ids.ts';
import { messageMachine } from '../../shared/messages/status.ts';
import type { Context } from '../context.ts';
import { messages, quotes } from '../db/schema/index.ts';
import { together } from '../db/together.ts';
import { readFollowUpRules } from '../steps/rules.ts';
import { fr } from '../texts.ts';
import { isForStaff } from './isForStaff.ts';
import { endOfQuiet, isStale, nextMorning, type Priority, shareOfCap, startOfDay } from './sendingRules.ts';
import { classOf, essentialTemplates, type Template } from './templates.ts';
import { passedBound, type VisitorBound } from './visitorBounds.ts';

type Message = typeof messages.$inferSelect;
/** With where the client of the request it is about is reached; null for one about no request. */
export type Addressed = Message & { client: { sms: string; email: string | null } | null };
type Reason = 'quietHours' | 'dailyCap' | 'recipientCap' | RequestCap | VisitorBound;
type RequestCap = 'requestCap' | 'requestEmails' | 'quoteShare';

export interface Hold {
  reason: Reason;
  /** Undefined where it is not sent at all, unless staff send it. */
  until: Date | undefined;
}

/**
 * E-mails to a client about one request: more than a busy one has, and fewer than its contractors could cause by quotes
 * that are sent and taken back.
 */
const EMAILS_PER_REQUEST = 30;

/** Longer than a message waits: keeps the count of a day within the newest rows, which an index gives. */
const WAITS_AT_MOST_MS = 31 * 86_400_000;

/** Whether a cap holds for such messages: SMS, those that a visitor caused, e-mails that tell a client of a request. */
export const isBounded = ({ channel, originNetwork, template, recipient, client }: Addressed): boolean =>
  channel === 'sms' || originNetwork !== null || (client?.email === recipient && classOf(template) !== 'essential');

/** Held to the end of a transaction that claims messages which a cap holds: several workers together pass none. */
export async function lockCaps({ db }: Context): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtext('messages.caps'))`);
}

/**
 * Why this message must not go now, and until when; undefined where it may (design §7, §12). To be asked under
 * `lockCaps` where the message is bounded.
 */
export async function holdOn(tx: Context, message: Addressed): Promise<Hold | undefined> {
  if (!isBounded(message)) return undefined;
  const { SMS_QUIET_HOURS: quiet } = tx.config;
  const quietUntil = keepsQuietHours(message, tx.now) ? endOfQuiet(tx.now, quiet) : undefined;
  if (quietUntil) return { reason: 'quietHours', until: quietUntil };
  const [bound, requestCap, cap] = await together(
    passedBound(tx, message),
    passedRequestCap(tx, message),
    passedCap(tx, message),
  );
  const forGood = bound ?? requestCap;
  if (forGood) return { reason: forGood, until: undefined };
  return cap && { reason: cap, until: nextMorning(tx.now, quiet) };
}

/** Whoever caused a message is awake for so long after it. */
const AWAKE_MS = 15 * 60_000;

/** All but what is essential, and what somebody who is awake has just caused (design §11). */
const keepsQuietHours = ({ channel, template, originNetwork, createdAt }: Message, now: Date): boolean =>
  channel === 'sms' &&
  classOf(template) !== 'essential' &&
  (originNetwork === null || now.getTime() - createdAt.getTime() > AWAKE_MS);

/** That a request ended, and why: the last SMS of each request is kept for it. */
const endings: readonly string[] = ['requestCancelled', 'requestRejected'] satisfies Template[];

/** What a contractor causes as often as they send quotes and take them back. */
const aboutQuotes: readonly string[] = ['quoteSent', 'quoteWithdrawn'] satisfies Template[];

/** SMS about the quotes of one contractor for one request: the first quote, and what came of it. */
const SMS_PER_CONTRACTOR = 2;

/**
 * Whether the client of this request has had as many SMS, or e-mails, about it as they should (design §11); codes and
 * links go, why it ended finds a place (docs/decisions/0081), and so does the first quote of each contractor, who has
 * a share of the rest (docs/decisions/0156).
 */
async function passedRequestCap(tx: Context, message: Addressed): Promise<RequestCap | undefined> {
  const { id, channel, template, projectId, recipient, client } = message;
  if (!projectId || classOf(template) === 'essential') return undefined;
  if (client?.[channel] !== recipient) return undefined;
  const isAnother = and(
    eq(messages.projectId, projectId),
    eq(messages.recipient, recipient),
    eq(messages.channel, channel),
    ne(messages.id, id),
    or(inArray(messages.status, ['Sending', 'Sent', 'Delivered', 'Uncertain']), isNotNull(messages.sentAt)),
  );
  if (aboutQuotes.includes(template)) {
    const told = await countOfContractor(tx, message, isAnother);
    if (template === 'quoteSent' && told.quotes === 0) return undefined;
    if (channel === 'sms' && told.all >= SMS_PER_CONTRACTOR) return 'quoteShare';
  }
  const isEnd = endings.includes(template);
  // Codes and quotes take places of others, not the one of the end.
  const counted = isEnd
    ? and(isAnother, notInArray(messages.template, [...essentialTemplates, ...aboutQuotes]))
    : isAnother;
  const [sent, { smsPerRequest }] = await together(tx.db.$count(messages, counted), readFollowUpRules(tx.db));
  if (channel === 'email') return sent >= EMAILS_PER_REQUEST ? 'requestEmails' : undefined;
  const places = isEnd ? smsPerRequest : Math.max(1, smsPerRequest - 1);
  return sent >= places ? 'requestCap' : undefined;
}

/** Of these messages those about quotes for the lead that this one is about. */
async function countOfContractor({ db }: Context, { dedupeKey }: Message, isAnother: SQL | undefined) {
  const [, , quoteId = NO_ID] = dedupeKey.split(':');
  const leadId = db.select({ leadId: quotes.leadId }).from(quotes).where(eq(quotes.id, quoteId));
  const ofLead = db
    .select({ id: sql`${quotes.id}::text` })
    .from(quotes)
    .where(eq(quotes.leadId, leadId));
  const [told] = await db
    .select({
      all: sql<number>`count(*)::int`,
      quotes: sql<number>`(count(*) filter (where ${messages.template} = 'quoteSent'))::int`,
    })
    .from(messages)
    .where(
      and(
        isAnother,
        inArray(messages.template, [...aboutQuotes]),
        inArray(sql`split_part(${messages.dedupeKey}, ':', 3)`, ofLead),
      ),
    );
  return told ?? { all: 0, quotes: 0 };
}

async function passedCap(tx: Context, message: Message): Promise<'dailyCap' | 'recipientCap' | undefined> {
  if (message.channel !== 'sms') return undefined;
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
