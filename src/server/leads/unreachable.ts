import { workedUntil } from '../../shared/followUps/workingTime.ts';
import { formatPhone } from '../../shared/format/phone.ts';
import type { Context } from '../context.ts';
import { refused } from '../http/errors.ts';
import { draftsToClient } from '../messages/draftsToClient.ts';
import { maskedTrackingLink } from '../messages/maskedTrackingLink.ts';
import { queueMessages } from '../messages/queueMessages.ts';
import { readFollowUpRules } from '../steps/rules.ts';
import { setNextStep } from '../steps/setNextStep.ts';
import { areEnough, attemptsOf, claimNeeds } from './claim.ts';
import { readEnterprise } from './drafts.ts';
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
  await moveLead(tx, lead, 'claimUnreachable', { releaseAt: workedUntil(tx.now, ANSWER_HOURS, holidays) });
  await setNextStep(tx, project.id);
  const { name, phoneNumber } = await readEnterprise(tx, lead);
  await queueMessages(
    tx,
    draftsToClient(project, {
      template: 'clientUnreachable',
      dedupeKey: `unreachable:${id}:${tx.now.getTime()}`,
      params: { enterprise: name, phone: formatPhone(phoneNumber), link: maskedTrackingLink(tx.config) },
    }),
  );
  return id;
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
