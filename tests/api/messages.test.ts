import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { messages } from '../../src/server/db/schema/index.ts';
import { ProviderFailure } from '../../src/server/messages/adapters/providerFailure.ts';
import type { MessageProvider } from '../../src/server/messages/provider.ts';
import { queueMessages } from '../../src/server/messages/queueMessages.ts';
import { smsSegments } from '../../src/server/messages/segments.ts';
import { fr } from '../../src/server/texts.ts';
import { startTestApp, type TestApp } from '../support/app.ts';
import { senderOf } from '../support/senderOf.ts';
import { submitAsVisitor } from '../support/submission.ts';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp({ works: true });
});
afterAll(() => app.close());

const longAgo = new Date(Date.now() - 3_600_000);

const stateOf = async (id: string) => (await app.db.select().from(messages).where(eq(messages.id, id)))[0];

/** A provider that keeps what it was asked, and fails as often as told. */
function recorder(isIdempotent: boolean, failures = 0) {
  const asked: string[] = [];
  const provider: MessageProvider = {
    name: 'recorder',
    isIdempotent,
    send: async ({ id }) => {
      asked.push(id);
      if (asked.length <= failures) throw new Error('The provider is not reached');
      return { providerMessageId: `r-${id}` };
    },
  };
  return { asked, providers: { sms: provider, email: provider } };
}

async function aMessage(
  status: 'Queued' | 'Sending',
  sendingSince?: Date,
  channel: 'sms' | 'email' = 'sms',
): Promise<string> {
  const [row] = await app.db
    .insert(messages)
    .values({
      channel,
      template: 'requestReceived',
      recipient: channel === 'sms' ? '+224620000009' : 'awa@exemple.gn',
      subject: channel === 'sms' ? null : 'Oasis',
      body: 'Oasis',
      status,
      sendingSince,
      dedupeKey: crypto.randomUUID(),
    })
    .returning({ id: messages.id });
  return row?.id ?? '';
}

test('the job sends what a submission queued: the SMS to the sandbox, the e-mail to the outbox', async () => {
  const { projectId } = await submitAsVisitor(app);
  const sent = await vi.waitFor(
    async () => {
      const rows = await app.db.select().from(messages).where(eq(messages.projectId, projectId));
      expect(rows.map(({ status }) => status)).toEqual(['Sent', 'Sent']);
      return rows;
    },
    { timeout: 15_000, interval: 100 },
  );
  const email = sent.find(({ channel }) => channel === 'email');
  const letter = await readFile(join(app.config.DATA_DIR, 'outbox', `${email?.id}.eml`), 'utf8');
  expect(letter).toContain('To: awa@exemple.gn');
  expect(sent.find(({ channel }) => channel === 'sms')?.segments).toBe(1);
});

test('the same occasion told twice is one message', async () => {
  const { projectId } = await submitAsVisitor(app);
  const before = await app.db.$count(messages);
  const draft = {
    channel: 'sms',
    template: 'requestAccepted',
    dedupeKey: 'once',
    projectId,
    phoneNumber: '+224620000009',
    params: {},
  } as const;
  await queueMessages(app.newContext(), [draft]);
  await queueMessages(app.newContext(), [draft]);
  expect(await app.db.$count(messages)).toBe(before + 1);
});

