import { and, desc, eq } from 'drizzle-orm';
import { may } from '../../shared/auth/permissions.ts';
import type { ViewedEntity } from '../../shared/privacy/contactViews.ts';
import type { ContactViewItem } from '../../shared/privacy/views.ts';
import { actorOf, type Context } from '../context.ts';
import { contactViews, enterprises, users } from '../db/schema/index.ts';
import { forbidden } from '../http/errors.ts';
import { requireVisible } from '../projects/readProject.ts';

const SHOWN_MAX = 200;

/**
 * Who was shown the contact details of a record, the newest first: for an admin, and for customer service of the
 * requests that they may see. Raises 403, 404.
 */
export async function listContactViews(ctx: Context, entity: ViewedEntity, id: string): Promise<ContactViewItem[]> {
  if (entity === 'projects') await requireVisible(ctx, id);
  else if (!may(actorOf(ctx).role, 'auditLog.list')) throw forbidden();
  const rows = await ctx.db
    .select({ view: contactViews, person: users, enterpriseName: enterprises.name })
    .from(contactViews)
    .innerJoin(users, eq(users.id, contactViews.viewerId))
    .leftJoin(enterprises, eq(enterprises.id, users.enterpriseId))
    .where(and(eq(contactViews.entity, entity), eq(contactViews.entityId, id)))
    .orderBy(desc(contactViews.day), desc(contactViews.firstAt))
    .limit(SHOWN_MAX);
  return rows.map(({ view, person, enterpriseName }) => ({
    viewerName: `${person.firstName} ${person.lastName}`.trim() || null,
    role: person.role,
    enterpriseName,
    day: view.day,
    firstAt: view.firstAt.toISOString(),
  }));
}
