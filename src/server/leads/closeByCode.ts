import { eq } from 'drizzle-orm';
import { formatDateTime } from '../../shared/format/dates.ts';
import type { CloseLead } from '../../shared/leads/schemas.ts';
import type { Context } from '../context.ts';
import { closings } from '../db/schema/index.ts';
import { invalidWith, refused } from '../http/errors.ts';
import { draftsToClient } from '../messages/draftsToClient.ts';
import { maskedTrackingLink } from '../messages/maskedTrackingLink.ts';
import { queueMessages } from '../messages/queueMessages.ts';
import { fr } from '../texts.ts';
import { isClosingCode } from './closingCode.ts';
import { completeJob } from './completeJob.ts';
import { readEnterprise } from './drafts.ts';
import type { LockedLead } from './lockLead.ts';
import { lockOwnFor } from './requireOwn.ts';

/** So many wrong codes, and none is looked at for an hour. */
export const CODE_TRIES = 5;
const LOCK_MS = 3_600_000;

/** What came of a code. It is the reply that a repetition gets, so that the same try is never counted twice. */
export type CloseOutcome =
  | { kind: 'closed'; id: string }
  | { kind: 'wrong'; triesLeft: number }
  | { kind: 'locked'; until: string };

/**
 * The contractor ends a job with the code of its client (design §10), who is told. The lead is held while the code is
 * looked at and the try counted, and a wrong code is an outcome, not a refusal, for it must be counted whatever comes
 * (`requireClosed`): no number of tries at once gets more than five in an hour. Raises 404 for another's lead,
 * WRONG_STATE.
 */
export async function closeByCode(tx: Context, id: string, { code }: CloseLead): Promise<CloseOutcome> {
  const locked = await lockOwnFor(tx, id, 'complete');
  const { wrongCodes, lockedUntil } = await triesOf(tx, id);
  if (lockedUntil && lockedUntil > tx.now) return { kind: 'locked', until: lockedUntil.toISOString() };
  if (isClosingCode(tx.config, locked.lead, code)) {
    await completeJob(tx, locked, { way: 'code' });
    await tx.db.update(closings).set({ wrongCodes: 0, lockedUntil: null }).where(eq(closings.leadId, id));
    await tellEnded(tx, locked);
    return { kind: 'closed', id };
  }
  const triesLeft = CODE_TRIES - wrongCodes - 1;
  const until = triesLeft > 0 ? null : new Date(tx.now.getTime() + LOCK_MS);
  const counted = { wrongCodes: until ? 0 : wrongCodes + 1, lockedUntil: until };
  await tx.db
    .insert(closings)
    .values({ leadId: id, ...counted })
    .onConflictDoUpdate({ target: closings.leadId, set: counted });
  return until ? { kind: 'locked', until: until.toISOString() } : { kind: 'wrong', triesLeft };
}

/** The id of the lead that was closed. Raises 400 at `code` for a wrong one, CODE_LOCKED after five. */
export function requireClosed(outcome: CloseOutcome): string {
  switch (outcome.kind) {
    case 'closed':
      return outcome.id;
    case 'wrong':
      throw invalidWith({ Code: [fr('leads.codeWrong', { smart_count: outcome.triesLeft })] });
    case 'locked':
      throw refused('CODE_LOCKED', 'leads.codeLocked', { time: formatDateTime(outcome.until) });
  }
}

/** Wrong codes since the last lock, and until when none is looked at. */
export async function triesOf({ db }: Context, leadId: string) {
  const [closing] = await db.select().from(closings).where(eq(closings.leadId, leadId));
  return { wrongCodes: closing?.wrongCodes ?? 0, lockedUntil: closing?.lockedUntil ?? null };
}

/** The client hears that the job is over, and by the link how to say what it was like. */
export async function tellEnded(tx: Context, { lead, project }: LockedLead): Promise<void> {
  const { name } = await readEnterprise(tx, lead);
  await queueMessages(
    tx,
    draftsToClient(project, {
      template: 'jobCompleted',
      dedupeKey: `completed:${lead.id}`,
      params: { enterprise: name, link: maskedTrackingLink(tx.config) },
    }),
  );
}
