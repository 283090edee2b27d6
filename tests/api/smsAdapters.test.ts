import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { messages } from '../../src/server/db/schema/index.ts';
import { createNimba } from '../../src/server/messages/adapters/nimba.ts';
import { createOrange } from '../../src/server/messages/adapters/orange.ts';
import type { MessageProvider } from '../../src/server/messages/provider.ts';
import { startTestApp, type TestApp } from '../support/app.ts';
import { senderOf } from '../support/senderOf.ts';
import { buildSms } from '../support/sms/buildSms.ts';
import { type NimbaFake, nimbaCredentials, startNimbaFake } from '../support/sms/nimbaFake.ts';
import { type OrangeFake, orangeCredentials, startOrangeFake } from '../support/sms/orangeFake.ts';

const TIMEOUT_MS = 300;

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ settings: { SMS_DAILY_SEGMENTS_PER_RECIPIENT: '1000' } });
});
afterAll(() => app.close());

interface Provider {
  provider: MessageProvider;
  fake: NimbaFake | OrangeFake;
}

async function nimba(): Promise<Provider & { fake: NimbaFake }> {
  const fake = await startNimbaFake();
  const provider = createNimba({ ...nimbaCredentials, baseUrl: `${fake.url}/v1`, timeoutMs: TIMEOUT_MS });
  return { fake, provider };
}

async function orange(): Promise<Provider & { fake: OrangeFake }> {
  const fake = await startOrangeFake();
  return { fake, provider: createOrange({ ...orangeCredentials, baseUrl: fake.url, timeoutMs: TIMEOUT_MS }) };
}

const stateOf = async (id: string) => (await app.db.select().from(messages).where(eq(messages.id, id)))[0];

describe.each([
  ['Nimba', nimba as () => Promise<Provider>],
  ['Orange', orange as () => Promise<Provider>],
])('%s', (_, start) => {
  let fake: Provider['fake'];
  let provider: MessageProvider;
  let send: (id: string) => Promise<void>;
  beforeEach(async () => {
    ({ fake, provider } = await start());
    const sendMessage = senderOf(app, provider);
    send = (id) => sendMessage(app.newContext(), id);
  });
  afterEach(() => fake.close());

  test('takes an SMS as it is documented, once, and gives its id', async () => {
    const { id, body } = await buildSms(app.db);
    await Promise.allSettled([send(id), send(id), send(id)]);
    await send(id);
    expect(fake.sent).toEqual([expect.objectContaining({ message: body })]);
    const [taken] = fake.sent;
    const providerMessageId = taken && ('id' in taken ? taken.id : taken.messageid);
    expect(await stateOf(id)).toMatchObject({ status: 'Sent', providerMessageId, attempts: 1, lastError: null });
    expect(JSON.stringify(taken)).toContain('224620000009');
  });

  test.each([
    ['credentials refused', { status: 403 }],
    ['no credit', { status: 402, body: { detail: 'Insufficient credit' } }],
    ['too fast', { status: 429 }],
    ['closed for a while', { status: 503 }],
  ])('sends again what it surely did not take: %s', async (_name, outcome) => {
    fake.next.push(outcome);
    const { id } = await buildSms(app.db);
    await expect(send(id)).rejects.toThrow(`status ${outcome.status}`);
    expect(await stateOf(id)).toMatchObject({ status: 'Queued', attempts: 1 });
    await send(id);
    expect(await stateOf(id)).toMatchObject({ status: 'Sent', attempts: 2, lastError: null });
    expect(fake.sent).toHaveLength(1);
  });

  test('sends again what never reached it', async () => {
    await fake.close();
    const { id } = await buildSms(app.db);
    await expect(send(id)).rejects.toThrow('ECONNREFUSED');
    expect(await stateOf(id)).toMatchObject({ status: 'Queued', attempts: 1 });
  });

  test('fails at once where it refuses for good, and says why', async () => {
    const { id } = await buildSms(app.db, { recipient: '+33123' });
    await send(id);
    expect(await stateOf(id)).toMatchObject({
      status: 'Failed',
      attempts: 1,
      lastError: expect.stringContaining('status 400'),
    });
    expect(fake.sent).toEqual([]);
  });

  test.each([
    ['it took it and went silent', 'takenThenSilent', 1],
    ['it took it and the line broke', 'takenThenCut', 1],
    ['it took it and answered 500', { status: 500, isTaken: true }, 1],
    ['it answered 502 without taking it', { status: 502 }, 0],
    ['it answered what it never answers', { status: 200, body: { fine: true }, isTaken: true }, 1],
    ['it went silent without taking it', 'silent', 0],
  ] as const)('does not send twice when %s', async (_name, outcome, taken) => {
    fake.next.push(outcome);
    const { id } = await buildSms(app.db);
    await send(id);
    await send(id);
    expect(fake.sent).toHaveLength(taken);
    expect(await stateOf(id)).toMatchObject({ status: 'Uncertain', attempts: 1 });
  });

  test('does not send twice after a process died between its answer and our row', async () => {
    const { id } = await buildSms(app.db);
    await send(id);
    const longAgo = new Date(Date.now() - 3_600_000);
    await app.db.update(messages).set({ status: 'Sending', sendingSince: longAgo }).where(eq(messages.id, id));
    await send(id);
    expect(fake.sent).toHaveLength(1);
    expect(await stateOf(id)).toMatchObject({ status: 'Uncertain' });
  });
});

