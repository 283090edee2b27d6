import type { Config } from '../config.ts';
import { createNimba } from './adapters/nimba.ts';
import { createOrange } from './adapters/orange.ts';
import { createOutbox } from './adapters/outbox.ts';
import { sandboxSms } from './adapters/sandboxSms.ts';
import { createSmtp } from './adapters/smtp.ts';
import type { MessageProvider, MessageProviders } from './provider.ts';

const made = new WeakMap<Config, MessageProviders>();

/**
 * The adapters that the configuration chooses (design §2): one set a process, so that an access token is fetched once.
 */
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
