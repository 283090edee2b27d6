import type { MessageChannel } from '../../shared/messages/status.ts';

export interface Attachment {
  name: string;
  content: Buffer;
}

export interface OutgoingMessage {
  id: string;
  recipient: string;
  subject: string | null;
  body: string;
  /** Files that go with it; e-mails only. */
  attachments?: readonly Attachment[];
}

/** How far a provider says that a message is: on its way, on the phone, or never to arrive. */
export type DeliveryState = 'Sent' | 'Delivered' | 'Failed';

export interface DeliveryReport {
  providerMessageId: string;
  /** Digits with the country code. */
  recipient: string;
  state: DeliveryState;
  reason: string;
}

/** A purchase of SMS credit, as the provider tells it (specification §5). */
export interface SmsPurchase {
  uid: string;
  reference: string;
  amount: string;
  amount_currency: string;
  quantity: number;
  payment_type: string;
  purchase_at: string;
  invoice_pdf: string | null;
}

/**
 * One way of sending. `isIdempotent`: asked twice for the same id, it sends once. What fails is raised as
 * ProviderFailure, which says whether it may be asked again.
 */
export interface MessageProvider {
  name: string;
  isIdempotent: boolean;
  send: (message: OutgoingMessage) => Promise<{ providerMessageId: string }>;
  /** Where the provider can be asked how far a message is. */
  readDelivery?: (sent: { providerMessageId: string; recipient: string }) => Promise<DeliveryState>;
  /** Where the provider tells by itself; raises ZodError for a body that is none of its reports. */
  readReport?: (body: unknown) => DeliveryReport;
  /** SMS left and what was bought, where the provider tells. */
  readAccount?: (moment: { now: Date }) => Promise<{ balance: number; purchases: SmsPurchase[] }>;
}

export type MessageProviders = Record<MessageChannel, MessageProvider>;
