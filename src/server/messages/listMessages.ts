import { and, asc, desc, eq, gte, ilike, lt, lte, not, or, type SQL, sql } from 'drizzle-orm';
import { countedUpTo } from '../../shared/api/lists.ts';
import type { MessageFilter, MessageListQuery } from '../../shared/messages/contract.ts';
import type { MessageItem } from '../../shared/messages/views.ts';
import { dayAfter } from '../../shared/statistics/period.ts';
import type { Context } from '../context.ts';
import type { Db } from '../db/client.ts';
import { isAmong } from '../db/isAmong.ts';
import { isOneOf, literal } from '../db/literal.ts';
import { rowsOf } from '../db/rowsOf.ts';
import { messages } from '../db/schema/index.ts';
import { likeLiteral } from '../db/textSearch.ts';
import { countColumn, countRows, type Page } from '../http/listQuery.ts';
import { toMessageItem } from './presenter.ts';
import { secretTemplates } from './secretParts.ts';

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

function orderOf({ sort }: Pick<MessageListQuery, 'sort'>): SQL[] {
  const [field, direction] = sort ?? (['createdAt', 'DESC'] as const);
  const order = direction === 'ASC' ? asc : desc;
  return [order(columns[field]), order(messages.createdAt), order(messages.id)];
}

/**
 * Where fewer match than are counted, these are sorted and the texts are not looked through again. Where many do, a
 * page in the order of time is looked for among the first in it (docs/decisions/0135).
 */
async function searchMessages(db: Db, where: SQL | undefined, query: MessageListQuery, page: Page): Promise<Found> {
  const most = countedUpTo(page.offset + page.limit);
  const matches = await collectMatches(db, where, most);
  const find = async (condition: SQL | undefined) => {
    const found = db.select().from(messages).where(condition);
    const sorted = found.orderBy(...orderOf(query)).limit(literal(page.limit));
    return (await sorted.offset(page.offset)).map(toMessageItem);
  };
  const total = matches.length;
  if (total < most) return { rows: await find(isAmong(messages.id, matches)), total };
  const first = await isAmongFirst(db, query);
  const rows = first ? await find(and(first, where)) : [];
  return { rows: rows.length === page.limit ? rows : await find(where), total };
}

/** So many of the newest or oldest messages are looked through for the page of a search: some milliseconds' work. */
const FIRST_SEARCHED = 10_000;

/**
 * Whether a message is among the first in the order of time. Undefined in other orders, and where there are hardly
 * more. The time is a value of its own statement: PostgreSQL then knows how few lie before it, and takes from the index
 * of the texts those alone.
 */
async function isAmongFirst(db: Db, { sort, filter }: MessageListQuery): Promise<SQL | undefined> {
  if (sort && sort[0] !== 'createdAt') return undefined;
  const [last] = await db
    .select({ createdAt: messages.createdAt })
    .from(messages)
    .where(narrowedBy(filter))
    .orderBy(...orderOf({ sort }))
    .limit(literal(1))
    .offset(literal(FIRST_SEARCHED));
  if (!last) return undefined;
  return sort?.[1] === 'ASC' ? lte(messages.createdAt, last.createdAt) : gte(messages.createdAt, last.createdAt);
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

/** Which messages a list or a file shows under its filter. What opens something is found by its recipient alone. */
export function messageCondition(wanted: MessageFilter | undefined): SQL | undefined {
  const pattern = wanted?.q && `%${likeLiteral(wanted.q.trim())}%`;
  return and(
    narrowedBy(wanted),
    pattern ? or(ilike(messages.recipient, pattern), and(ilike(messages.body, pattern), isNoSecret)) : undefined,
  );
}

const isNoSecret = not(isOneOf(messages.template, secretTemplates));

const narrowedBy = (wanted: MessageFilter | undefined): SQL | undefined =>
  and(
    wanted?.channel && isOneOf(messages.channel, [wanted.channel]),
    wanted?.status && isOneOf(messages.status, [wanted.status]),
    wanted?.projectId === undefined ? undefined : eq(messages.projectId, wanted.projectId),
    wanted?.from === undefined ? undefined : gte(messages.createdAt, new Date(wanted.from)),
    wanted?.to === undefined ? undefined : lt(messages.createdAt, new Date(dayAfter(wanted.to))),
  );
