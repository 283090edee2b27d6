import { eq } from 'drizzle-orm';
import type { Proof } from '../../shared/factors/schemas.ts';
import type { ProofOffer } from '../../shared/factors/views.ts';
import { factorWays } from '../auth/factorWays.ts';
import { actorOf, type Context } from '../context.ts';
import { sessions, users } from '../db/schema/index.ts';
import { refused, unauthenticated } from '../http/errors.ts';
import type { Limits } from '../http/limits.ts';
import { checkProof, wrongProof } from './checkProof.ts';
import { countGuess, forgiveGuesses } from './finishLogin.ts';
import { offerAuthentication } from './passkeys.ts';
import { factorsOf } from './queries.ts';
import { recordOwnAct } from './recordOwnAct.ts';
import { tellPerson } from './tellPerson.ts';

/**
 * How the caller can show that it is them: by the second factor where there is one, else by the password. Raises
 * NO_PASSWORD for an account without a log-in.
 */
export async function offerProof(ctx: Context): Promise<ProofOffer> {
  const { id, sessionId } = actorOf(ctx);
  const { isRequired, ways } = await factorWays(ctx, id);
  if (!isRequired) return passwordOffer(ctx, id);
  if (!ways.includes('passkey')) return { ways, passkey: null };
  return { ways, passkey: await offerAuthentication(ctx, id, await factorsOf(ctx, id), { sessionId }) };
}

async function passwordOffer(ctx: Context, userId: string): Promise<ProofOffer> {
  const [user] = await ctx.db.select({ passwordHash: users.passwordHash }).from(users).where(eq(users.id, userId));
  if (!user) throw unauthenticated();
  if (user.passwordHash === null) throw refused('NO_PASSWORD', 'security.noPassword');
  return { ways: ['password'], passkey: null };
}

/** Counts for this session and ten minutes. Raises 400 at what was wrong, 429 as the second step of a log-in. */
export async function giveProof(ctx: Context, limits: Limits, address: string, proof: Proof): Promise<void> {
  const { id, sessionId } = actorOf(ctx);
  const [user] = await ctx.db.select().from(users).where(eq(users.id, id));
  if (!user) throw unauthenticated();
  await countGuess(limits, id, address);
  const failed = await checkProof(ctx, user, proof, { sessionId });
  if (failed) throw wrongProof(proof.way, failed);
  await ctx.db.update(sessions).set({ provenAt: ctx.now }).where(eq(sessions.id, sessionId));
  if (proof.way === 'recovery') {
    await recordOwnAct(ctx, user, { action: 'useRecoveryCode' });
    await tellPerson(ctx, user, 'recoveryUsed', ctx.requestId);
  }
  await forgiveGuesses(limits, id, address);
}
