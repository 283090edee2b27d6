import { createTransport } from 'nodemailer';
import type { Config } from '../../config.ts';
import type { MessageProvider } from '../providers.ts';
import { mailOf } from './mail.ts';
import { ProviderFailure } from './providerFailure.ts';

const TIMEOUT_MS = 60_000;

/** E-mail by a mail server. It may take the same letter twice, so a letter whose end was not heard of is not sent again. */
export function createSmtp(config: Config, url: string): MessageProvider {
  const transport = createTransport({
    url,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
  });
  return {
    name: 'smtp',
    isIdempotent: false,
    async send(message) {
      try {
        const { messageId } = await transport.sendMail(mailOf(config, message));
        return { providerMessageId: messageId };
      } catch (error) {
        throw failureOf(error);
      }
    },
  };
}

interface SmtpError {
  code?: string;
  command?: string;
  responseCode?: number;
}

/**
 * Sender or recipient refused for good: a 5xx to the envelope or to the letter. An answer of any other kind, or none before the letter was handed over, and it surely
 * was not taken; silence once it was, and nobody knows.
 */
function failureOf(error: unknown): ProviderFailure {
  if (!(error instanceof Error)) return new ProviderFailure('unknown', 'smtp: unknown');
  const { code, command, responseCode } = error as Error & SmtpError;
  const said = `smtp: ${error.message}`;
  const isAboutLetter = code === 'EENVELOPE' || code === 'EMESSAGE';
  if (isAboutLetter && responseCode !== undefined && responseCode >= 500) return new ProviderFailure('refused', said);
  const isBeforeLetter = code === 'EAUTH' || code === 'EDNS' || command === 'CONN' || responseCode !== undefined;
  return new ProviderFailure(isBeforeLetter ? 'later' : 'unknown', said);
}
