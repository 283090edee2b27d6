import { and, eq, gte, isNull, max, type SQL } from 'drizzle-orm';
import { operatingStates } from '../../shared/enterprises/status.ts';
import { isoDate } from '../../shared/format/dates.ts';
import { NO_ID } from '../../shared/ids.ts';
import { type LeadStage, undecidedStages } from '../../shared/leads/status.ts';
import { quoteMachine } from '../../shared/quotes/status.ts';
import type { ReviewState } from '../../shared/reviews/status.ts';
import { packageReminderDue } from '../../shared/subscriptions/terms.ts';
import { reminderDue, type VerificationState } from '../../shared/verifications/status.ts';
import type { Context } from '../context.ts';
import { isOneOf } from '../db/literal.ts';
import {
  acceptances,
  enterprises,
  erasures,
  quotes,
  reviews,
  subscriptions,
  verificationDocuments,
  verificationRequests,
} from '../db/schema/index.ts';
import type { Template } from './templates.ts';

type Subscription = typeof subscriptions.$inferSelect;

/** Whether it is so still, by the parts of its occasion (the dedupe key) that follow channel and kind. */
type IsStill = (tx: Context, id: string, ...rest: string[]) => Promise<boolean>;

const awaitedStages: readonly LeadStage[] = [...undecidedStages, 'Unreachable'];

const verificationIs =
  (status: VerificationState): IsStill =>
  async ({ db }, id) =>
    (await db.$count(
      verificationRequests,
      and(eq(verificationRequests.id, id), eq(verificationRequests.status, status)),
    )) > 0;

/** It was neither decided on nor taken back, and its last day is not over. */
const isOnOffer: IsStill = async ({ db, now }, id) =>
  (await db.$count(
    quotes,
    and(
      eq(quotes.id, id),
      isOneOf(quotes.status, quoteMachine.transitions.accept.from),
      gte(quotes.validUntil, isoDate(now)),
    ),
  )) > 0;

const reviewIs =
  (status: ReviewState, besides?: SQL): IsStill =>
  async ({ db }, id) =>
    (await db.$count(reviews, and(eq(reviews.id, id), eq(reviews.status, status), besides))) > 0;

/** What is said of a record of its own, beside a request or without one: what is not named here stays true. */
const stillSo: Partial<Record<Template, IsStill>> = {
  /** The enterprise that « va vous appeler » has the request still, and the client has not chosen yet. */
  requestAccepted: async ({ db }, projectId, enterpriseId = NO_ID) => {
    const isLead = and(eq(acceptances.projectId, projectId), eq(acceptances.enterpriseId, enterpriseId));
    return (await db.$count(acceptances, and(isLead, isOneOf(acceptances.stage, awaitedStages)))) > 0;
  },
  enterpriseActivated: async ({ db }, id) =>
    (await db.$count(enterprises, and(eq(enterprises.id, id), isOneOf(enterprises.status, operatingStates)))) > 0,
  quoteSent: isOnOffer,
  /** What is said to end soon has not ended, nor been cancelled, nor come so near that the next reminder is due. */
  packageEndsSoon: async (tx, id, days) => {
    const ending = await readSubscription(tx, id);
    const isDue = ending?.status === 'Active' && ending.renews;
    return isDue && String(packageReminderDue(ending.endsAt, tx.now)) === days && isLast(tx, ending);
  },
  packageEnded: async (tx, id) => {
    const ended = await readSubscription(tx, id);
    return ended !== undefined && isLast(tx, ended);
  },
  documentEndsSoon: async (tx, id, expiresOn = '', days) =>
    String(reminderDue(expiresOn, tx.now)) === days && isDocument(tx, id, expiresOn, 'Accepted'),
  documentEnded: (tx, id, expiresOn = '') => isDocument(tx, id, expiresOn, 'Expired'),
  documentsRefused: verificationIs('Incomplete'),
  enterpriseVerified: verificationIs('Approved'),
  reviewRefused: reviewIs('Refused'),
  reviewToAnswer: reviewIs('Published', isNull(reviews.answer)),
  erasureRequested: async ({ db }, id) =>
    (await db.$count(erasures, and(eq(erasures.userId, id), isNull(erasures.undoneAt), isNull(erasures.doneAt)))) > 0,
};

/** How to find out whether what a message says of a record of its own is true still; undefined for what stays true. */
export function stillSoOf(template: string, dedupeKey: string): ((tx: Context) => Promise<boolean>) | undefined {
  // Of a template of a former release nothing is known.
  const isStill = stillSo[template as Template];
  const [, , id = NO_ID, ...rest] = dedupeKey.split(':');
  return isStill && ((tx) => isStill(tx, id, ...rest));
}

async function readSubscription({ db }: Context, id: string): Promise<Subscription | undefined> {
  const [found] = await db.select().from(subscriptions).where(eq(subscriptions.id, id));
  return found;
}

/** Whether nothing that was paid ends later. */
async function isLast({ db }: Context, { enterpriseId, endsAt }: Subscription): Promise<boolean> {
  const [paid] = await db
    .select({ until: max(subscriptions.endsAt) })
    .from(subscriptions)
    .where(and(eq(subscriptions.enterpriseId, enterpriseId), eq(subscriptions.status, 'Active')));
  return !paid?.until || paid.until <= endsAt;
}

/** One that came in another's place is another. */
async function isDocument({ db }: Context, fileId: string, expiresOn: string, status: 'Accepted' | 'Expired') {
  const [document] = await db.select().from(verificationDocuments).where(eq(verificationDocuments.fileId, fileId));
  return document?.status === status && document.expiresOn === expiresOn;
}
