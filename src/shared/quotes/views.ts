import * as z from 'zod/mini';
import { fileItem } from '../files/views.ts';
import { lossReasons } from '../leads/status.ts';
import { quoteStates, vatKinds } from './status.ts';

/** A line with what it comes to. Amounts in whole GNF. */
const quoteLineView = z.object({
  label: z.string(),
  quantity: z.number(),
  unit: z.string(),
  unitPrice: z.number(),
  total: z.number(),
});

/** What whoever may see a quote sees of it. Amounts in whole GNF, days as `YYYY-MM-DD`. */
export const quoteContentView = z.object({
  id: z.uuid(),
  status: z.enum(quoteStates),
  number: z.nullable(z.string()),
  version: z.number(),
  isPaper: z.boolean(),
  lines: z.array(quoteLineView),
  vat: z.enum(vatKinds),
  netTotal: z.number(),
  vatTotal: z.number(),
  total: z.number(),
  depositPercent: z.nullable(z.number()),
  deposit: z.nullable(z.number()),
  /** More is asked for in advance than is usual. */
  isDepositHigh: z.boolean(),
  validUntil: z.string(),
  startsOn: z.string(),
  durationDays: z.number(),
  notes: z.nullable(z.string()),
  sentAt: z.nullable(z.string()),
  decidedAt: z.nullable(z.string()),
  /** The photo of a quote on paper. */
  files: z.array(fileItem),
});

/** A quote for those who wrote it, and for staff. */
export const quoteView = z.extend(quoteContentView, {
  leadId: z.uuid(),
  reference: z.string(),
  declineReason: z.nullable(z.enum(lossReasons)),
  updatedAt: z.string(),
});

/** A quote as its client compares it with the others. */
export const trackedQuoteView = z.extend(quoteContentView, { enterprise: z.string() });

export type TrackedQuote = z.infer<typeof trackedQuoteView>;
export type QuoteContent = z.infer<typeof quoteContentView>;
export type QuoteView = z.infer<typeof quoteView>;

/** A label that the enterprise used before, with the unit and the price it had last. */
export const usedLineView = z.object({ label: z.string(), unit: z.string(), unitPrice: z.number() });

export type UsedLine = z.infer<typeof usedLineView>;

/** A row of the list of quotes for staff. GNF. */
export const quoteItem = z.object({
  id: z.uuid(),
  number: z.nullable(z.string()),
  version: z.number(),
  status: z.enum(quoteStates),
  total: z.number(),
  createdAt: z.string(),
  sentAt: z.nullable(z.string()),
  projectId: z.uuid(),
  reference: z.string(),
  enterpriseId: z.uuid(),
  enterpriseName: z.string(),
});

/** A quote as staff read it. */
export const quoteDetails = z.extend(quoteView, {
  projectId: z.uuid(),
  /** An agent opens the requests that are nobody's or their own. */
  mayOpen: z.boolean(),
  enterpriseId: z.uuid(),
  enterpriseName: z.string(),
  /** SHA-256 of what was sent. */
  contentHash: z.nullable(z.string()),
  /** How whoever accepted it was known. */
  acceptedBy: z.nullable(z.enum(['code', 'device'])),
});

export type QuoteItem = z.infer<typeof quoteItem>;
export type QuoteDetails = z.infer<typeof quoteDetails>;
