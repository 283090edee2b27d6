import { and, asc, desc, eq, ilike, or, type SQL, sql } from 'drizzle-orm';
import { countedUpTo } from '../../shared/api/lists.ts';
import type { MessageFilter, MessageListQuery } from '../../shared/messages/contract.ts';
import type { MessageItem } from '../../shared/messages/views.ts';
import type { Context } from '../context.ts';
import type { Db } from '../db/client.ts';
import { isAmong } from '../db/isAmong.ts';
import { isOneOf, literal } from '../db/literal.ts';
import { rowsOf } from '../db/rowsOf.ts';
import { messages } from '../db/schema/index.ts';
import { countColumn, countRows, type Page } from '../http/listQuery.ts';
import { toMessageItem } from './presenter.ts';

const columns = {
  createdAt: messages.createdAt,
  status: messages.status,
  channel: messages.channel,
  recipient: messages.recipient,
};

interface Found {
  rows: MessageItem[];
  total: number;
}

/** A page of messages and how many there are, counted up to the cap; without a search along an index. */
export async function listMessages({ db }: Context, query: MessageListQuery, page: Page): Promise<Found> {
  const where = messageCondition(query.filter);
  if (query.filter?.q) return searchMessages(db, where, query, page);
  const counted = db.select({ one: sql`1` }).from(messages).where(where);
  const found = await db
    .select({ message: messages, total: countColumn(counted, page) })
    .from(messages)
    .where(where)
    .orderBy(...orderOf(query))
    .limit(literal(page.limit))
    .offset(page.offset);
  const total = found[0]?.total ?? (await countRows(db, counted, page));
  return { rows: found.map(({ message }) => toMessageItem(message)), total };
}

function orderOf({ sort }: MessageListQuery): SQL[] {
  const [field, direction] = sort ?? (['createdAt', 'DESC'] as const);
  const order = direction === 'ASC' ? asc : desc;
  return [order(columns[field]), order(messages.createdAt), order(messages.id)];
}

/** Where fewer match than are counted, these are sorted and the texts are not looked through again. */
async function searchMessages(db: Db, where: SQL | undefined, query: MessageListQuery, page: Page): Promise<Found> {
  const most = countedUpTo(page.offset + page.limit);
  const matches = await collectMatches(db, where, most);
  const found = await db
    .select()
    .from(messages)
    .where(matches.length < most ? isAmong(messages.id, matches) : where)
    .orderBy(...orderOf(query))
    .limit(literal(page.limit))
    .offset(page.offset);
  return { rows: found.map(toMessageItem), total: matches.length };
}

/**
 * The ids of so many that match, any of them. `materialized` has them planned as if all were wanted: for so few of many
 * PostgreSQL would read the table from its beginning, where the texts are erased.
 */
async function collectMatches(db: Db, where: SQL | undefined, most: number): Promise<string[]> {
  const matching = db.select({ id: messages.id }).from(messages).where(where);
  const found = await rowsOf<{ id: string }>(
    db,
    sql`with found as materialized (${matching}) select id from found limit ${literal(most)}`,
  );
  return found.map(({ id }) => id);
}

/** Which messages a list or a file shows under its filter. */
export function messageCondition(wanted: MessageFilter | undefined): SQL | undefined {
  const pattern = wanted?.q && `%${wanted.q.trim().replace(/[\\%_]/g, '\\$&')}%`;
  return and(
    wanted?.channel && isOneOf(messages.channel, [wanted.channel]),
    wanted?.status && isOneOf(messages.status, [wanted.status]),
    wanted?.projectId === undefined ? undefined : eq(messages.projectId, wanted.projectId),
    pattern ? or(ilike(messages.recipient, pattern), ilike(messages.body, pattern)) : undefined,
  );
}
