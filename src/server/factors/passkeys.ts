import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import { and, eq, gt, isNull, lt } from 'drizzle-orm';
import type { AddPasskey, Assertion } from '../../shared/factors/schemas.ts';
import { fullName } from '../../shared/format/fullName.ts';
import { relyingParty } from '../auth/factorWays.ts';
import type { Context } from '../context.ts';
import { factors, passkeyChallenges, type users } from '../db/schema/index.ts';
import { invalid } from '../http/errors.ts';
import { readSettings } from '../settings/queries.ts';

type User = typeof users.$inferSelect;
type Factor = typeof factors.$inferSelect;

/** Where a challenge was given out: it is taken nowhere else. */
export type Place = { sessionId: string } | { loginChallengeId: string };

/** Loaded with the first passkey: it would take as long as all our own modules at each start. */
const loadWebAuthn = () => import('@simplewebauthn/server');

const VALID_MS = 5 * 60_000;
/** Ed25519, P-256 and RSA: what authenticators have; Node's post-quantum ones are experimental. */
const supportedAlgorithmIDs = [-8, -7, -257];

function requireRelyingParty(ctx: Context) {
  const found = relyingParty(ctx.config);
  if (!found) throw invalid({ credential: 'factors.passkeysNotHere' });
  return found;
}

/** What the browser needs to make a key, for this session. Raises 400 where the address can have none. */
export async function offerRegistration(ctx: Context, user: User, known: readonly Factor[], sessionId: string) {
  const { id: rpID } = requireRelyingParty(ctx);
  const { name: rpName } = await readSettings(ctx.db);
  const { generateRegistrationOptions } = await loadWebAuthn();
  const options = await generateRegistrationOptions({
    rpID,
    rpName,
    userID: new TextEncoder().encode(user.id),
    userName: user.email ?? user.phoneNumber,
    userDisplayName: fullName(user),
    excludeCredentials: credentialsOf(known),
    supportedAlgorithmIDs,
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'preferred' },
  });
  await keepChallenge(ctx, user.id, options.challenge, { sessionId }, true);
  return { ...options };
}

/** What the browser needs to ask for one of the person's keys. */
export async function offerAuthentication(ctx: Context, userId: string, known: readonly Factor[], place: Place) {
  const { id: rpID } = requireRelyingParty(ctx);
  const { generateAuthenticationOptions } = await loadWebAuthn();
  const options = await generateAuthenticationOptions({
    rpID,
    allowCredentials: credentialsOf(known),
    userVerification: 'preferred',
  });
  await keepChallenge(ctx, userId, options.challenge, place, false);
  return { ...options };
}

/** The new key's columns. Raises 400 unless the browser signed this session's challenge at this address. */
export async function readRegistration(
  ctx: Context,
  userId: string,
  given: AddPasskey['credential'],
  sessionId: string,
): Promise<Pick<Factor, 'credentialId' | 'publicKey' | 'signCount' | 'transports'>> {
  const { id: expectedRPID, origin: expectedOrigin } = requireRelyingParty(ctx);
  const expectedChallenge = await takeChallenge(ctx, userId, given, { sessionId }, true);
  const { verifyRegistrationResponse } = await loadWebAuthn();
  const { registrationInfo } = await verified(() =>
    verifyRegistrationResponse({
      response: given as unknown as RegistrationResponseJSON,
      expectedChallenge,
      expectedOrigin,
      expectedRPID,
      supportedAlgorithmIDs,
      requireUserVerification: false,
    }),
  );
  if (!registrationInfo) throw refusedPasskey();
  const { id, publicKey, counter, transports } = registrationInfo.credential;
  return {
    credentialId: id,
    publicKey: Buffer.from(publicKey).toString('base64url'),
    signCount: counter,
    transports: transports ?? null,
  };
}

/**
 * Whether the signature is by one of the person's own keys, under a challenge of this place that was not used before.
 * A counter that goes back is a copied key and refused.
 */
export async function takeAssertion(
  ctx: Context,
  userId: string,
  known: readonly Factor[],
  given: Assertion,
  place: Place,
): Promise<boolean> {
  const party = relyingParty(ctx.config);
  const factor = known.find(({ credentialId }) => credentialId === given.id);
  if (!party || !factor?.publicKey || factor.credentialId === null) return false;
  const { credentialId: id, signCount } = factor;
  const publicKey = new Uint8Array(Buffer.from(factor.publicKey, 'base64url'));
  const expectedChallenge = await takeChallenge(ctx, userId, given, place, false);
  const { verifyAuthenticationResponse } = await loadWebAuthn();
  const { verified: isRight, authenticationInfo } = await verified(() =>
    verifyAuthenticationResponse({
      response: given as unknown as AuthenticationResponseJSON,
      expectedChallenge,
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      credential: { id, publicKey, counter: signCount ?? 0 },
      requireUserVerification: false,
    }),
  );
  if (!isRight) return false;
  const { newCounter } = authenticationInfo;
  const noted = await ctx.db
    .update(factors)
    .set({ signCount: newCounter, lastUsedAt: ctx.now })
    .where(and(eq(factors.id, factor.id), newCounter > 0 ? lt(factors.signCount, newCounter) : undefined))
    .returning({ id: factors.id });
  return noted.length > 0;
}

const credentialsOf = (known: readonly Factor[]) =>
  known.flatMap(({ credentialId, transports }) =>
    credentialId ? [{ id: credentialId, ...(transports ? { transports } : {}) }] : [],
  );

async function keepChallenge(ctx: Context, userId: string, challenge: string, place: Place, isForNewKey: boolean) {
  const expiresAt = new Date(ctx.now.getTime() + VALID_MS);
  await ctx.db.insert(passkeyChallenges).values({ challenge, userId, isForNewKey, expiresAt, ...place });
}

/** The challenge that the browser says it signed, taken so that nothing is signed under it again. Raises 400. */
async function takeChallenge(
  ctx: Context,
  userId: string,
  given: { response: { clientDataJSON: string } },
  place: Place,
  isForNewKey: boolean,
): Promise<string> {
  const challenge = challengeIn(given.response.clientDataJSON);
  const taken = await ctx.db
    .delete(passkeyChallenges)
    .where(
      and(
        eq(passkeyChallenges.challenge, challenge),
        eq(passkeyChallenges.userId, userId),
        eq(passkeyChallenges.isForNewKey, isForNewKey),
        'sessionId' in place
          ? eq(passkeyChallenges.sessionId, place.sessionId)
          : and(isNull(passkeyChallenges.sessionId), eq(passkeyChallenges.loginChallengeId, place.loginChallengeId)),
        gt(passkeyChallenges.expiresAt, ctx.now),
      ),
    )
    .returning({ challenge: passkeyChallenges.challenge });
  if (taken.length === 0) throw refusedPasskey();
  return challenge;
}

function challengeIn(clientDataJSON: string): string {
  try {
    const { challenge } = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString('utf8'));
    if (typeof challenge === 'string') return challenge;
  } catch {
    // No JSON: refused like any other that was not signed by a browser.
  }
  throw refusedPasskey();
}

/** The library throws an `Error` for whatever does not fit: another address, another challenge, no signature. */
async function verified<Result>(verify: () => Promise<Result>): Promise<Result> {
  try {
    return await verify();
  } catch {
    throw refusedPasskey();
  }
}

const refusedPasskey = () => invalid({ credential: 'factors.passkeyRefused' });
