import { test as base, expect } from '@playwright/test';
import { type BuiltServer, startBuiltServer } from './builtServer.ts';
import { freePort } from './freePort.ts';
import { nimbaCredentials, startNimbaFake } from './sms/nimbaFake.ts';

/** A server of the tests' own, whose SMS go to a provider that keeps them. */
export interface SmsServer extends BuiltServer {
  /** What stands in the last SMS to this number that matches, once it came: the first group of the pattern. */
  lastSms: (phone: string, pattern: RegExp) => Promise<string>;
  /** The same of the SMS that this causes, however late it is sent after those before. */
  smsAfter: (cause: () => Promise<void>, phone: string, pattern: RegExp) => Promise<string>;
}

async function startSmsServer(): Promise<SmsServer> {
  const sms = await startNimbaFake();
  const server = await startBuiltServer(await freePort(), {
    SMS_PROVIDER: 'nimba',
    SMS_WEBHOOK_SECRET: 'a-secret-of-the-tests-only',
    SMS_QUIET_HOURS: '',
    NIMBA_SERVICE_ID: nimbaCredentials.serviceId,
    NIMBA_SECRET_TOKEN: nimbaCredentials.secretToken,
    NIMBA_SENDER_NAME: nimbaCredentials.senderName,
    NIMBA_BASE_URL: `${sms.url}/v1`,
  });
  const matched = (phone: string, pattern: RegExp) =>
    sms.sent.filter(({ to }) => to.endsWith(phone)).flatMap(({ message }) => pattern.exec(message)?.[1] ?? []);
  const lastBeyond = async (before: number, phone: string, pattern: RegExp) => {
    await expect.poll(() => matched(phone, pattern).length, { timeout: 60_000 }).toBeGreaterThan(before);
    return matched(phone, pattern).at(-1) ?? '';
  };
  return {
    ...server,
    lastSms: (phone, pattern) => lastBeyond(0, phone, pattern),
    smsAfter: async (cause, phone, pattern) => {
      const before = matched(phone, pattern).length;
      await cause();
      return lastBeyond(before, phone, pattern);
    },
    stop: async () => {
      await server.stop();
      await sms.close();
    },
  };
}

/** As the suite's own, against such a server; its addresses are the server's. */
export const test = base.extend<object, { server: SmsServer }>({
  server: [
    async ({ playwright: _ }, use) => {
      const server = await startSmsServer();
      await use(server);
      await server.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ server }, use) => use(server.url),
});

/** The code of the second step, and the one by which a job is closed, in their SMS. */
export const CODE_SMS = /(\d{6}) est votre code/;
export const CLOSING_CODE_SMS = /ce code: (\d{6})/;
