import { and, eq, gt, isNotNull, isNull, lt, ne, or, sql } from 'drizzle-orm';
import { formatPhone } from '../../shared/format/phone.ts';
import type { ConfirmContactChange, StartContactChange } from '../../shared/security/contactSchemas.ts';
import type { ContactChange } from '../../shared/security/views.ts';
import { recordAct } from '../audit-log/recordAct.ts';
import { CODE_TRIES, codeEnd, hashOfCode, newCode } from '../auth/oneTimeCode.ts';
import { passwordMatches } from '../auth/password.ts';
import { endPasswordLinks } from '../auth/passwordLink.ts';
import { tellAccountChange } from '../auth/tellAccountChange.ts';
import { actorOf, type Context, inTransaction } from '../context.ts';
import { isUniqueViolation } from '../db/isUniqueViolation.ts';
import { contactChanges, users } from '../db/schema/index.ts';
import { invalid, refused, unauthenticated } from '../http/errors.ts';
import type { Limits } from '../http/limits.ts';
import { isSameSecret } from '../http/sameSecret.ts';
import { queueMessages } from '../messages/queueMessages.ts';

type User = typeof users.$inferSelect;
type Pending = typeof contactChanges.$inferSelect;
type Channel = Pending['channel'];

/**
 * Raises 400 where the caller's own password is wrong or the value is what they have already, NO_PASSWORD for an
 * account without a log-in, 429 after 5 changes in an hour or 10 wrong passwords in a quarter.
 */
export async function requireContactOwner(ctx: Context, limits: Limits, form: StartContactChange): Promise<void> {
  const { sessionId, id } = actorOf(ctx);
  const user = await readUser(ctx, id);
  if (user.passwordHash === null) throw refused('NO_PASSWORD', 'security.noPassword');
  await limits.consume('password', sessionId);
  if (!(await passwordMatches(user.passwordHash, form.password))) throw invalid({ password: 'password.currentWrong' });
  await limits.forgive('password', sessionId);
  const { channel, value } = wanted(form);
  if (value === user[columnOf[channel]]) throw invalid({ [columnOf[channel]]: 'security.sameValue' });
  await limits.consume('contactChange', id);
}

/**
 * Sends a code to the number or address that is to be the caller's own, which replaces a change that waits already. One
 * that another account has gets no code but is told, and the caller gets the same reply: nobody learns who has an
 * account (design §12).
 */
export async function startContactChange(tx: Context, form: StartContactChange): Promise<ContactChange> {
  const actor = actorOf(tx);
  const { channel, value } = wanted(form);
  const holder = await findHolder(tx, channel, value, actor.id);
  const code = newCode();
  const change = {
    channel,
    value,
    codeHash: holder ? null : hashOfCode(tx.config, purposeOf(actor.id, value), code),
    attempts: 0,
    createdAt: tx.now,
    expiresAt: codeEnd(tx.now),
    confirmedAt: null,
  };
  await tx.db
    .insert(contactChanges)
    .values({ userId: actor.id, ...change })
    .onConflictDoUpdate({ target: contactChanges.userId, set: change });
  const to = channel === 'phone' ? { channel: 'sms' as const, phoneNumber: value } : { channel, email: value };
  await queueMessages(tx, [
    holder
      ? {
          ...to,
          template: 'contactTaken',
          // Once a day, whoever tries.
          dedupeKey: `taken:${holder.id}:${tx.now.toISOString().slice(0, 10)}`,
          params: { link: `${tx.config.APP_URL}/connexion` },
        }
      : { ...to, template: 'contactCode', dedupeKey: `code:${actor.id}:${tx.requestId}`, params: { code } },
  ]);
  return present(change);
}

/**
 * Changes the caller's number or address with the code that was sent to it, and tells the former one. Once more with
 * the same code is the same reply. Raises 400 at the field for a wrong code, CODE_DEAD after five or ten minutes,
 * ACCOUNT_EXISTS where it has become another account's meanwhile.
 */
