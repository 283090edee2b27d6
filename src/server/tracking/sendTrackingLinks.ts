import { and, desc, eq, gt, inArray, isNull, ne } from 'drizzle-orm';
import { openStates } from '../../shared/projects/status.ts';
import { type Context, inTransaction } from '../context.ts';
import { messages, projects } from '../db/schema/index.ts';
import type { JobData } from '../jobs/jobs.ts';
import { maskedTrackingLink } from '../messages/maskedTrackingLink.ts';
import { queueMessages } from '../messages/queueMessages.ts';

const HOUR_MS = 3_600_000;
/** As many as two SMS hold. */
const LINKS = 3;
/** Of the five that a telephone gets in an hour at most (`messages/visitorBounds.ts`); the others are for codes. */
const SMS_PER_HOUR = 3;

/**
 * Sends the links of the newest open requests of a number to that number, in one SMS (design §10). A job, so that the
 * call does the same work and takes the same time whatever the number. It may run again: one message.
 */
export async function sendTrackingLinks(ctx: Context, asked: JobData['tracking.links']): Promise<void> {
  const { phoneNumber, requestId, address } = asked;
  await inTransaction({ ...ctx, address }, async (tx) => {
    const open = await tx.db
      .select({ reference: projects.reference })
      .from(projects)
      .where(
        and(eq(projects.phoneNumber, phoneNumber), inArray(projects.status, openStates), isNull(projects.anonymisedAt)),
      )
      .orderBy(desc(projects.submittedAt))
      .limit(LINKS);
    if (open.length === 0 || (await hasEnough(tx, phoneNumber))) return;
    const links = open.map(({ reference }) => `${reference} ${maskedTrackingLink(tx.config)}`).join('\n');
    await queueMessages(tx, [
      { template: 'trackingLinks', dedupeKey: `links:${requestId}`, channel: 'sms', phoneNumber, params: { links } },
    ]);
  });
}

/** Whoever asks, in whosever name. */
async function hasEnough(tx: Context, phoneNumber: string): Promise<boolean> {
  const sent = await tx.db.$count(
    messages,
    and(
      eq(messages.recipient, phoneNumber),
      eq(messages.template, 'trackingLinks'),
      gt(messages.createdAt, new Date(tx.now.getTime() - HOUR_MS)),
      ne(messages.status, 'Failed'),
    ),
  );
  return sent >= SMS_PER_HOUR * tx.config.RATE_LIMIT_FACTOR;
}
