import { and, desc, eq, exists, gt, isNotNull, isNull, ne, or } from 'drizzle-orm';
import { identifierKind } from '../../shared/auth/schemas.ts';
import { fullName } from '../../shared/format/fullName.ts';
import { type Context, inTransaction } from '../context.ts';
import { messages, passwordResets, users } from '../db/schema/index.ts';
import { queueMessages } from '../messages/queueMessages.ts';
import { issuePasswordLink } from './passwordLink.ts';

const HOUR_MS = 3_600_000;
const LINKS_PER_HOUR = 3;
/** Asked for again within it, by a second tap, another tab or a try after a lost reply, a link is the same one. */
const SAME_REQUEST_MS = 60_000;

interface ResetRequest {
  identifier: string;
  requestId: string;
  /** Of who asked. */
  address?: string | undefined;
}

/**
 * Sends the link that was asked for, by SMS or by e-mail as the identifier is, where there is such an account (design
 * §7). A job, so that the request itself does the same work and takes the same time for everybody. It may run again,
 * and requests may come side by side: one message.
 */
export async function sendResetLink(ctx: Context, request: ResetRequest): Promise<void> {
  await inTransaction({ ...ctx, address: request.address }, async (tx) => {
    const kind = identifierKind(request.identifier);
    const person = await findPerson(tx, kind);
    if (!person || (await hasEnough(tx, person, 'phone' in kind ? kind.phone : kind.email))) return;
    const link = await issuePasswordLink(tx, person.id, HOUR_MS);
    const common = {
      template: 'passwordReset',
      dedupeKey: `reset:${request.requestId}`,
      params: { name: fullName(person), link },
    } as const;
    await queueMessages(tx, [
      'phone' in kind
        ? { ...common, channel: 'sms', phoneNumber: kind.phone }
        : { ...common, channel: 'email', email: kind.email },
    ]);
  });
}

/**
 * Whoever asks, in whosever name: the recipient gets one link in a minute and three in an hour, as long as one of them
 * still serves. Its owner is not locked out then, but has it already.
 */
async function hasEnough(tx: Context, { id }: { id: string }, recipient: string): Promise<boolean> {
  const sent = await tx.db
    .select({ at: messages.createdAt })
    .from(messages)
    .where(
      and(
        eq(messages.recipient, recipient),
        eq(messages.template, 'passwordReset'),
        gt(messages.createdAt, new Date(tx.now.getTime() - HOUR_MS)),
        ne(messages.status, 'Failed'),
      ),
    );
  const isSameRequest = sent.some(({ at }) => tx.now.getTime() - at.getTime() < SAME_REQUEST_MS);
  if (sent.length < LINKS_PER_HOUR && !isSameRequest) return false;
  const isLive = and(
    eq(passwordResets.userId, id),
    isNull(passwordResets.usedAt),
    gt(passwordResets.expiresAt, tx.now),
  );
  return (await tx.db.$count(passwordResets, isLive)) > 0;
}

/**
 * Somebody who can sign in, or who was invited and has not chosen a password yet; never a client by submission. Locked,
 * so that of requests side by side each sees what the one before sent.
 */
async function findPerson(tx: Context, kind: ReturnType<typeof identifierKind>) {
  const invited = tx.db.select().from(passwordResets).where(eq(passwordResets.userId, users.id));
  const [person] = await tx.db
    .select()
    .from(users)
    .where(
      and(
        'phone' in kind ? eq(users.phoneNumber, kind.phone) : eq(users.email, kind.email),
        isNull(users.deactivatedAt),
        or(isNotNull(users.passwordHash), exists(invited)),
      ),
    )
    .orderBy(desc(isNotNull(users.passwordHash)))
    .limit(1)
    .for('no key update');
  return person;
}
