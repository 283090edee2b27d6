import { and, eq, isNull, lt } from 'drizzle-orm';
import { v7 } from 'uuid';
import { MAX_FACTORS } from '../../shared/factors/rules.ts';
import type { AddPasskey } from '../../shared/factors/schemas.ts';
import type { FactorKind } from '../../shared/factors/status.ts';
import type { TotpEnrolment } from '../../shared/factors/views.ts';
import { endSessions } from '../auth/sessions.ts';
import { actorOf, type Context, inTransaction } from '../context.ts';
import { isUniqueViolation } from '../db/isUniqueViolation.ts';
import { factors, sessions } from '../db/schema/index.ts';
import { invalid, notFound, refused } from '../http/errors.ts';
import { readSettings } from '../settings/queries.ts';
import { wrongProof } from './checkProof.ts';
import { offerRegistration, readRegistration } from './passkeys.ts';
import { factorsOf, lockCaller, type User } from './queries.ts';
import { recordOwnAct } from './recordOwnAct.ts';
import { replaceRecoveryCodes } from './recoveryCodes.ts';
import { tellPerson } from './tellPerson.ts';
import { newTotpSecret, takeTotpCode } from './totp.ts';

const HOUR_MS = 3_600_000;

/** A secret for an application, which counts once it has shown a code. Raises TOO_MANY_FACTORS. */
export async function startTotp(tx: Context, name: string): Promise<TotpEnrolment> {
  const user = await lockCaller(tx);
  await requireRoom(tx, user.id);
  const others = and(eq(factors.userId, user.id), isNull(factors.confirmedAt));
  await tx.db.delete(factors).where(and(others, lt(factors.createdAt, new Date(tx.now.getTime() - HOUR_MS))));
  const { name: issuer } = await readSettings(tx.db);
  const id = v7();
  const { secret, uri, sealedSecret } = newTotpSecret(
    tx,
    { id, userId: user.id },
    issuer,
    user.email ?? user.phoneNumber,
  );
  await tx.db.insert(factors).values({ id, userId: user.id, kind: 'totp', name, sealedSecret, createdAt: tx.now });
  return { id, secret, uri };
}

/**
 * The application shows that it has the secret. Gives the recovery codes where it is the first factor. Raises 404 for
 * somebody else's, or one that counts already, 400 for a wrong code.
 */
export async function confirmTotp(ctx: Context, id: string, code: string): Promise<string[] | null> {
  const actor = actorOf(ctx);
  const [pending] = await ctx.db
    .select()
    .from(factors)
    .where(and(eq(factors.id, id), eq(factors.userId, actor.id), isNull(factors.confirmedAt)));
  if (!pending) throw notFound();
  const check = await takeTotpCode(ctx, pending, code);
  if (check !== 'right') throw wrongProof('totp', check);
  return inTransaction(ctx, async (tx) => {
    const user = await lockCaller(tx);
    await requireRoom(tx, user.id);
    const confirmed = await tx.db
      .update(factors)
      .set({ confirmedAt: tx.now })
      .where(and(eq(factors.id, id), isNull(factors.confirmedAt)))
      .returning({ id: factors.id });
    if (confirmed.length === 0) throw notFound();
    return added(tx, user, { kind: 'totp', name: pending.name, id });
  });
}

/** What the browser needs to make a passkey. Raises TOO_MANY_FACTORS, 400 where the address can have none. */
export async function startPasskey(tx: Context) {
  const user = await lockCaller(tx);
  await requireRoom(tx, user.id);
  return offerRegistration(tx, user, await factorsOf(tx, user.id), actorOf(tx).sessionId);
}

/** Adds the passkey that the browser made; gives the recovery codes where it is the first factor. Raises 400. */
export async function addPasskey(ctx: Context, { name, credential }: AddPasskey): Promise<string[] | null> {
  const actor = actorOf(ctx);
  const columns = await readRegistration(ctx, actor.id, credential, actor.sessionId);
  return inTransaction(ctx, async (tx) => {
    const user = await lockCaller(tx);
    await requireRoom(tx, user.id);
    const id = v7();
    const common = { id, userId: user.id, kind: 'passkey', name, confirmedAt: tx.now, createdAt: tx.now } as const;
    try {
      await tx.db.insert(factors).values({ ...common, ...columns });
    } catch (error) {
      throw isUniqueViolation(error) ? invalid({ credential: 'factors.passkeyKnown' }) : error;
    }
    return added(tx, user, { kind: 'passkey', name, id });
  });
}

async function requireRoom(tx: Context, userId: string): Promise<void> {
  if ((await factorsOf(tx, userId)).length >= MAX_FACTORS) {
    throw refused('TOO_MANY_FACTORS', 'factors.tooMany', { max: MAX_FACTORS });
  }
}

/**
 * With the first factor come recovery codes, this session is free, and the person's others end: they were opened with
 * the password alone.
 */
async function added(tx: Context, user: User, factor: { kind: FactorKind; name: string; id: string }) {
  const { kind, name, id } = factor;
  await recordOwnAct(tx, user, { action: 'addFactor', after: { kind, name } });
  await tellPerson(tx, user, 'added', id);
  if ((await factorsOf(tx, user.id)).length > 1) return null;
  const { sessionId } = actorOf(tx);
  await endSessions(tx, user.id, sessionId);
  await tx.db.update(sessions).set({ mustEnrol: false, provenAt: tx.now }).where(eq(sessions.id, sessionId));
  return replaceRecoveryCodes(tx, user.id);
}
