import * as z from 'zod/mini';
import { contract } from '../api/contract.ts';
import { quoteSchema } from './schemas.ts';
import { quoteView, usedLineView } from './views.ts';

const byId = z.object({ id: z.uuid() });

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
    summary: 'Change a draft',
    isRepeatable: true,
    params: byId,
    body: quoteSchema,
    entity: quoteView,
  },
  sendQuote: {
    method: 'POST',
    path: '/quotes/{id}/send',
    permission: 'quotes.write',
    summary: 'Number a draft and send it to the client',
    isRepeatable: true,
    params: byId,
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
