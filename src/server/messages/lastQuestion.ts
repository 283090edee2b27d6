import { and, desc, eq, type SQL, sql } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { messages } from '../db/schema/index.ts';

export interface LastQuestion {
  /** When it went out, by the first of the ways that it was sent by; null where it went by none. */
  sentAt: Date | null;
  /** It still waits to go out by one of them. */
  isWaiting: boolean;
}

/**
 * The last question of a request to its client, among the messages that `which` chooses: what was written at one moment
 * is one question, whichever ways it goes (docs/decisions/0080). Undefined where nothing was asked.
 */
export async function lastQuestion(
  tx: Context,
  projectId: string,
  which: SQL | undefined,
): Promise<LastQuestion | undefined> {
  const isOut = sql`${messages.status} in ('Sent', 'Delivered', 'Uncertain')`;
  const [last] = await tx.db
    .select({
      sentAt: sql<string | null>`min(coalesce(${messages.sentAt}, ${messages.createdAt})) filter (where ${isOut})`,
      isWaiting: sql<boolean>`bool_or(${messages.status} in ('Queued', 'Sending'))`,
    })
    .from(messages)
    .where(and(eq(messages.projectId, projectId), which))
    .groupBy(messages.createdAt)
    .orderBy(desc(messages.createdAt))
    .limit(1);
  return last && { sentAt: last.sentAt === null ? null : new Date(last.sentAt), isWaiting: last.isWaiting };
}
