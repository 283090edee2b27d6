import { Readable } from 'node:stream';
import type { Config } from '../../config.ts';
import type { MessageProvider } from '../provider.ts';
import { mailOf } from './mail.ts';
import { ProviderFailure } from './providerFailure.ts';

const TIMEOUT_MS = 60_000;

/**
 * E-mail by a mail server. It may take the same letter twice, so a letter whose end was not heard of is not sent again.
 */
export function createSmtp(config: Config, url: string): MessageProvider {
  return {
    name: 'smtp',
    isIdempotent: false,
    async send(message) {
      const letter = { isHandedOver: false };
      try {
        const { messageId } = await (await transportOf(url, letter)).sendMail(mailOf(config, message));
        return { providerMessageId: messageId };
      } catch (error) {
        throw failureOf(error, letter.isHandedOver);
      }
    },
  };
}

/**
 * A connection for one letter, which notes when the server begins to read it. The library's errors do not tell a line
 * that broke before from one that broke after; until the server asks for the letter, nobody reads this stream.
 */
async function transportOf(url: string, letter: { isHandedOver: boolean }) {
  const { createTransport } = await import('nodemailer');
  const transport = createTransport({
    url,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
  });
  transport.use('stream', (mail, done) => {
    const write = mail.message.createReadStream.bind(mail.message);
    mail.message.createReadStream = () => {
      const content = write();
      return Readable.from(
        (async function* () {
          letter.isHandedOver = true;
          yield* content;
        })(),
        { objectMode: false },
      );
    };
    done();
  });
  return transport;
}

interface SmtpError {
  code?: string;
  responseCode?: number;
}

/**
 * Sender, recipient or letter refused for good: a 5xx to the envelope or to the letter. Any other answer, or silence
 * before the letter was handed over, and it surely was not taken; silence afterwards, and nobody knows.
 */
function failureOf(error: unknown, isHandedOver: boolean): ProviderFailure {
  if (!(error instanceof Error)) return new ProviderFailure('unknown', 'smtp: unknown');
  const { code, responseCode } = error as Error & SmtpError;
  const fail = (kind: ProviderFailure['kind']) =>
    new ProviderFailure(kind, `smtp: ${responseCode ?? code ?? error.name}`, { excerpt: error.message });
  const isAboutLetter = code === 'EENVELOPE' || code === 'EMESSAGE';
  if (isAboutLetter && responseCode !== undefined && responseCode >= 500) return fail('refused');
  return fail(responseCode !== undefined || !isHandedOver ? 'later' : 'unknown');
}
