import { and, eq, getTableColumns, sql } from 'drizzle-orm';
import { messageMachine } from '../../shared/messages/status.ts';
import type { Db } from '../db/client.ts';
import { groupedByTurn } from '../db/groupedByTurn.ts';
import { isAmong } from '../db/isAmong.ts';
import { isOneOf } from '../db/literal.ts';
import { messages, projects } from '../db/schema/index.ts';
import type { Addressed } from './holdMessage.ts';

type Message = typeof messages.$inferSelect;

const { claim: claiming, send } = messageMachine.transitions;

/** At most so many messages share a statement (docs/decisions/0122). */
export const SHARED_BY = 8;

interface Claim {
  message: Pick<Message, 'id' | 'attempts'>;
  provider: string;
  now: Date;
}

interface Sent {
  message: Pick<Message, 'id' | 'attempts'>;
  providerMessageId: string;
  now: Date;
}

export type SendingStatements = ReturnType<typeof createSendingStatements>;

/** What sending a message asks of the database, in one statement for those that are sent side by side. */
export const createSendingStatements = (db: Db) => ({
  /** The message and where its client is reached; undefined where there is none. */
  find: groupedByTurn<string, Addressed | undefined>((ids) => findAll(db, ids), SHARED_BY),
  /** As `claimMessages`, one of them. */
  claim: groupedByTurn<Claim, Message | undefined>((claims) => claimMessages(db, claims), SHARED_BY),
  /** The provider took it. Writes nothing where the message was changed since it was claimed. */
  markSent: groupedByTurn<Sent, undefined>((sent) => markAllSent(db, sent), SHARED_BY),
});

async function findAll(db: Db, ids: readonly string[]): Promise<(Addressed | undefined)[]> {
  const found = await db
    .select({ message: messages, client: { sms: projects.phoneNumber, email: projects.email } })
    .from(messages)
    .leftJoin(projects, eq(projects.id, messages.projectId))
    .where(isAmong(messages.id, ids));
  const byId = new Map(found.map(({ message, client }) => [message.id, { ...message, client }]));
  return ids.map((id) => byId.get(id));
}

/**
 * Writes that these are on their way. Gives each as it is then, in their order: undefined for one that another worker
 * has taken, and for all but the first where one is named twice.
 */
export async function claimMessages(db: Db, claims: readonly Claim[]): Promise<(Message | undefined)[]> {
  const claimed = await db
    .update(messages)
    .set({
      status: claiming.to,
      sendingSince: sql`asked.now`,
      provider: sql`asked.written`,
      attempts: sql`${messages.attempts} + 1`,
    })
    .from(asRows(claims, ({ provider }) => provider))
    .where(and(isAsAsked, isOneOf(messages.status, claiming.from)))
    .returning(getTableColumns(messages));
  const byId = new Map(claimed.map((message) => [message.id, message]));
  return claims.map(({ message: { id } }) => {
    const message = byId.get(id);
    byId.delete(id);
    return message;
  });
}

async function markAllSent(db: Db, sent: readonly Sent[]): Promise<undefined[]> {
  await db
    .update(messages)
    .set({ status: send.to, providerMessageId: sql`asked.written`, sentAt: sql`asked.now`, lastError: null })
    .from(asRows(sent, ({ providerMessageId }) => providerMessageId))
    .where(and(isAsAsked, isOneOf(messages.status, send.from)));
  return sent.map(() => undefined);
}

/**
 * These as the rows of a table `asked`, each with what is to be written of it: the text of the statement is the same
 * however many there are. Sorted, so that two statements about the same messages lock them in one order.
 */
function asRows<Row extends Claim | Sent>(asked: readonly Row[], writtenOf: (row: Row) => string) {
  const rows = asked.toSorted((one, other) => (one.message.id < other.message.id ? -1 : 1));
  const ids = sql.param(rows.map(({ message }) => message.id));
  const attempts = sql.param(rows.map(({ message }) => message.attempts));
  const instants = sql.param(rows.map(({ now }) => now.toISOString()));
  const written = sql.param(rows.map(writtenOf));
  return sql`unnest(${ids}::uuid[], ${attempts}::int[], ${instants}::timestamptz[], ${written}::text[]) as asked (id, attempts, now, written)`;
}

const isAsAsked = sql`${messages.id} = asked.id and ${messages.attempts} = asked.attempts`;
