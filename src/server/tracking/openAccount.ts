import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import { recordActOfAnybody } from '../audit-log/recordAct.ts';
import { hashPassword } from '../auth/password.ts';
import { endSessions } from '../auth/sessions.ts';
import type { Context } from '../context.ts';
import { isUniqueViolation } from '../db/isUniqueViolation.ts';
import { erasures, projects, userLanguages, users } from '../db/schema/index.ts';
import { refused } from '../http/errors.ts';
import type { Project } from '../projects/lockProject.ts';

/**
 * An account for the telephone of this request, which a code has just proven, with all requests of that number that
 * were sent without an account (docs/decisions/0063). Nothing else of how they were sent comes along: neither the
 * sessions nor the e-mail addresses that somebody typed then. Raises ACCOUNT_EXISTS where the number has an account.
 */
export async function openAccount(tx: Context, project: Project, password: string): Promise<{ userId: string }> {
  const user = await insertClient(tx, project, await hashPassword(password));
  if (project.languageId) await tx.db.insert(userLanguages).values({ userId: user.id, languageId: project.languageId });
  const visitors = tx.db
    .select({ id: users.id })
    .from(users)
    .where(
      and(
        eq(users.role, 'Client'),
        isNull(users.passwordHash),
        isNull(users.invitedAt),
        isNull(users.deactivatedAt),
        isNull(users.anonymisedAt),
      ),
    );
  const theirs = await tx.db
    .select({ id: projects.id, clientId: projects.clientId })
    .from(projects)
    .where(
      and(
        eq(projects.phoneNumber, project.phoneNumber),
        isNull(projects.anonymisedAt),
        inArray(projects.clientId, visitors),
      ),
    )
    .orderBy(projects.id)
    .for('update');
  const ids = theirs.map(({ id }) => id);
  if (ids.length > 0) await tx.db.update(projects).set({ clientId: user.id }).where(inArray(projects.id, ids));
  const former = [...new Set(theirs.map(({ clientId }) => clientId))];
  for (const visitor of former) await endSessions(tx, visitor);
  await takeErasureAlong(tx, former, user.id);
  await recordActOfAnybody(tx, { action: 'openAccount', entity: 'users', entityId: user.id, after: { projects: ids } });
  return { userId: user.id };
}

/**
 * The erasure that waits for the former rows waits for the account that has their requests now: it was promised, and
 * the same link, or the account itself, still undoes it.
 */
async function takeErasureAlong({ db }: Context, former: readonly string[], userId: string): Promise<void> {
  const [waiting] = await db
    .select()
    .from(erasures)
    .where(and(inArray(erasures.userId, [...former]), isNull(erasures.undoneAt), isNull(erasures.doneAt)))
    .orderBy(asc(erasures.dueAt))
    .limit(1);
  if (!waiting) return;
  const { requestedAt, requestedBy, note, dueAt, tokenHash } = waiting;
  await db.insert(erasures).values({ userId, requestedAt, requestedBy, note, dueAt, tokenHash });
}

async function insertClient(tx: Context, project: Project, passwordHash: string) {
  const { firstName, lastName, phoneNumber } = project;
  try {
    const [user] = await tx.db
      .insert(users)
      .values({ role: 'Client', firstName, lastName, phoneNumber, passwordHash, createdAt: tx.now })
      .returning();
    if (!user) throw new Error('The account was not written');
    return user;
  } catch (error) {
    if (isUniqueViolation(error)) throw refused('ACCOUNT_EXISTS', 'tracking.accountExists');
    throw error;
  }
}
