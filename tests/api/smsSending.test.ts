import { eq, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Context } from '../../src/server/context.ts';
import type { Db } from '../../src/server/db/client.ts';
import { messages } from '../../src/server/db/schema/index.ts';
import { createNimba } from '../../src/server/messages/adapters/nimba.ts';
import { ProviderFailure } from '../../src/server/messages/adapters/providerFailure.ts';
import type { MessageProvider, MessageProviders } from '../../src/server/messages/provider.ts';
import { reconcileDeliveries } from '../../src/server/messages/reconcileDeliveries.ts';
import { createMessageSender } from '../../src/server/messages/sendMessage.ts';
import { startTestApp, type TestApp } from '../support/app.ts';
import { buildUser } from '../support/builders.ts';
import { expectRefusal } from '../support/expectations.ts';
import { senderOf } from '../support/senderOf.ts';
import { buildSms } from '../support/sms/buildSms.ts';
import { type NimbaFake, nimbaCredentials, startNimbaFake } from '../support/sms/nimbaFake.ts';

const SECRET = 'a-secret-of-the-tests-only';
const MINUTE_MS = 60_000;

let app: TestApp;
let fake: NimbaFake;
let now: Date;
let provider: MessageProvider;

beforeAll(async () => {
  fake = await startNimbaFake();
  app = await startTestApp({
    clock: () => now,
    settings: {
      SMS_PROVIDER: 'nimba',
      SMS_WEBHOOK_SECRET: SECRET,
      SMS_QUIET_HOURS: '21-7',
      SMS_DAILY_SEGMENTS: '10',
      SMS_DAILY_SEGMENTS_PER_RECIPIENT: '5',
      NIMBA_SERVICE_ID: nimbaCredentials.serviceId,
      NIMBA_SECRET_TOKEN: nimbaCredentials.secretToken,
      NIMBA_SENDER_NAME: nimbaCredentials.senderName,
      NIMBA_BASE_URL: `${fake.url}/v1`,
    },
  });
  provider = createNimba({ ...nimbaCredentials, baseUrl: `${fake.url}/v1` });
});
afterAll(async () => {
  await app.close();
  await fake.close();
});
beforeEach(() => {
  now = new Date('2026-03-10T12:00:00Z');
});
afterEach(async () => {
  await app.db.delete(messages);
  fake.sent.length = 0;
});

const both = (): MessageProviders => ({ sms: provider, email: provider });
const send = (id: string) => senderOf(app, provider)(app.newContext(), id);
const stateOf = async (id: string) => (await app.db.select().from(messages).where(eq(messages.id, id)))[0];
const sms = (overrides: Parameters<typeof buildSms>[1] = {}) => buildSms(app.db, { createdAt: now, ...overrides });

/** When the job that was left for this message runs. */
async function comesAgainAt(id: string): Promise<Date[]> {
  const { rows } = await app.database.query(
    `select round(extract(epoch from start_after - created_on))::int as seconds from pgboss.job where name = 'messages.send' and data->>'messageId' = $1`,
    [id],
  );
  return (rows as { seconds: number }[]).map(({ seconds }) => new Date(now.getTime() + seconds * 1000));
}

test('of a statement that fails on the way staff read neither its text nor its values', async () => {
  const { id, recipient } = await sms();
  const body = async ({ db }: Context) => {
    await db.execute(sql`select 1 / (length(${recipient}) - length(${recipient}))`);
    return '';
  };
  const failing = createMessageSender(app.db, both(), { attachments: async () => [], body });
  await expect(failing(app.newContext(), id)).rejects.toThrow();
  expect(await stateOf(id)).toMatchObject({ status: 'Queued', attempts: 1, lastError: 'error 22012' });
});

test.each([
  ['passwordReset', 'Choisissez: https://oasis.gn/reset-password?token=Zk3-aa_9QwErTyUiOp'],
  ['trackingCode', 'Oasis: 734112 est votre code.'],
  ['requestReceived', 'Votre demande: https://oasis.gn/suivi/EZa_ITM2-x5efdUhHDz2Kw'],
])(
  'a provider that quotes what it was given in its refusal of %s shows staff no link and no code',
  async (template, words) => {
    const { id } = await sms({ template });
    const refusing = async (excerpt: string) => {
      const quoting = {
        ...provider,
        send: async () => Promise.reject(new ProviderFailure('later', 'nimba: 400', { excerpt })),
      };
      const body = async () => words;
      const completion = { attachments: async () => [], body };
      await expect(
        createMessageSender(app.db, { sms: quoting, email: quoting }, completion)(app.newContext(), id),
      ).rejects.toThrow();
      return (await stateOf(id))?.lastError;
    };
    const quoted = `{"message":${JSON.stringify(words).replaceAll('/', '\\/')}`;
    const [secret = ''] = /[\w-]{18,}|\d{6}/.exec(words.replace(/.*(token=|suivi\/)/, '')) ?? [];
    for (const said of [quoted, encodeURIComponent(words), quoted.slice(0, quoted.indexOf(secret) + secret.length - 1)])
      expect(await refusing(said)).not.toContain(secret.slice(0, 5));
    expect(await refusing(quoted)).toContain('{"message"');
  },
);