export async function confirmContactChange(ctx: Context, { code }: ConfirmContactChange): Promise<ContactChange> {
  const actor = actorOf(ctx);
  // Counted before it is looked at and whatever comes of it, so that no two at once get more tries.
  const [pending] = await ctx.db
    .update(contactChanges)
    .set({ attempts: sql`${contactChanges.attempts} + 1` })
    .where(and(isOpen(ctx, actor.id), lt(contactChanges.attempts, CODE_TRIES)))
    .returning();
  const change = pending ?? (await findConfirmed(ctx, actor.id));
  if (!change) throw refused('CODE_DEAD', 'security.codeDead');
  if (
    !change.codeHash ||
    !isSameSecret(hashOfCode(ctx.config, purposeOf(actor.id, change.value), code), change.codeHash)
  )
    throw change.attempts < CODE_TRIES && !change.confirmedAt
      ? invalid({ code: 'security.codeWrong' })
      : refused('CODE_DEAD', 'security.codeDead');
  if (!change.confirmedAt) await inTransaction(ctx, (tx) => apply(tx, change));
  return present(change);
}

/** The change of the caller that waits for its code. */
export async function readContactChange(ctx: Context): Promise<ContactChange | null> {
  const [pending] = await ctx.db
    .select()
    .from(contactChanges)
    .where(and(isOpen(ctx, actorOf(ctx).id), lt(contactChanges.attempts, CODE_TRIES)));
  return pending ? present(pending) : null;
}

export async function cancelContactChange(ctx: Context): Promise<null> {
  const own = eq(contactChanges.userId, actorOf(ctx).id);
  await ctx.db.delete(contactChanges).where(and(own, isNull(contactChanges.confirmedAt)));
  return null;
}

async function apply(tx: Context, { id, userId, channel, value }: Pending): Promise<void> {
  const [taken] = await tx.db
    .update(contactChanges)
    .set({ confirmedAt: tx.now })
    .where(and(eq(contactChanges.id, id), eq(contactChanges.value, value), isNull(contactChanges.confirmedAt)))
    .returning({ id: contactChanges.id });
  if (!taken) return;
  const user = await readUser(tx, userId);
  const column = columnOf[channel];
  try {
    await tx.db
      .update(users)
      .set({ [column]: value })
      .where(eq(users.id, userId));
  } catch (error) {
    if (isUniqueViolation(error)) throw refused('ACCOUNT_EXISTS', 'auth.accountExists');
    throw error;
  }
  await endPasswordLinks(tx, userId);
  await recordAct(tx, {
    action: 'update',
    entity: 'users',
    entityId: userId,
    before: { [column]: user[column] },
    after: { [column]: value },
  });
  await tellAccountChange(tx, user, channel);
}

const columnOf = { phone: 'phoneNumber', email: 'email' } as const;

const wanted = (form: StartContactChange): { channel: Channel; value: string } =>
  form.channel === 'phone'
    ? { channel: form.channel, value: form.phoneNumber }
    : { channel: form.channel, value: form.email };

async function readUser(ctx: Context, id: string): Promise<User> {
  const [user] = await ctx.db.select().from(users).where(eq(users.id, id));
  if (!user) throw unauthenticated();
  return user;
}

/** Another account that signs in with it, or is invited to. */
async function findHolder(tx: Context, channel: Channel, value: string, ownId: string) {
  const [holder] = await tx.db
    .select({ id: users.id })
    .from(users)
    .where(
      and(
        eq(users[columnOf[channel]], value),
        ne(users.id, ownId),
        or(isNotNull(users.passwordHash), isNotNull(users.invitedAt)),
      ),
    )
    .limit(1);
  return holder;
}

const isOpen = (ctx: Context, userId: string) =>
  and(eq(contactChanges.userId, userId), gt(contactChanges.expiresAt, ctx.now), isNull(contactChanges.confirmedAt));

async function findConfirmed(ctx: Context, userId: string): Promise<Pending | undefined> {
  const [found] = await ctx.db
    .select()
    .from(contactChanges)
    .where(
      and(
        eq(contactChanges.userId, userId),
        gt(contactChanges.expiresAt, ctx.now),
        isNotNull(contactChanges.confirmedAt),
      ),
    );
  return found;
}

const purposeOf = (userId: string, value: string): string => `contact ${userId} ${value}`;

function present({ channel, value, expiresAt }: Pick<Pending, 'channel' | 'value' | 'expiresAt'>): ContactChange {
  return {
    channel,
    value: channel === 'phone' ? formatPhone(value) : value,
    expiresAt: expiresAt.toISOString(),
  };
}
