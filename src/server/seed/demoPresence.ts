import { eq, max, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { Db } from '../db/client.ts';
import { acceptances, auditLog, users } from '../db/schema/index.ts';

/** Whoever did something in the demonstration data was there when they did the last of it. */
export async function markPresence(db: Db): Promise<void> {
  const acts = unionAll(
    db.select({ userId: sql<string>`${auditLog.actorId}`.as('user_id'), at: auditLog.createdAt }).from(auditLog),
    db
      .select({ userId: sql<string>`${acceptances.userId}`.as('user_id'), at: acceptances.acceptedAt })
      .from(acceptances),
  ).as('acts');
  const last = db
    .select({ userId: acts.userId, at: max(acts.at).as('last_at') })
    .from(acts)
    .groupBy(acts.userId)
    .as('last');
  await db
    .update(users)
    .set({ lastSeenAt: sql`${last.at}` })
    .from(last)
    .where(eq(users.id, last.userId));
}