describe('quiet hours', () => {
  test.each([
    ['20:59:59', undefined],
    ['21:00:00', '2026-03-11T07:00'],
    ['23:59:00', '2026-03-11T07:00'],
    ['00:00:00', '2026-03-10T07:00'],
    ['06:59:00', '2026-03-10T07:00'],
    ['07:00:00', undefined],
  ])('at %s what can wait comes again at %s', async (time, until) => {
    now = new Date(`2026-03-10T${time}Z`);
    const { id } = await sms({ template: 'requestPublished' });
    await send(id);
    if (!until) {
      expect(await stateOf(id)).toMatchObject({ status: 'Sent' });
      return;
    }
    expect(fake.sent).toEqual([]);
    expect(await stateOf(id)).toMatchObject({
      status: 'Queued',
      attempts: 0,
      lastError: expect.stringMatching('nuit'),
    });
    expect((await comesAgainAt(id)).map((at) => at.toISOString().slice(0, 16))).toEqual([until]);
    now = new Date(`${until}:00Z`);
    await send(id);
    expect(await stateOf(id)).toMatchObject({ status: 'Sent', attempts: 1, lastError: null });
  });

  test('do not hold what somebody waits for', async () => {
    now = new Date('2026-03-10T23:30:00Z');
    const { id } = await sms({ template: 'passwordReset' });
    await send(id);
    expect(await stateOf(id)).toMatchObject({ status: 'Sent' });
  });
});

describe('caps', () => {
  const fill = async (count: number, recipient: (index: number) => string) => {
    for (let index = 0; index < count; index++) await send((await sms({ recipient: recipient(index) })).id);
  };
  const other = (index: number) => `+22462100000${index}`;

  test('a phone gets no more than its segments a day; the next morning it goes on', async () => {
    await fill(4, () => '+224620000009');
    const { id } = await sms();
    await send(id);
    expect(fake.sent).toHaveLength(4);
    expect(await stateOf(id)).toMatchObject({ status: 'Queued', lastError: expect.stringContaining('ce numéro') });
    expect(await comesAgainAt(id)).toEqual([new Date('2026-03-11T07:00:00Z')]);
    now = new Date('2026-03-11T07:00:00Z');
    await send(id);
    expect(await stateOf(id)).toMatchObject({ status: 'Sent' });
  });

  test('all phones together get no more than the segments of the day; each class leaves some to what matters more', async () => {
    const staff = await buildUser(app.db, { role: 'Admin' });
    const tried = async (template: string, recipient = '+224620000009') => {
      const { id } = await sms({ template, recipient });
      await send(id);
      return (await stateOf(id))?.status;
    };
    await fill(5, other);
    expect(await tried('requestPublished')).toBe('Queued');
    await fill(3, other);
    expect(await tried('requestReceived')).toBe('Queued');
    expect(await tried('passwordReset')).toBe('Sent');
    expect(await tried('paymentConfirmed')).toBe('Queued');
    expect(await tried('passwordReset', staff.phoneNumber)).toBe('Sent');
    expect(fake.sent).toHaveLength(10);
  });

  test('a long text counts as what it costs', async () => {
    await fill(8, other);
    const { id } = await sms({ segments: 3 });
    await send(id);
    expect(await stateOf(id)).toMatchObject({ status: 'Queued' });
  });

  test('are not passed by many at once', async () => {
    const waiting = await Promise.all(Array.from({ length: 16 }, (_, index) => sms({ recipient: other(index % 10) })));
    const workers = [senderOf(app, provider), senderOf(app, provider)];
    await Promise.all(waiting.map(({ id }, index) => workers[index % 2]?.(app.newContext(), id)));
    expect(fake.sent).toHaveLength(8);
  });

  test('what was refused costs nothing', async () => {
    for (let index = 0; index < 12; index++) await send((await sms({ recipient: '+33123' })).id);
    const { id } = await sms();
    await send(id);
    expect(await stateOf(id)).toMatchObject({ status: 'Sent' });
  });

  test('a link that would be dead by the morning is given up, and so is one whose hour is over', async () => {
    await fill(4, () => '+224620000009');
    const held = await sms({ template: 'passwordReset' });
    await send(held.id);
    expect(await stateOf(held.id)).toMatchObject({ status: 'Failed', lastError: expect.stringContaining('plafond') });
    const late = await sms({ template: 'passwordReset', createdAt: new Date(now.getTime() - 60 * MINUTE_MS) });
    await send(late.id);
    expect(await stateOf(late.id)).toMatchObject({ status: 'Failed', lastError: expect.stringContaining('Trop tard') });
    expect(fake.sent).toHaveLength(4);
  });
});