describe('sending', () => {
  test.each(['sms', 'email'] as const)(
    'asks the provider of an %s once, however often the job comes',
    async (channel) => {
      const id = await aMessage('Queued', undefined, channel);
      const { asked, providers } = recorder(false);
      const worker = senderOf(app, providers);
      const workers = [worker, worker, worker, senderOf(app, providers)];
      await Promise.allSettled(workers.map((send) => send(app.newContext(), id)));
      await worker(app.newContext(), id);
      expect(asked).toEqual([id]);
      expect(await stateOf(id)).toMatchObject({ status: 'Sent', attempts: 1, providerMessageId: `r-${id}` });
    },
  );

  test('of those that are sent side by side each has an outcome of its own', async () => {
    const late = await aMessage('Queued', undefined, 'email');
    await app.db
      .update(messages)
      .set({ template: 'passwordReset', createdAt: new Date('2025-01-01') })
      .where(eq(messages.id, late));
    const sms = [await aMessage('Queued'), await aMessage('Queued')];
    const letters = [await aMessage('Queued', undefined, 'email'), await aMessage('Queued', undefined, 'email')];
    const elsewhere = await aMessage('Sending', new Date());
    // The first that the provider is asked for fails.
    const { asked, providers } = recorder(true, 1);
    const send = senderOf(app, providers);
    const all = [...letters, elsewhere, crypto.randomUUID(), late, ...sms];
    const outcomes = await Promise.allSettled(all.map((id) => send(app.newContext(), id)));
    const [failed] = asked;
    expect(asked.toSorted()).toEqual([...letters, ...sms].toSorted());
    const raised = all.filter((_, index) => outcomes[index]?.status === 'rejected');
    expect(raised.toSorted()).toEqual([elsewhere, failed].toSorted());
    for (const id of [...letters, ...sms]) {
      const sent = { status: 'Sent', providerMessageId: `r-${id}`, sentAt: expect.any(Date) };
      expect(await stateOf(id)).toMatchObject(id === failed ? { status: 'Queued', sentAt: null } : sent);
    }
    expect(await stateOf(late)).toMatchObject({ status: 'Failed', lastError: fr('messages.tooLate'), attempts: 0 });
    expect(await stateOf(elsewhere)).toMatchObject({ status: 'Sending', attempts: 0 });
  });

  test('of those that are sent side by side one that cannot be marked as sent fails alone', async () => {
    const all = [await aMessage('Queued'), await aMessage('Queued'), await aMessage('Queued')];
    const [odd] = all;
    const provider: MessageProvider = {
      name: 'recorder',
      isIdempotent: false,
      // PostgreSQL has no text with this sign.
      send: async ({ id }) => ({ providerMessageId: id === odd ? '\u0000' : `r-${id}` }),
    };
    const send = senderOf(app, provider);
    const outcomes = await Promise.allSettled(all.map((id) => send(app.newContext(), id)));
    expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'fulfilled']);
    const states = await Promise.all(all.map(stateOf));
    expect(states.map((state) => state?.status)).toEqual(['Sending', 'Sent', 'Sent']);
  });

  test('comes again after a failure, and gives up after eight', async () => {
    const once = await aMessage('Queued');
    const recovering = recorder(true, 1);
    await expect(senderOf(app, recovering.providers)(app.newContext(), once)).rejects.toThrow('not reached');
    expect(await stateOf(once)).toMatchObject({ status: 'Queued', lastError: 'The provider is not reached' });
    await senderOf(app, recovering.providers)(app.newContext(), once);
    expect(await stateOf(once)).toMatchObject({ status: 'Sent', attempts: 2, lastError: null });

    const never = await aMessage('Queued');
    const dead = recorder(true, 99);
    for (let attempt = 1; attempt < 8; attempt++)
      await expect(senderOf(app, dead.providers)(app.newContext(), never)).rejects.toThrow();
    await senderOf(app, dead.providers)(app.newContext(), never);
    expect(await stateOf(never)).toMatchObject({ status: 'Failed', attempts: 8 });
  });

  test('outlasts a provider that is out for days, and then sends what is still true', async () => {
    const { projectId } = await submitAsVisitor(app);
    const waited = 16 * 86_400_000;
    const tried = { status: 'Queued', attempts: 8, createdAt: new Date(Date.now() - waited), projectId } as const;
    const [waiting, question, chosen] = [await aMessage('Queued'), await aMessage('Queued'), await aMessage('Queued')];
    await app.db.update(messages).set(tried).where(eq(messages.id, waiting));
    // Nobody has taken the request yet: it is not asked for a quote.
    await app.db
      .update(messages)
      .set({ ...tried, template: 'stepQuoted' })
      .where(eq(messages.id, question));
    // The job that it announces is not one any more.
    await app.db
      .update(messages)
      .set({ ...tried, template: 'quoteAccepted' })
      .where(eq(messages.id, chosen));
    const back = recorder(true);
    const out: MessageProvider = {
      ...back.providers.sms,
      send: () => Promise.reject(new ProviderFailure('later', 'The provider is out')),
    };
    await senderOf(app, out)(app.newContext(), waiting);
    expect(await stateOf(waiting)).toMatchObject({ status: 'Queued', attempts: 9, lastError: 'The provider is out' });
    for (const id of [waiting, question, chosen]) await senderOf(app, back.providers)(app.newContext(), id);
    expect(back.asked).toEqual([waiting]);
    expect(await stateOf(waiting)).toMatchObject({ status: 'Sent', attempts: 10 });
    for (const id of [question, chosen])
      expect(await stateOf(id)).toMatchObject({ status: 'Failed', lastError: fr('messages.overtaken') });

    const old = await aMessage('Queued');
    await app.db
      .update(messages)
      .set({ ...tried, createdAt: new Date(Date.now() - 2 * waited) })
      .where(eq(messages.id, old));
    await senderOf(app, out)(app.newContext(), old);
    expect(await stateOf(old)).toMatchObject({ status: 'Failed', attempts: 9 });
  });

  test('leaves alone what another worker is sending', async () => {
    const id = await aMessage('Sending', new Date());
    const { asked, providers } = recorder(false);
    await expect(senderOf(app, providers)(app.newContext(), id)).rejects.toThrow('another worker');
    expect(asked).toEqual([]);
    expect(await stateOf(id)).toMatchObject({ status: 'Sending' });
  });

  test('after a process died in the middle asks again only a provider that sends the same id once', async () => {
    const [certain, uncertain] = [await aMessage('Sending', longAgo), await aMessage('Sending', longAgo)];
    const safe = recorder(true);
    await senderOf(app, safe.providers)(app.newContext(), certain);
    expect(await stateOf(certain)).toMatchObject({ status: 'Sent' });
    const unsafe = recorder(false);
    await senderOf(app, unsafe.providers)(app.newContext(), uncertain);
    expect(unsafe.asked).toEqual([]);
    expect(await stateOf(uncertain)).toMatchObject({ status: 'Uncertain' });
  });
});

test.each([
  ['160 plain letters', 'a'.repeat(160), 1],
  ['161 plain letters', 'a'.repeat(161), 2],
  ['307 plain letters', 'a'.repeat(307), 3],
  ['160 with a euro sign', `${'a'.repeat(159)}€`, 2],
  ['160 of é, which GSM knows', 'é'.repeat(160), 1],
  ['70 of ê, which GSM lacks', 'ê'.repeat(70), 1],
  ['71 of ê', 'ê'.repeat(71), 2],
])('an SMS of %s is counted as it is billed', (_, text, segments) => {
  expect(smsSegments(text)).toBe(segments);
});
