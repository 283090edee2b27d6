import { and, eq } from 'drizzle-orm';
import { messageMachine } from '../../shared/messages/status.ts';
import { canMove } from '../../shared/states/machine.ts';
import { type Context, inTransaction } from '../context.ts';
import type { Db } from '../db/client.ts';
import { describeFailure } from '../db/describeFailure.ts';
import { groupedByTurn } from '../db/groupedByTurn.ts';
import { messages } from '../db/schema/index.ts';
import { fr } from '../texts.ts';
import { ProviderFailure } from './adapters/providerFailure.ts';
import { type Addressed, holdOn, isBounded, lockCaps, postpone } from './holdMessage.ts';
import { isOvertaken } from './overtaken.ts';
import type { Attachment, MessageProvider, MessageProviders } from './provider.ts';
import { withoutSecretsOf } from './secretParts.ts';
import { isStale } from './sendingRules.ts';
import { claimMessages, createSendingStatements, type SendingStatements, SHARED_BY } from './sendingStatements.ts';

const { claim: claiming, requeue, giveUp, loseTrack } = messageMachine.transitions;

type Message = typeof messages.$inferSelect;

/** What comes into a message only while it is being sent; the nouns that it is about hand it in. */
export interface MessageCompletion {
  /** The files that go with it. */
  attachments: (ctx: Context, message: Message) => Promise<Attachment[]>;
  /** Its words with the secrets that are never stored. */
  body: (ctx: Context, message: Message) => Promise<string>;
}

/** After this many tries a message is `Failed` and staff see it, or waits for a provider that is out. */
const MAX_ATTEMPTS = 8;

/** A provider that is out is then asked again after a quarter of the time that the message has waited, within these. */
const HOUR_MS = 3_600_000;
const PAUSE_MS = { least: HOUR_MS, most: 6 * HOUR_MS } as const;
/** Until a message is so old. */
const WAITS_AT_MOST_MS = 30 * 24 * HOUR_MS;

/** Longer than any provider is waited for, shorter than a job may run: until then another worker may be asking. */
const IN_FLIGHT_MS = 100_000;

interface Sending {
  providers: MessageProviders;
  completion: MessageCompletion;
  statements: SendingStatements;
  /** In one transaction for those that are sent side by side: the lock of the caps is taken once. */
  claimWithinCaps: (claim: ClaimWithinCaps) => Promise<Message | undefined>;
}

interface ClaimWithinCaps {
  ctx: Context;
  found: Addressed;
  provider: MessageProvider;
}

/**
 * Gives a function that sends one message, never twice (design §7). `Sending` is committed before the provider is
 * asked; a retry that finds it later does not know whether the provider was reached, so it asks again only a provider
 * that sends the same id once, and leaves the message `Uncertain` for staff otherwise. What must wait, for the morning
 * or for the next day's cap, stays queued with a job for then. A provider that will do it later raises, and the job
 * comes again; one that is out for longer is asked every few hours for thirty days, and then what is still true is sent
 * (docs/decisions/0080). Messages that are sent side by side share statements (docs/decisions/0122).
 */
export function createMessageSender(
  db: Db,
  providers: MessageProviders,
  completion: MessageCompletion,
): (ctx: Context, messageId: string) => Promise<void> {
  const statements = createSendingStatements(db);
  const claimWithinCaps = groupedByTurn(claimAllWithinCaps, SHARED_BY);
  const sending = { providers, completion, statements, claimWithinCaps };
  return (ctx, messageId) => sendMessage(ctx, sending, messageId);
}

async function sendMessage(ctx: Context, sending: Sending, messageId: string): Promise<void> {
  const { providers, statements, claimWithinCaps } = sending;
  const found = await statements.find(messageId);
  if (!found || !canMove(messageMachine, 'claim', found.status)) return;
  const provider = providers[found.channel];
  if (found.status === claiming.to) {
    const since = found.sendingSince?.getTime() ?? 0;
    if (ctx.now.getTime() - since < IN_FLIGHT_MS)
      throw new Error(`Message ${messageId} is being sent by another worker`);
    if (!provider.isIdempotent) {
      await settle(ctx, found, { status: loseTrack.to, lastError: fr('messages.interrupted') });
      return;
    }
  }
  const claimed = isBounded(found)
    ? await claimWithinCaps({ ctx, found, provider })
    : await claimFreely(ctx, sending, { found, provider });
  if (claimed) await ask(ctx, sending, provider, claimed);
}

async function claimFreely(
  ctx: Context,
  { statements }: Sending,
  { found, provider }: Omit<ClaimWithinCaps, 'ctx'>,
): Promise<Message | undefined> {
  if (await isHeldBack(ctx, found)) return undefined;
  return statements.claim({ message: found, provider: provider.name, now: ctx.now });
}