describe('Nimba', () => {
  let fake: NimbaFake;
  let provider: MessageProvider;
  beforeEach(async () => {
    ({ fake, provider } = await nimba());
  });
  afterEach(() => fake.close());

  test('is asked with Basic credentials, and refuses others', async () => {
    const stranger = createNimba({ ...nimbaCredentials, secretToken: 'guessed', baseUrl: `${fake.url}/v1` });
    const { id } = await buildSms(app.db);
    await expect(senderOf(app, stranger)(app.newContext(), id)).rejects.toThrow('nimba send: status 401');
    expect(await stateOf(id)).toMatchObject({
      status: 'Queued',
      lastError: expect.stringContaining('credentials not provided'),
    });
  });

  test('tells the balance and all purchases, page by page, at the configured address', async () => {
    const account = await provider.readAccount?.({ now: new Date() });
    expect(account?.balance).toBe(4321);
    expect(account?.purchases).toHaveLength(103);
    expect(account?.purchases[102]).toEqual({
      uid: 'uid-102',
      reference: 'REF-102',
      amount: '103000.00',
      amount_currency: 'GNF',
      quantity: 202,
      payment_type: 'Orange',
      purchase_at: '2026-04-13T00:00:00.000Z',
      invoice_pdf: 'https://nimba.example/invoices/102.pdf',
    });
  });

  test.each([
    ['pending', 'Sent'],
    ['tosend', 'Sent'],
    ['sent', 'Sent'],
    ['received', 'Delivered'],
    ['failure', 'Failed'],
    ['not_available', 'Failed'],
  ])('tells how far a message is: %s is %s', async (status, state) => {
    const { providerMessageId } = await provider.send(await buildSms(app.db));
    const [taken] = fake.sent;
    if (taken) taken.status = status;
    expect(await provider.readDelivery?.({ providerMessageId, recipient: '+224620000009' })).toBe(state);
  });
});

describe('Orange', () => {
  let fake: OrangeFake;
  let provider: MessageProvider;
  const tokens = () => fake.received.filter(({ url }) => url === '/oauth/v3/token').length;
  const send = async () => provider.send(await buildSms(app.db));
  beforeEach(async () => {
    ({ fake, provider } = await orange());
  });
  afterEach(() => fake.close());

  test('gives one token for all messages, also for many at once', async () => {
    await Promise.all([send(), send(), send()]);
    await send();
    expect(tokens()).toBe(1);
    expect(fake.sent).toHaveLength(4);
  });

  test('gives a new one before the old one ends', async () => {
    const start = Date.now();
    vi.useFakeTimers({ toFake: ['Date'], now: start });
    try {
      await send();
      vi.setSystemTime(start + 58 * 60_000);
      await send();
      expect(tokens()).toBe(1);
      vi.setSystemTime(start + 59.5 * 60_000);
      await send();
      expect(tokens()).toBe(2);
    } finally {
      vi.useRealTimers();
    }
  });

  test('gives a new one where the old one is refused, once for many, and every message goes out once', async () => {
    await send();
    fake.forgetTokens();
    await Promise.all([send(), send(), send()]);
    expect(tokens()).toBe(2);
    expect(fake.sent).toHaveLength(4);
  });

  test('is not asked for ever where the credentials are wrong', async () => {
    const stranger = createOrange({ ...orangeCredentials, clientSecret: 'guessed', baseUrl: fake.url });
    await expect(stranger.send(await buildSms(app.db))).rejects.toMatchObject({ kind: 'later' });
    expect(fake.received.length).toBeLessThanOrEqual(2);
  });

  test('tells the credit of the contracts that run, and what was bought', async () => {
    expect(await provider.readAccount?.({ now: new Date() })).toEqual({
      balance: 120,
      purchases: [
        {
          uid: 'order-1',
          reference: 'MP26.1',
          amount: '150000',
          amount_currency: 'GNF',
          quantity: 1000,
          payment_type: 'OMCARD',
          purchase_at: '2026-05-04T10:00:00.000Z',
          invoice_pdf: null,
        },
      ],
    });
  });
});
