import { and, eq, gt, lt, sql } from 'drizzle-orm';
import type { SentCode } from '../../shared/tracking/actViews.ts';
import { CODE_TRIES, codeEnd, hashOfCode, newCode } from '../auth/oneTimeCode.ts';
import type { Context } from '../context.ts';
import { trackingCodes } from '../db/schema/index.ts';
import { invalid, refused, tooMany } from '../http/errors.ts';
import type { Limits } from '../http/limits.ts';
import { subscriberOf } from '../http/network.ts';
import { isSameSecret } from '../http/sameSecret.ts';
import { queueMessages } from '../messages/queueMessages.ts';
import { secondsUntilRoom } from '../messages/visitorBounds.ts';
import type { Project } from '../projects/lockProject.ts';

/**
 * Raises 429 after 5 codes in an hour for one request, 10 in a day to one number from one address, 60 from all, and
 * what an address may cause. So whoever has a link alone guesses 50 times a day among a million, and 300 with the help
 * of others; and whoever sends requests with somebody else's number does not use up the codes of its owner.
 */
export async function countCode({ address = '' }: Context, limits: Limits, project: Project): Promise<void> {
  await limits.consumeFromOutside('trackingCode', { actor: null, ip: address });
  await limits.consume('trackingCode', project.id);
  await limits.consume('trackingCodeOfDay', `${project.phoneNumber} ${subscriberOf(address)}`);
  await limits.consume('trackingCodeOfNumber', project.phoneNumber);
}

/**
 * Sends a code to the client's telephone for what binds (design §10); it replaces the one before, with its tries.
 * Raises 429 where that telephone has had so many messages of visitors within the hour that none would be sent.
 */
export async function sendCode(tx: Context, project: Project): Promise<SentCode> {
  const seconds = await secondsUntilRoom(tx, project.phoneNumber);
  if (seconds > 0) throw tooMany(seconds);
  const code = newCode();
  const row = {
    codeHash: hashOfCode(tx.config, purposeOf(project), code),
    attempts: 0,
    createdAt: tx.now,
    expiresAt: codeEnd(tx.now),
    usedAt: null,
  };
  await tx.db
    .insert(trackingCodes)
    .values({ projectId: project.id, ...row })
    .onConflictDoUpdate({ target: trackingCodes.projectId, set: row });
  await queueMessages(tx, [
    {
      channel: 'sms',
      phoneNumber: project.phoneNumber,
      template: 'trackingCode',
      dedupeKey: `tracking-code:${project.id}:${tx.requestId}`,
      projectId: project.id,
      params: { code, reference: project.reference },
    },
  ]);
  return { phoneEnd: project.phoneNumber.slice(-2), expiresAt: row.expiresAt.toISOString() };
}

/**
 * Raises 400 at the field for a wrong code, CODE_DEAD after five tries or ten minutes. The same code once more, after a
 * reply that was lost, is right again; each try counts, the right ones too.
 */
export async function checkCode(ctx: Context, project: Project, code: string): Promise<void> {
  // Counted before it is looked at and whatever comes of it, so that no two at once get more tries.
  const [sent] = await ctx.db
    .update(trackingCodes)
    .set({ attempts: sql`${trackingCodes.attempts} + 1` })
    .where(
      and(
        eq(trackingCodes.projectId, project.id),
        gt(trackingCodes.expiresAt, ctx.now),
        lt(trackingCodes.attempts, CODE_TRIES),
      ),
    )
    .returning();
  if (!sent) throw refused('CODE_DEAD', 'tracking.codeDead');
  if (!isSameSecret(hashOfCode(ctx.config, purposeOf(project), code), sent.codeHash))
    throw sent.attempts < CODE_TRIES
      ? invalid({ code: 'tracking.codeWrong' })
      : refused('CODE_DEAD', 'tracking.codeDead');
  await ctx.db.update(trackingCodes).set({ usedAt: ctx.now }).where(eq(trackingCodes.projectId, project.id));
}

/** A number that was corrected since is another one: its holder was sent nothing. */
const purposeOf = ({ id, phoneNumber }: Project): string => `tracking ${id} ${phoneNumber}`;