/** One after the other, for each counts in the caps of the next. Undefined for what is held back or taken already. */
async function claimAllWithinCaps(claims: readonly ClaimWithinCaps[]): Promise<(Message | undefined)[]> {
  const [first] = claims;
  if (!first) return [];
  return inTransaction(first.ctx, async (tx) => {
    // Before any row is written: two that have the same messages would wait for each other.
    await lockCaps(tx);
    const claimed: (Message | undefined)[] = [];
    for (const { found, provider } of claims) {
      const asked = { message: found, provider: provider.name, now: tx.now };
      const [message] = (await isHeldBack(tx, found)) ? [] : await claimMessages(tx.db, [asked]);
      claimed.push(message);
    }
    return claimed;
  });
}

/** Whether a message that was not tried yet must not go now; writes why. */
async function isHeldBack(tx: Context, found: Addressed): Promise<boolean> {
  if (found.status !== 'Queued') return false;
  if (isStale(found, tx.now)) {
    await settle(tx, found, { status: giveUp.to, lastError: fr('messages.tooLate') });
    return true;
  }
  if (await isOvertaken(tx, found)) {
    await settle(tx, found, { status: giveUp.to, lastError: fr('messages.overtaken') });
    return true;
  }
  const hold = await holdOn(tx, found);
  if (hold) await postpone(tx, found, hold);
  return hold !== undefined;
}

async function ask(
  ctx: Context,
  { completion, statements }: Sending,
  provider: MessageProvider,
  message: Message,
): Promise<void> {
  let providerMessageId: string;
  let body = '';
  try {
    const attachments = await completion.attachments(ctx, message);
    body = await completion.body(ctx, message);
    ({ providerMessageId } = await provider.send({ ...message, body, attachments }));
  } catch (error) {
    const lastError = withoutSecretsOf(body, forStaff(error)).slice(0, 300);
    if (outlastsTries(ctx, error, message)) {
      await inTransaction(ctx, (tx) => waitForProvider(tx, message, lastError));
      return;
    }
    const status = afterFailure(error, provider, message);
    await settle(ctx, message, { status, lastError });
    if (status === requeue.to) throw error;
    return;
  }
  // Where this cannot be written the message stays `Sending`: queued again it would go out twice.
  await statements.markSent({ message, providerMessageId, now: ctx.now });
}

/**
 * Why a message was not sent, with what the provider said. Of a statement that failed no more than the log has: its
 * text and values are nothing for a screen.
 */
function forStaff(error: unknown): string {
  if (error instanceof ProviderFailure) return `${error.message} ${error.excerpt}`.trim();
  if (!(error instanceof Error)) return 'unknown';
  const { message, type, code, table } = describeFailure(error);
  return message ?? [type, code, table].filter(Boolean).join(' ');
}

/** The provider says that it is out, and the message has been tried as often as others are. */
const outlastsTries = ({ now }: Context, error: unknown, { attempts, createdAt }: Message): boolean =>
  error instanceof ProviderFailure &&
  error.kind === 'later' &&
  attempts >= MAX_ATTEMPTS &&
  now.getTime() - createdAt.getTime() < WAITS_AT_MOST_MS;

async function waitForProvider(tx: Context, message: Message, lastError: string): Promise<void> {
  await settle(tx, message, { status: requeue.to, lastError });
  const waited = tx.now.getTime() - message.createdAt.getTime();
  const pause = Math.min(PAUSE_MS.most, Math.max(PAUSE_MS.least, waited / 4));
  await tx.jobs.enqueue(tx.db, 'messages.send', [{ messageId: message.id }], Math.ceil(pause / 1000));
}

function afterFailure(error: unknown, provider: MessageProvider, { attempts }: Message) {
  const kind = error instanceof ProviderFailure ? error.kind : 'later';
  if (kind === 'refused') return giveUp.to;
  if (kind === 'unknown' && !provider.isIdempotent) return loseTrack.to;
  return attempts >= MAX_ATTEMPTS ? giveUp.to : requeue.to;
}

type Outcome = Pick<Message, 'status' | 'lastError'>;

/** Writes what became of it, unless something else did since it was read. */
async function settle(ctx: Context, message: Message, outcome: Outcome): Promise<void> {
  await ctx.db
    .update(messages)
    .set(outcome)
    .where(and(isAsRead(message), eq(messages.status, message.status)));
}

const isAsRead = ({ id, attempts }: Message) => and(eq(messages.id, id), eq(messages.attempts, attempts));
