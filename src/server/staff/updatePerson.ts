import { eq } from 'drizzle-orm';
import { isStaff } from '../../shared/auth/roles.ts';
import type { UpdatePerson } from '../../shared/staff/schemas.ts';
import { stale } from '../audit-log/acts.ts';
import { recordAct } from '../audit-log/recordAct.ts';
import { endSessions } from '../auth/sessions.ts';
import { actorOf, type Context } from '../context.ts';
import { users } from '../db/schema/index.ts';
import { invalid, refused } from '../http/errors.ts';
import { replaceLanguages } from '../users/replaceLanguages.ts';
import { lockAmongAdmins } from './lockPerson.ts';
import { personVersion } from './presenter.ts';
import { languagesOf } from './queries.ts';

type User = typeof users.$inferSelect;

/**
 * An admin corrects somebody's names, position, languages and role. A role changes among those of staff only, and ends
 * the person's sessions: their browser must learn what it may show. Raises OWN_ACCOUNT for one's own role, STALE, 400
 * by field, 404.
 */
export async function updatePerson(tx: Context, id: string, form: UpdatePerson): Promise<string> {
  const person = await lockAmongAdmins(tx, id);
  const spoken = ((await languagesOf(tx, [id])).get(id) ?? []).map(({ value }) => value);
  if (form.version !== personVersion(person, spoken)) throw await stale(tx, 'users', id);
  if (form.role !== person.role) requireChangeable(tx, person, form);

  const changes = {
    firstName: form.firstName ?? '',
    lastName: form.lastName ?? '',
    occupiedPosition: form.occupiedPosition ?? '',
    role: form.role,
  };
  const wanted = [...new Set(form.languages)];
  const { before, after } = difference(
    { ...person, languages: spoken.toSorted().join() },
    { ...changes, languages: wanted.toSorted().join() },
  );
  if (Object.keys(after).length === 0) return id;
  await tx.db.update(users).set(changes).where(eq(users.id, id));
  if ('languages' in after) await replaceLanguages(tx, id, wanted);
  if ('role' in after) await endSessions(tx, id);
  await recordAct(tx, {
    action: 'update',
    entity: 'users',
    entityId: id,
    before: { ...before, ...('languages' in after ? { languages: spoken } : {}) },
    after: { ...after, ...('languages' in after ? { languages: wanted } : {}) },
  });
  return id;
}

function requireChangeable(tx: Context, person: User, { role }: UpdatePerson): void {
  if (person.id === actorOf(tx).id) throw refused('OWN_ACCOUNT', 'staff.ownRole');
  if (!isStaff(person.role) || !isStaff(role)) throw invalid({ role: 'staff.roleFixed' });
}

/** Only what changed goes into the audit trail. */
function difference(present: Record<string, unknown>, wanted: Record<string, unknown>) {
  const changed = Object.keys(wanted).filter((field) => present[field] !== wanted[field]);
  return {
    before: Object.fromEntries(changed.map((field) => [field, present[field]])),
    after: Object.fromEntries(changed.map((field) => [field, wanted[field]])),
  };
}
