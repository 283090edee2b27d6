import { createHmac } from 'node:crypto';
import type { PaymentProviderName } from '../../../shared/payments/status.ts';
import type { Config } from '../../config.ts';
import type { Db } from '../../db/client.ts';
import { createDjomy } from './djomy.ts';
import { createOrangeMoney } from './orangeMoney.ts';
import type { PaymentProvider, PaymentProviders } from './provider.ts';
import { createSandbox } from './sandbox.ts';

/**
 * The adapters that are configured. New payments go to PAYMENT_PROVIDER; any other whose credentials are still there
 * goes on answering for its older payments. The sandbox exists only where it is chosen.
 */
export async function createPaymentProviders(config: Config, db: Db): Promise<PaymentProviders> {
  const made = new Map<PaymentProviderName, PaymentProvider>();
  for (const provider of [sandboxOf(config, db), djomyOf(config), orangeMoneyOf(config), await stripeOf(config)])
    if (provider) made.set(provider.name, provider);
  const current = made.get(config.PAYMENT_PROVIDER);
  if (!current) throw new Error(`The payment provider ${config.PAYMENT_PROVIDER} is not configured`);
  return { current, of: (name) => made.get(name) };
}

/** Secrets of ours that are known nowhere else, each for one use. */
export function derivedSecret({ JWT_SECRET }: Pick<Config, 'JWT_SECRET'>, use: string): string {
  return createHmac('sha256', JWT_SECRET).update(`payments\0${use}`).digest('hex').slice(0, 32);
}

function sandboxOf(config: Config, db: Db): PaymentProvider | undefined {
  if (config.PAYMENT_PROVIDER !== 'sandbox') return undefined;
  return createSandbox(db, { appUrl: config.APP_URL, secret: derivedSecret(config, 'sandbox') });
}

function djomyOf(config: Config): PaymentProvider | undefined {
  const { DJOMY_CLIENT_ID: clientId, DJOMY_CLIENT_SECRET: clientSecret } = config;
  if (!clientId || !clientSecret) return undefined;
  return createDjomy({
    baseUrl: config.DJOMY_BASE_URL,
    clientId,
    clientSecret,
    partnerDomain: config.DJOMY_PARTNER_DOMAIN,
  });
}

function orangeMoneyOf(config: Config): PaymentProvider | undefined {
  const {
    ORANGE_MONEY_CLIENT_ID: clientId,
    ORANGE_MONEY_CLIENT_SECRET: clientSecret,
    ORANGE_MONEY_MERCHANT_KEY: merchantKey,
  } = config;
  if (!clientId || !clientSecret || !merchantKey) return undefined;
  const notifySecret = derivedSecret(config, 'orange-money');
  return createOrangeMoney({
    baseUrl: config.ORANGE_MONEY_BASE_URL,
    tokenPath: config.ORANGE_MONEY_TOKEN_PATH,
    webPayPath: config.ORANGE_MONEY_WEBPAY_PATH,
    clientId,
    clientSecret,
    merchantKey,
    currency: config.ORANGE_MONEY_CURRENCY,
    merchantName: config.PAYMENT_MERCHANT_NAME,
    notifyUrl: `${config.APP_URL}/webhooks/orange-money/${notifySecret}`,
    notifySecret,
  });
}

async function stripeOf(config: Config): Promise<PaymentProvider | undefined> {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret } = config;
  if (!secretKey || !webhookSecret) return undefined;
  // The largest of our libraries, loaded only where it is used.
  const { createStripe } = await import('./stripe.ts');
  return createStripe({
    secretKey,
    webhookSecret,
    apiUrl: config.STRIPE_API_URL,
    minAmount: config.STRIPE_MIN_AMOUNT,
  });
}
