import { quoteContract } from '../../shared/quotes/contract.ts';
import { PDF_COMPRESSION } from '../http/compression.ts';
import { sendPdf } from '../http/sendPdf.ts';
import { serve } from '../http/serve.ts';
import { withdrawQuote } from './endQuote.ts';
import { listQuotes, readQuote } from './queries.ts';
import { readQuotePdf } from './readQuotePdf.ts';
import { sendQuote } from './sendQuote.ts';
import { listUsedLines } from './usedLines.ts';
import { changeQuote, writeQuote } from './writeQuote.ts';

/** What was changed is read again, as the caller may see it. */
export const quoteRoutes = serve(quoteContract, {
  writeQuote: async ({ ctx, once, params, body }) =>
    readQuote(ctx, await once((tx) => writeQuote(tx, params.id, body))),
  listQuotes: ({ ctx, params }) => listQuotes(ctx, params.id),
  listUsedLines: ({ ctx }) => listUsedLines(ctx),
  readQuote: ({ ctx, params }) => readQuote(ctx, params.id),
  changeQuote: async ({ ctx, once, params, body }) =>
    readQuote(ctx, await once((tx) => changeQuote(tx, params.id, body))),
  sendQuote: async ({ ctx, once, params, body }) => readQuote(ctx, await once((tx) => sendQuote(tx, params.id, body))),
  withdrawQuote: async ({ ctx, once, params }) => readQuote(ctx, await once((tx) => withdrawQuote(tx, params.id))),
  downloadQuote: {
    isSlow: true,
    compress: PDF_COMPRESSION,
    handle: async ({ ctx, reply, params }) => sendPdf(reply, await readQuotePdf(ctx, params.id)),
  },
});
