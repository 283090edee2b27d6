import { eq } from 'drizzle-orm';
import { recordAct } from '../audit-log/recordAct.ts';
import { endSessions } from '../auth/sessions.ts';
import { actorOf, type Context } from '../context.ts';
import { users } from '../db/schema/index.ts';
import { refused } from '../http/errors.ts';
import { lockAmongAdmins } from './lockPerson.ts';

/**
 * An admin closes somebody's account or opens it again. Closing ends every session at once, and links to choose a
 * password lead nowhere meanwhile. What it is already is no error. Raises OWN_ACCOUNT: nobody shuts themself out, so
 * that one admin is always left.
 */
export async function setActivity(tx: Context, id: string, isActive: boolean): Promise<string> {
  const person = await lockAmongAdmins(tx, id);
  if (!isActive && id === actorOf(tx).id) throw refused('OWN_ACCOUNT', 'staff.ownDeactivation');
  if ((person.deactivatedAt === null) === isActive) return id;
  const deactivatedAt = isActive ? null : tx.now;
  await tx.db.update(users).set({ deactivatedAt }).where(eq(users.id, id));
  await endSessions(tx, id);
  await recordAct(tx, {
    action: isActive ? 'reactivate' : 'deactivate',
    entity: 'users',
    entityId: id,
    before: { deactivatedAt: person.deactivatedAt?.toISOString() ?? null },
    after: { deactivatedAt: deactivatedAt?.toISOString() ?? null },
  });
  return id;
}
