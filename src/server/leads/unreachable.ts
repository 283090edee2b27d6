import { and, eq, sql } from 'drizzle-orm';
import { workedUntil } from '../../shared/followUps/workingTime.ts';
import { formatPhone } from '../../shared/format/phone.ts';
import type { Context } from '../context.ts';
import { acceptances, messages } from '../db/schema/index.ts';
import { refused } from '../http/errors.ts';
import { draftsToClient } from '../messages/draftsToClient.ts';
import { lastQuestion } from '../messages/lastQuestion.ts';
import { maskedTrackingLink } from '../messages/maskedTrackingLink.ts';
import { queueMessages } from '../messages/queueMessages.ts';
import { type FollowUpRules, readFollowUpRules } from '../steps/rules.ts';
import { setNextStep } from '../steps/setNextStep.ts';
import { areEnough, attemptsOf, claimNeeds } from './claim.ts';
import { readEnterprise } from './drafts.ts';
import type { LockedLead } from './lockLead.ts';
import { moveLead } from './moveLead.ts';
import { lockOwnFor } from './requireOwn.ts';

/** How long the client has to answer, in hours of working time. */
const ANSWER_HOURS = 20;

/**
 * The contractor says that the client cannot be reached (design §10): the client is asked, and unless they answer in
 * time the place and the month's quota are given back (`releaseUnanswered.ts`). Raises 404 for another's lead,
 * WRONG_STATE, TOO_FEW_CALLS before three attempts on two days.
 */
export async function claimUnreachable(tx: Context, id: string): Promise<string> {
  const { lead, project } = await lockOwnFor(tx, id, 'claimUnreachable');
  const made = await attemptsOf(tx, lead);
  if (!areEnough(made)) {
    const { attempts, days } = claimNeeds;
    throw refused('TOO_FEW_CALLS', 'leads.tooFewCalls', {
      attempts,
      days,
      attempted: made.attempts,
      daysDone: made.days,
    });
  }
  const { holidays } = await readFollowUpRules(tx.db);
  await moveLead(tx, lead, 'claimUnreachable', { releaseAt: answerDueAt(tx.now, holidays) });
  await setNextStep(tx, project.id);
  await askClient(tx, { lead, project });
  return id;
}

/**
 * Asks the client once more and begins the time for their answer anew, where nothing ran when it ended: there was no
 * page to answer on. The lead is claimed and locked; the caller works out the next step.
 */
export async function askAnew(tx: Context, { lead, project }: LockedLead): Promise<void> {
  const { holidays } = await readFollowUpRules(tx.db);
  await beginAnew(tx, lead, answerDueAt(tx.now, holidays));
  await askClient(tx, { lead, project });
}

/**
 * The time for the answer has ended while the question waited to go out, or just after it went: begins it anew, from
 * when the client was asked. False where they were asked in time, or cannot be at all: no way led to them. The lead is
 * claimed and locked; the caller works out the next step.
 */
export async function waitForQuestion(tx: Context, { lead, project }: LockedLead): Promise<boolean> {
  const asked = await lastQuestion(
    tx,
    project.id,
    and(eq(messages.template, 'clientUnreachable'), sql`${messages.dedupeKey} like ${`%:${occasionOf(lead)}:%`}`),
  );
  if (!asked) return false;
  const { sentAt, isWaiting } = asked;
  if (sentAt === null && !isWaiting) return false;
  const { holidays } = await readFollowUpRules(tx.db);
  if (sentAt && workedUntil(sentAt, ANSWER_HOURS / 2, holidays) <= tx.now) return false;
  await beginAnew(tx, lead, answerDueAt(sentAt ?? tx.now, holidays));
  return true;
}

async function beginAnew({ db }: Context, { id }: LockedLead['lead'], releaseAt: Date): Promise<void> {
  await db.update(acceptances).set({ releaseAt }).where(eq(acceptances.id, id));
}

const answerDueAt = (from: Date, holidays: FollowUpRules['holidays']): Date =>
  workedUntil(from, ANSWER_HOURS, holidays);

const occasionOf = ({ id }: LockedLead['lead']): string => `unreachable:${id}`;

async function askClient(tx: Context, { lead, project }: LockedLead): Promise<void> {
  const { name, phoneNumber } = await readEnterprise(tx, lead);
  await queueMessages(
    tx,
    draftsToClient(project, {
      template: 'clientUnreachable',
      dedupeKey: `${occasionOf(lead)}:${tx.now.getTime()}`,
      params: { enterprise: name, phone: formatPhone(phoneNumber), link: maskedTrackingLink(tx.config) },
    }),
  );
}

/**
 * The contractor reached the client after all, and says so before the place is given back: it stays theirs and counts
 * in the month, and the client is asked no more. A new claim takes new calls. Raises 404 for another's, WRONG_STATE.
 */
export async function withdrawClaim(tx: Context, id: string): Promise<string> {
  const { lead, project } = await lockOwnFor(tx, id, 'unclaim');
  await moveLead(tx, lead, 'unclaim');
  await setNextStep(tx, project.id);
  return id;
}
