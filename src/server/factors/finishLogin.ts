import type { FinishLogin } from '../../shared/factors/schemas.ts';
import { countAttempt, findLoginChallenge, useLoginChallenge } from '../auth/loginChallenge.ts';
import { type Browser, type OpenedSession, openSession } from '../auth/sessions.ts';
import { type Context, inTransaction } from '../context.ts';
import type { Limits } from '../http/limits.ts';
import { subscriberOf } from '../http/network.ts';
import { checkProof, type Failed, wrongProof } from './checkProof.ts';
import type { User } from './queries.ts';
import { recordOwnAct } from './recordOwnAct.ts';
import { closeOpenResets } from './removeAllFactors.ts';
import { tellPerson } from './tellPerson.ts';

/**
 * The second step of a log-in: opens the session. Raises CHALLENGE_DEAD after five minutes, five tries or a first
 * success, 400 at what was wrong, 429 after 20 wrong ones of an account in an hour and 10 of it from one address in a
 * quarter of one. After the fifth the person is told that somebody knows their password. A
 * request to remove the factors is closed: they are not lost.
 */
export async function finishLogin(
  ctx: Context,
  limits: Limits,
  browser: Browser,
  form: FinishLogin,
): Promise<{ user: User; session: OpenedSession }> {
  const { id, user } = await findLoginChallenge(ctx, form.challenge);
  await countGuess(limits, user.id, browser.address);
  const triesLeft = await countAttempt(ctx, form.challenge);
  const failed = await checkProof(ctx, user, form, { loginChallengeId: id });
  if (failed) {
    await warn(ctx, user, failed, triesLeft === 0 ? id : undefined);
    throw wrongProof(form.way, failed);
  }
  const session = await inTransaction(ctx, async (tx) => {
    await useLoginChallenge(tx, id);
    await closeOpenResets(tx, user.id);
    if (form.way === 'recovery') {
      await recordOwnAct(tx, user, { action: 'useRecoveryCode' });
      await tellPerson(tx, user, 'recoveryUsed', id);
    }
    return openSession(tx, user, browser);
  });
  await forgiveGuesses(limits, user.id, browser.address);
  return { user, session };
}

export async function countGuess(limits: Limits, userId: string, address: string): Promise<void> {
  await limits.consume('secondFactorByAddress', `${userId} ${subscriberOf(address)}`);
  await limits.consume('secondFactor', userId);
}

export async function forgiveGuesses(limits: Limits, userId: string, address: string): Promise<void> {
  await limits.forgive('secondFactorByAddress', `${userId} ${subscriberOf(address)}`);
  await limits.forgive('secondFactor', userId);
}

/** Once a day of a code that came twice, and of each log-in that used its tries up. */
async function warn(ctx: Context, user: User, failed: Failed, deadChallengeId: string | undefined): Promise<void> {
  const day = ctx.now.toISOString().slice(0, 10);
  if (failed !== 'used' && !deadChallengeId) return;
  await inTransaction(ctx, async (tx) => {
    if (failed === 'used') await tellPerson(tx, user, 'reused', `${user.id}:${day}`);
    if (deadChallengeId) await tellPerson(tx, user, 'guessed', `${user.id}:${day}`);
  });
}
