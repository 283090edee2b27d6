import type { MessageChannel } from '../../shared/messages/status.ts';
import type { Config } from '../config.ts';
import { createNimba } from './adapters/nimba.ts';
import { createOrange } from './adapters/orange.ts';
import { createOutbox } from './adapters/outbox.ts';
import { sandboxSms } from './adapters/sandboxSms.ts';
import { createSmtp } from './adapters/smtp.ts';

export interface OutgoingMessage {
  id: string;
  recipient: string;
  subject: string | null;
  body: string;
  /** Files that go with it; e-mails only. */
  attachments?: readonly { name: string; content: Buffer }[];
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
 * One way of sending. `isIdempotent`: asked twice for the same id, it sends once. What fails is raised as ProviderFailure, which says
 * whether it may be asked again.
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

const made = new WeakMap<Config, MessageProviders>();

/** The adapters that the configuration chooses (design §2): one set a process, so that an access token is fetched once. */
export function createProviders(config: Config): MessageProviders {
  const known = made.get(config);
  if (known) return known;
  const providers = { sms: smsOf(config), email: emailOf(config) };
  made.set(config, providers);
  return providers;
}

function emailOf(config: Config): MessageProvider {
  return config.SMTP_URL && config.EMAIL_PROVIDER === 'smtp'
    ? createSmtp(config, config.SMTP_URL)
    : createOutbox(config);
}

function smsOf(config: Config): MessageProvider {
  if (config.SMS_PROVIDER === 'nimba') {
    return createNimba({
      baseUrl: config.NIMBA_BASE_URL,
      serviceId: configured(config.NIMBA_SERVICE_ID),
      secretToken: configured(config.NIMBA_SECRET_TOKEN),
      senderName: configured(config.NIMBA_SENDER_NAME),
    });
  }
  if (config.SMS_PROVIDER === 'orange') {
    return createOrange({
      baseUrl: config.ORANGE_SMS_BASE_URL,
      tokenPath: config.ORANGE_SMS_TOKEN_PATH,
      clientId: configured(config.ORANGE_SMS_CLIENT_ID),
      clientSecret: configured(config.ORANGE_SMS_CLIENT_SECRET),
      sender: config.ORANGE_SMS_SENDER,
      senderName: config.ORANGE_SMS_SENDER_NAME,
    });
  }
  return sandboxSms;
}

/** `readConfig` refuses a provider without its variables, by their names. */
function configured(value: string | undefined): string {
  if (!value) throw new Error('The SMS provider is not configured');
  return value;
}
