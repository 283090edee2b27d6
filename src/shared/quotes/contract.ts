import * as z from 'zod/mini';
import { contract } from '../api/contract.ts';
import { dateField, idField } from '../api/fields.ts';
import { listQuery } from '../api/listQuery.ts';
import { changeQuoteSchema, quoteSchema, sendQuoteSchema } from './schemas.ts';
import { quoteStates } from './status.ts';
import { quoteDetails, quoteItem, quoteView, usedLineView } from './views.ts';

const byId = z.object({ id: idField() });

/** The quotes of a contractor for a lead of theirs (design §10). */
export const quoteContract = contract('quotes', {
  writeQuote: {
    method: 'POST',
    path: '/leads/{id}/quotes',
    permission: 'quotes.write',
    summary: 'Write a draft of a quote, or of a new version of the last one that was sent',
    isRepeatable: true,
    params: byId,
    body: quoteSchema,
    entity: quoteView,
  },
  listQuotes: {
    method: 'GET',
    path: '/leads/{id}/quotes',
    permission: 'quotes.read',
    summary: 'List the quotes of a lead, the latest version first',
    params: byId,
    entity: z.array(quoteView),
  },
  listUsedLines: {
    method: 'GET',
    path: '/quotes/lines',
    permission: 'quotes.write',
    summary: 'List the labels of the enterprise’s last quotes, with the unit and the price they had last',
    entity: z.array(usedLineView),
  },
  readQuote: {
    method: 'GET',
    path: '/quotes/{id}',
    permission: 'quotes.read',
    summary: 'Read a quote',
    params: byId,
    entity: quoteView,
  },
  changeQuote: {
    method: 'PUT',
    path: '/quotes/{id}',
    permission: 'quotes.write',
    summary: 'Change a draft, unless it changed since it was read',
    isRepeatable: true,
    params: byId,
    body: changeQuoteSchema,
    entity: quoteView,
  },
  sendQuote: {
    method: 'POST',
    path: '/quotes/{id}/send',
    permission: 'quotes.write',
    summary: 'Number a draft and send it to the client, unless it changed since it was read',
    isRepeatable: true,
    params: byId,
    body: sendQuoteSchema,
    entity: quoteView,
  },
  withdrawQuote: {
    method: 'POST',
    path: '/quotes/{id}/withdraw',
    permission: 'quotes.write',
    summary: 'Take back a quote that the client has not decided on',
    isRepeatable: true,
    params: byId,
    entity: quoteView,
  },
  downloadQuote: {
    method: 'GET',
    path: '/quotes/{id}/pdf',
    permission: 'quotes.read',
    summary: 'Download a quote as a PDF',
    params: byId,
    file: 'application/pdf',
  },
});

const state = z.enum(quoteStates);
const listQuotesQuery = listQuery(
  ['createdAt'],
  z.strictObject({
    status: z.optional(z.union([state, z.array(state)])),
    enterpriseId: z.optional(idField()),
    /** Days, both included. */
    from: z.optional(dateField()),
    to: z.optional(dateField()),
  }),
);

export type QuoteListQuery = z.output<typeof listQuotesQuery>;

/** All quotes, for customer service to read. */
export const quoteListContract = contract('quotes', {
  listAllQuotes: {
    method: 'GET',
    path: '/admin/quotes',
    permission: 'quotes.list',
    summary: 'List the quotes of all enterprises, the latest first',
    query: listQuotesQuery,
    rows: quoteItem,
    unit: 'quotes',
  },
  readQuoteDetails: {
    method: 'GET',
    path: '/admin/quotes/{id}',
    permission: 'quotes.list',
    summary: 'Read a quote with the proof of what was sent',
    params: byId,
    entity: quoteDetails,
  },
});
