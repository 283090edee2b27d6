import { eq } from 'drizzle-orm';
import { workedUntil } from '../../shared/followUps/workingTime.ts';
import { formatPhone } from '../../shared/format/phone.ts';
import type { Context } from '../context.ts';
import { acceptances } from '../db/schema/index.ts';
import { refused } from '../http/errors.ts';
import { draftsToClient } from '../messages/draftsToClient.ts';
import { maskedTrackingLink } from '../messages/maskedTrackingLink.ts';
import { queueMessages } from '../messages/queueMessages.ts';
import { readFollowUpRules } from '../steps/rules.ts';
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
  await moveLead(tx, lead, 'claimUnreachable', { releaseAt: await answerDueAt(tx) });
  await setNextStep(tx, project.id);
  await askClient(tx, { lead, project });
  return id;
}

/**
 * Asks the client once more and begins the time for their answer anew, where nothing ran when it ended: there was no
 * page to answer on. The lead is claimed and locked; the caller works out the next step.
 */
export async function askAnew(tx: Context, { lead, project }: LockedLead): Promise<void> {
  await tx.db
    .update(acceptances)
    .set({ releaseAt: await answerDueAt(tx) })
    .where(eq(acceptances.id, lead.id));
  await askClient(tx, { lead, project });
}

async function answerDueAt(tx: Context): Promise<Date> {
  const { holidays } = await readFollowUpRules(tx.db);
  return workedUntil(tx.now, ANSWER_HOURS, holidays);
}

async function askClient(tx: Context, { lead, project }: LockedLead): Promise<void> {
  const { name, phoneNumber } = await readEnterprise(tx, lead);
  await queueMessages(
    tx,
    draftsToClient(project, {
      template: 'clientUnreachable',
      dedupeKey: `unreachable:${lead.id}:${tx.now.getTime()}`,
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
