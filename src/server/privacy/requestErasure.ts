import { and, eq, inArray, isNull } from 'drizzle-orm';
import { isStaff } from '../../shared/auth/roles.ts';
import { formatDate } from '../../shared/format/dates.ts';
import { fullName } from '../../shared/format/fullName.ts';
import { ERASURE_DAYS } from '../../shared/privacy/dataClasses.ts';
import { recordAct } from '../audit-log/recordAct.ts';
import { hashOfToken } from '../auth/opaqueToken.ts';
import { newLinkToken } from '../auth/passwordLink.ts';
import { actorOf, type Context } from '../context.ts';
import { erasures, users } from '../db/schema/index.ts';
import { notFound, refused } from '../http/errors.ts';
import { type MessageDraft, queueMessages } from '../messages/queueMessages.ts';

type User = typeof users.$inferSelect;

const DAY_MS = 86_400_000;

/** Whether an account may be erased at the wish of its person: those of staff are closed by an admin. */
export const mayBeErased = ({ role, anonymisedAt }: Pick<User, 'role' | 'anonymisedAt'>): boolean =>
  !isStaff(role) && anonymisedAt === null;

/**
 * The erasure of an account, due in seven days: the person is sent a link that undoes it until then
 * (docs/decisions/0044). With an account without password go those that were made with the same number. One that waits
 * already stays as it is, and nothing is sent again. The caller has made sure of who asks. Raises 404, and WRONG_STATE
 * for an account that may not be erased.
 * @param note how an agent made sure of it.
 */
export async function requestErasure(tx: Context, userId: string, note?: string): Promise<void> {
  const [person] = await tx.db.select().from(users).where(eq(users.id, userId)).for('no key update');
  if (!person) throw notFound();
  if (!mayBeErased(person))
    throw refused('WRONG_STATE', person.anonymisedAt ? 'ownData.erased' : 'ownData.notErasable');
  const token = newLinkToken();
  const dueAt = new Date(tx.now.getTime() + ERASURE_DAYS * DAY_MS);
  const common = {
    requestedAt: tx.now,
    requestedBy: actorOf(tx).id,
    note: note ?? null,
    dueAt,
    tokenHash: hashOfToken(token),
  };
  const ids = await accountsOf(tx, person);
  const written = await tx.db
    .insert(erasures)
    .values(ids.map((id) => ({ userId: id, ...common })))
    .onConflictDoNothing()
    .returning({ userId: erasures.userId });
  if (written.length === 0) return;
  await recordAct(tx, {
    action: 'erase',
    entity: 'users',
    entityId: userId,
    after: { people: written.length, ...(note ? { note } : {}) },
  });
  await tell(tx, person, dueAt, `${tx.config.APP_URL}/effacement?token=${token}`);
}

/**
 * The accounts that are erased together: each submission makes one of its own (design §7), of one person as far as
 * anybody can tell.
 */
export async function accountsOf(tx: Context, person: User): Promise<string[]> {
  if (person.passwordHash !== null || person.invitedAt !== null) return [person.id];
  const same = await tx.db
    .select({ id: users.id })
    .from(users)
    .where(
      and(
        eq(users.phoneNumber, person.phoneNumber),
        eq(users.role, person.role),
        isNull(users.passwordHash),
        isNull(users.invitedAt),
        isNull(users.anonymisedAt),
      ),
    )
    .orderBy(users.id);
  return same.map(({ id }) => id);
}

async function tell(tx: Context, person: User, dueAt: Date, link: string): Promise<void> {
  const common = {
    template: 'erasureRequested',
    dedupeKey: `erasure:${person.id}:${tx.now.getTime()}`,
    params: {
      name: fullName(person),
      date: formatDate(dueAt.toISOString()),
      link,
    },
  } as const;
  const drafts: MessageDraft[] = [
    { ...common, channel: 'sms', phoneNumber: person.phoneNumber },
    ...(person.email ? [{ ...common, channel: 'email' as const, email: person.email }] : []),
  ];
  await queueMessages(tx, drafts);
}

/** Which of these accounts an erasure waits for. */
export async function waitingErasures(ctx: Context, userIds: readonly string[]) {
  return ctx.db
    .select()
    .from(erasures)
    .where(and(inArray(erasures.userId, [...userIds]), isNull(erasures.undoneAt), isNull(erasures.doneAt)));
}
