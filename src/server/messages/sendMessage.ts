import { and, eq, inArray, sql } from 'drizzle-orm';
import { messageMachine } from '../../shared/messages/status.ts';
import { canMove } from '../../shared/states/machine.ts';
import { type Context, inTransaction } from '../context.ts';
import { messages } from '../db/schema/index.ts';
import { fr } from '../texts.ts';
import { ProviderFailure } from './adapters/providerFailure.ts';
import { holdOn, postpone } from './holdMessage.ts';
import { isOvertaken } from './overtaken.ts';
import type { Attachment, MessageProvider, MessageProviders } from './provider.ts';
import { isStale } from './sendingRules.ts';

const { claim: claiming, send, requeue, giveUp, loseTrack } = messageMachine.transitions;

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

/**
 * Sends one message, never twice (design §7). `Sending` is committed before the provider is asked; a retry that finds
 * it later does not know whether the provider was reached, so it asks again only a provider that sends the same id
 * once, and leaves the message `Uncertain` for staff otherwise. What must wait, for the morning or for the next day's
 * cap, stays queued with a job for then. A provider that will do it later raises, and the job comes again; one that is
 * out for longer is asked every few hours for thirty days, and then what is still true is sent (docs/decisions/0080).
 */
export async function sendMessage(
  ctx: Context,
  providers: MessageProviders,
  messageId: string,
  completion: MessageCompletion,
): Promise<void> {
  const [found] = await ctx.db.select().from(messages).where(eq(messages.id, messageId));
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
  const claimed = await inTransaction(ctx, (tx) => claim(tx, found, provider));
  if (claimed) await ask(ctx, provider, claimed, completion);
}

/** Undefined where it must wait, comes too late, or another worker was faster. */
async function claim(tx: Context, found: Message, provider: MessageProvider): Promise<Message | undefined> {
  if (found.status === 'Queued') {
    if (isStale(found, tx.now)) {
      await settle(tx, found, { status: giveUp.to, lastError: fr('messages.tooLate') });
      return undefined;
    }
    if (await isOvertaken(tx, found)) {
      await settle(tx, found, { status: giveUp.to, lastError: fr('messages.overtaken') });
      return undefined;
    }
    const hold = await holdOn(tx, found);
    if (hold) {
      await postpone(tx, found, hold);
      return undefined;
    }
  }
  const [claimed] = await tx.db
    .update(messages)
    .set({
      status: claiming.to,
      sendingSince: tx.now,
      provider: provider.name,
      attempts: sql`${messages.attempts} + 1`,
    })
    .where(and(isAsRead(found), inArray(messages.status, claiming.from)))
    .returning();
  return claimed;
}

async function ask(
  ctx: Context,
  provider: MessageProvider,
  message: Message,
  completion: MessageCompletion,
): Promise<void> {
  let providerMessageId: string;
  try {
    const attachments = await completion.attachments(ctx, message);
    const body = await completion.body(ctx, message);
    ({ providerMessageId } = await provider.send({ ...message, body, attachments }));
  } catch (error) {
    const lastError = error instanceof Error ? error.message.slice(0, 300) : 'unknown';
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
  await ctx.db
    .update(messages)
    .set({ status: send.to, providerMessageId, sentAt: ctx.now, lastError: null })
    .where(and(isAsRead(message), inArray(messages.status, send.from)));
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