describe('a database that goes away', () => {
  /** For one statement, as soon as the provider has taken a message. */
  function awayAfterSending(db: Db): Db {
    let wasAway = false;
    return new Proxy(db, {
      get(target, name) {
        const value = Reflect.get(target, name) as unknown;
        if (typeof value !== 'function') return value;
        if (name !== 'update' || wasAway || fake.sent.length === 0) return value.bind(target);
        wasAway = true;
        return () => {
          throw new Error('Connection terminated unexpectedly');
        };
      },
    });
  }

  test('right after the provider took an SMS does not send it again', async () => {
    const { id } = await sms();
    const ctx = { ...app.newContext(), db: awayAfterSending(app.db) };
    await expect(senderOf(ctx, provider)(ctx, id)).rejects.toThrow(/terminated/);
    now = new Date(now.getTime() + 5 * MINUTE_MS);
    await send(id);
    expect(await stateOf(id)).toMatchObject({ status: 'Uncertain', attempts: 1 });
    expect(fake.sent).toHaveLength(1);
  });
});

describe('delivery reports', () => {
  const address = `/webhooks/sms/nimba/${SECRET}`;
  const sent = async () => {
    const { id } = await sms();
    await send(id);
    const row = await stateOf(id);
    return { id, messageid: row?.providerMessageId ?? '' };
  };
  const report = (messageid: string, status: string) => app.visitor.post(address, fake.reportOf(messageid, status));

  test.each([
    [['received'], 'Delivered'],
    [['failed'], 'Failed'],
    [['sent'], 'Sent'],
    [['received', 'received', 'sent'], 'Delivered'],
    [['received', 'failed'], 'Delivered'],
    [['failed', 'received'], 'Failed'],
  ])('%j leave the message %s', async (statuses, expected) => {
    const { id, messageid } = await sent();
    for (const status of statuses) expect((await report(messageid, status)).statusCode).toBe(200);
    expect(await stateOf(id)).toMatchObject({ status: expected });
  });

  test('of a failure say why', async () => {
    const { id, messageid } = await sent();
    await app.visitor.post(address, { ...fake.reportOf(messageid, 'failed'), error: 'Absent subscriber' });
    expect(await stateOf(id)).toMatchObject({ lastError: 'nimba: failed Absent subscriber' });
  });

  test('are refused without the secret, and change nothing', async () => {
    const { id, messageid } = await sent();
    const body = fake.reportOf(messageid, 'failed');
    for (const forged of ['guessed', SECRET.slice(0, -1), `${SECRET}x`])
      expectRefusal(await app.visitor.post(`/webhooks/sms/nimba/${forged}`, body), 403);
    expectRefusal(await app.visitor.post(`/webhooks/sms/orange/${SECRET}`, body), 403);
    expect(await stateOf(id)).toMatchObject({ status: 'Sent' });
  });

  test('are ignored where they are about no message of ours, or another phone', async () => {
    const { id, messageid } = await sent();
    expect((await report(crypto.randomUUID(), 'failed')).statusCode).toBe(200);
    const elsewhere = { ...fake.reportOf(messageid, 'failed'), contact: '+224621999999' };
    expect((await app.visitor.post(address, elsewhere)).statusCode).toBe(200);
    expect(await stateOf(id)).toMatchObject({ status: 'Sent' });
  });

  test('that are none are bad input', async () => {
    expect((await app.visitor.post(address, { hello: true })).statusCode).toBe(400);
  });

  test('that come before our own row is written are read again', async () => {
    await sms({ status: 'Sending', provider: 'nimba', sendingSince: now });
    await report('early', 'received');
    const { rows } = await app.database.query(`select data from pgboss.job where name = 'messages.report'`);
    expect(rows).toMatchObject([{ data: { provider: 'nimba', report: { providerMessageId: 'early' } } }]);
  });

  test('the provider finds somebody at the address', async () => {
    expect((await app.visitor.get(address)).statusCode).toBe(200);
    expectRefusal(await app.visitor.get('/webhooks/sms/nimba/guessed'), 403);
  });

  test('that were lost are found by asking', async () => {
    const { id } = await sent();
    const [taken] = fake.sent;
    if (taken) taken.status = 'received';
    now = new Date(now.getTime() + 9 * MINUTE_MS);
    await reconcileDeliveries(app.newContext(), both());
    expect(await stateOf(id)).toMatchObject({ status: 'Sent' });
    now = new Date(now.getTime() + 2 * MINUTE_MS);
    await reconcileDeliveries(app.newContext(), both());
    expect(await stateOf(id)).toMatchObject({ status: 'Delivered' });
  });

  test('are asked for five times in three days, then no more', async () => {
    await sent();
    const before = fake.received.length;
    for (let minutes = 0; minutes < 5 * 24 * 60; minutes += 10) {
      now = new Date(new Date('2026-03-10T12:00:30Z').getTime() + minutes * MINUTE_MS);
      await reconcileDeliveries(app.newContext(), both());
    }
    expect(fake.received.length - before).toBe(5);
  });
});
