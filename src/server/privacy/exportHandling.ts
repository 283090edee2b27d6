import { and, asc, desc, eq, inArray, isNotNull, ne, or, sql } from 'drizzle-orm';
import { NO_ID } from '../../shared/ids.ts';
import type { Context } from '../context.ts';
import { auditLog, contactViews, enterprises, projects, users } from '../db/schema/index.ts';
import { fr, frOr } from '../texts.ts';
import { at, type Person } from './exportSection.ts';

/** Who was shown their contact: an agent named by their work, an enterprise by its name. Lists are of no one person. */
export async function readViews({ db }: Context, { id, enterpriseId }: Person) {
  const own = db.select({ id: projects.id }).from(projects).where(eq(projects.clientId, id));
  const rows = await db
    .select({ view: contactViews, role: users.role, enterpriseName: enterprises.name })
    .from(contactViews)
    .innerJoin(users, eq(users.id, contactViews.viewerId))
    .leftJoin(enterprises, eq(enterprises.id, users.enterpriseId))
    .where(
      and(
        ne(contactViews.entityId, NO_ID),
        or(
          and(eq(contactViews.entity, 'projects'), inArray(contactViews.entityId, own)),
          and(eq(contactViews.entity, 'users'), eq(contactViews.entityId, id)),
          enterpriseId
            ? and(eq(contactViews.entity, 'enterprises'), eq(contactViews.entityId, enterpriseId))
            : undefined,
        ),
      ),
    )
    .orderBy(desc(contactViews.day));
  return rows.map(({ view, role, enterpriseName }) => ({
    le: view.day,
    par: enterpriseName ?? fr(`staff.role.${role}`),
    demande: view.entity === 'projects' ? view.entityId : undefined,
  }));
}

/** What our team did to the account. */
export async function readActs({ db }: Context, { id }: Person) {
  const rows = await db
    .select({ action: auditLog.action, createdAt: auditLog.createdAt })
    .from(auditLog)
    .where(
      and(
        eq(auditLog.entity, 'users'),
        eq(auditLog.entityId, id),
        isNotNull(auditLog.actorId),
        sql`${auditLog.actorId} <> ${id}`,
      ),
    )
    .orderBy(asc(auditLog.createdAt));
  return rows.map(({ action, createdAt }) => ({
    acte: frOr(`auditLog.action.${action}`, action),
    le: at(createdAt),
  }));
}
