import { sql } from 'drizzle-orm';
import { check, index, pgEnum, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { messageChannels, messageStates } from '../../../shared/messages/status.ts';
import { createdAt, instant, primaryId } from './columns.ts';
import { payments } from './payments.ts';
import { projects } from './projects.ts';

export const messageChannel = pgEnum('message_channel', messageChannels);
export const messageStatus = pgEnum('message_status', messageStates);

/** Every SMS and e-mail is a row first (design §7). `dedupeKey` makes the same occasion write once. */
export const messages = pgTable(
  'messages',
  {
    id: primaryId(),
    channel: messageChannel().notNull(),
    template: text().notNull(),
    recipient: text().notNull(),
    subject: text(),
    body: text().notNull(),
    status: messageStatus().notNull().default('Queued'),
    attempts: smallint().notNull().default(0),
    segments: smallint().notNull().default(0),
    provider: text(),
    providerMessageId: text(),
    lastError: text(),
    projectId: uuid().references(() => projects.id),
    /** The payment whose receipt goes with it. */
    receiptOf: uuid().references(() => payments.id),
    dedupeKey: text().notNull().unique(),
    /** From where it was caused, where anybody can cause it; forgotten after two days. */
    originAddress: text(),
    originNetwork: text(),
    createdAt: createdAt(),
    sendingSince: instant(),
    sentAt: instant(),
  },
  (table) => [
    index('messages_by_time').on(table.createdAt, table.id),
    index('messages_with_text').on(table.createdAt).where(sql`body <> ''`),
    index('messages_by_status').on(table.status, table.createdAt, table.id),
    index('messages_by_channel').on(table.channel, table.createdAt, table.id),
    index('messages_by_recipient').on(table.recipient, table.createdAt, table.id),
    index('messages_search').using('gin', sql`${table.recipient} gin_trgm_ops`, sql`${table.body} gin_trgm_ops`),
    index('messages_unsent').on(table.createdAt).where(sql`status in ('Queued', 'Sending')`),
    index('messages_by_provider_id').on(table.provider, table.providerMessageId),
    index('messages_sms_sent').on(table.sendingSince).where(sql`channel = 'sms'`),
    index('messages_from_outside').on(table.sendingSince).where(sql`origin_network is not null`),
    index().on(table.projectId),
    check('messages_subject', sql`channel = 'sms' or subject is not null`),
  ],
);
