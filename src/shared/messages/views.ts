import * as z from 'zod/mini';
import { messageChannels, messageStates } from './status.ts';

/** A message as staff read it. */
export const messageItem = z.object({
  id: z.uuid(),
  channel: z.enum(messageChannels),
  template: z.string(),
  recipient: z.string(),
  subject: z.nullable(z.string()),
  body: z.string(),
  status: z.enum(messageStates),
  attempts: z.number(),
  segments: z.number(),
  lastError: z.nullable(z.string()),
  projectId: z.nullable(z.uuid()),
  createdAt: z.string(),
  sentAt: z.nullable(z.string()),
  /** When the provider was last asked to send it; null where it waits for its first try, or for another one. */
  triedAt: z.nullable(z.string()),
});
export type MessageItem = z.output<typeof messageItem>;

const purchase = z.object({
  uid: z.string(),
  reference: z.string(),
  amount: z.string(),
  amount_currency: z.string(),
  quantity: z.number(),
  payment_type: z.string(),
  purchase_at: z.string(),
  invoice_pdf: z.nullable(z.string()),
});

/** SMS figures for an admin (specification §5): in total, since 00:00 UTC and since the 1st of the month, UTC. */
export const smsSummary = z.object({
  counter: z.object({
    totalSent: z.number(),
    totalDelivered: z.number(),
    totalFailed: z.number(),
    sentToday: z.number(),
    sentThisMonth: z.number(),
    /** When an SMS last changed these figures; when they were read where none ever did. */
    lastUpdatedUtc: z.string(),
    readUtc: z.string(),
  }),
  /** SMS left. `provider` names whose figures these are: those of the sandbox are samples. */
  account: z.object({ balance: z.number(), provider: z.string() }),
  purchases: z.array(purchase),
});
