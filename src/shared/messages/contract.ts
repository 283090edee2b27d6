import * as z from 'zod/mini';
import { contract } from '../api/contract.ts';
import { dateField, idField } from '../api/fields.ts';
import { filterQuery, listQuery, searchText } from '../api/listQuery.ts';
import { messageChannels, messageStates } from './status.ts';
import { messageItem, smsSummary } from './views.ts';

const filter = z.strictObject({
  q: searchText,
  channel: z.optional(z.enum(messageChannels)),
  status: z.optional(z.enum(messageStates)),
  projectId: z.optional(idField()),
  /** Days, both included. */
  from: z.optional(dateField()),
  to: z.optional(dateField()),
});

const messageListQuery = listQuery(['createdAt', 'status', 'channel', 'recipient'], filter);

export type MessageFilter = z.output<typeof filter>;
export type MessageListQuery = z.output<typeof messageListQuery>;

/** Every SMS and e-mail, for staff (design §6, `/admin/{resource}`). */
export const messageContract = contract('messages', {
  listMessages: {
    method: 'GET',
    path: '/admin/messages',
    permission: 'messages.list',
    summary: 'List the SMS and e-mails',
    showsContactOf: 'messages',
    query: messageListQuery,
    rows: messageItem,
    unit: 'messages',
  },
  exportMessages: {
    method: 'GET',
    path: '/admin/messages/export',
    permission: 'messages.export',
    summary: 'Export the list of messages as CSV',
    needsRecentProof: true,
    query: filterQuery(filter),
    file: 'text/csv',
  },
});

/** A provider calls an address that bears our secret. */
const reportParams = z.object({
  provider: z.string().check(z.maxLength(20)),
  secret: z.string().check(z.maxLength(200)),
});
const received = z.object({ received: z.literal(true) });

export type ReportParams = z.output<typeof reportParams>;

/** The SMS figures, sending again what failed, and the providers' delivery reports (specification §7, design §7). */
export const smsContract = contract('messages', {
  readSmsSummary: {
    method: 'GET',
    path: '/admin/sms/summary',
    permission: 'messages.list',
    summary: 'Read the SMS figures and the balance of the provider',
    entity: smsSummary,
  },
  retryMessage: {
    method: 'PUT',
    path: '/admin/messages/{id}/retry',
    permission: 'messages.retry',
    summary: 'Send a failed message again',
    showsContactOf: 'messages',
    isRepeatable: true,
    params: z.object({ id: idField() }),
    entity: messageItem,
  },
  /** Nimba asks whether somebody is there before it takes the address. */
  confirmReportAddress: {
    method: 'GET',
    path: '/webhooks/sms/{provider}/{secret}',
    permission: 'messages.report',
    summary: 'Confirm the address of the delivery reports',
    isHidden: true,
    params: reportParams,
    reply: received,
  },
  receiveDeliveryReport: {
    method: 'POST',
    path: '/webhooks/sms/{provider}/{secret}',
    permission: 'messages.report',
    summary: 'Take a delivery report of the SMS provider',
    isHidden: true,
    params: reportParams,
    reply: received,
  },
});
