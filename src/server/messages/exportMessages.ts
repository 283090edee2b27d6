import { and, asc, gt, type SQL, sql } from 'drizzle-orm';
import type * as z from 'zod/mini';
import { formatDateTime } from '../../shared/format/dates.ts';
import { formatPhone } from '../../shared/format/phone.ts';
import type { messageItem } from '../../shared/messages/views.ts';
import type { Context } from '../context.ts';
import { messages } from '../db/schema/index.ts';
import type { CsvColumn } from '../http/csv.ts';
import { keysetPages } from '../http/keysetPages.ts';
import { fr, frOr } from '../texts.ts';
import { toMessageItem } from './presenter.ts';

type Message = z.infer<typeof messageItem>;

/** Every message of the condition as staff read it, the oldest first. */
export function exportMessages({ db }: Context, where: SQL | undefined): AsyncGenerator<Message> {
  return keysetPages(async (after: Message | undefined, limit) => {
    const rows = await db
      .select()
      .from(messages)
      .where(and(where, after && comesAfter(after)))
      .orderBy(asc(messages.createdAt), asc(messages.id))
      .limit(limit);
    return rows.map(toMessageItem);
  });
}

function comesAfter({ createdAt, id }: Message): SQL {
  return gt(sql`(${messages.createdAt}, ${messages.id})`, sql`(${createdAt}::timestamptz, ${id}::uuid)`);
}

export const messageColumns: CsvColumn<Message>[] = [
  { header: fr('messages.columnDate'), value: ({ createdAt }) => formatDateTime(createdAt) },
  { header: fr('messages.columnChannel'), value: ({ channel }) => fr(`messages.channel.${channel}`) },
  { header: fr('messages.columnRecipient'), value: ({ recipient }) => formatPhone(recipient) },
  { header: fr('messages.columnTemplate'), value: ({ template }) => frOr(`messages.template.${template}`, template) },
  { header: fr('messages.columnStatus'), value: ({ status }) => fr(`messages.state.${status}`) },
  { header: fr('messages.columnSent'), value: ({ sentAt }) => sentAt && formatDateTime(sentAt) },
  { header: fr('messages.columnAttempts'), value: ({ attempts }) => attempts },
  { header: fr('messages.columnSegments'), value: ({ segments }) => segments },
  { header: fr('messages.subject'), value: ({ subject }) => subject },
  { header: fr('messages.body'), value: ({ body }) => body },
  { header: fr('messages.lastError'), value: ({ lastError }) => lastError },
];
