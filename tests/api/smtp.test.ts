import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { messages } from '../../src/server/db/schema/index.ts';
import { createProviders } from '../../src/server/messages/createProviders.ts';
import { queueMessages } from '../../src/server/messages/queueMessages.ts';
import { startTestApp, type TestApp } from '../support/app.ts';
import { subscribe, subscriber } from '../support/providers/paying.ts';
import { pdfText } from '../support/providers/pdfText.ts';
import { senderOf } from '../support/senderOf.ts';
import { type SmtpFake, startSmtpFake } from '../support/smtpFake.ts';

let smtp: SmtpFake;
let app: TestApp;

beforeAll(async () => {
  smtp = await startSmtpFake();
  app = await startTestApp({ settings: { EMAIL_PROVIDER: 'smtp', SMTP_URL: smtp.url } });
});
afterAll(async () => {
  await app.close();
  await smtp.close();
});
afterEach(() => {
  smtp.letters.length = 0;
  for (const step of Object.keys(smtp.troubles)) delete smtp.troubles[step as keyof SmtpFake['troubles']];
});

const stateOf = async (id: string) => (await app.db.select().from(messages).where(eq(messages.id, id)))[0];
const send = (id: string) => senderOf(app, createProviders(app.config))(app.newContext(), id);

async function aLetter(): Promise<string> {
  const dedupeKey = crypto.randomUUID();
  const params = { name: 'Awa', reference: 'OA-ABCDEF', link: '' };
  await queueMessages(app.newContext(), [
    { channel: 'email', template: 'requestReceived', dedupeKey, email: 'awa@exemple.gn', params },
  ]);
  const [row] = await app.db
    .select()
    .from(messages)
    .where(eq(messages.dedupeKey, `email:${dedupeKey}`));
  return row?.id ?? '';
}

test('a letter is handed over with its accents, under its own id', async () => {
  const id = await aLetter();
  await send(id);
  expect(await stateOf(id)).toMatchObject({ status: 'Sent', attempts: 1, provider: 'smtp' });
  expect(smtp.letters).toHaveLength(1);
  expect(smtp.letters[0]).toContain(`Message-ID: <${id}@`);
  expect(smtp.letters[0]).toContain('To: awa@exemple.gn');
  expect(smtp.letters[0]).toMatch(/Subject: =\?UTF-8\?Q\?Votre_demande_OA-ABCDEF_est_bien/);
});

describe('a mail server that', () => {
  test('refuses the address for good is not asked again', async () => {
    smtp.troubles.RCPT = '550 5.1.1 No such person';
    const id = await aLetter();
    await send(id);
    expect(await stateOf(id)).toMatchObject({ status: 'Failed', attempts: 1 });
    expect((await stateOf(id))?.lastError).toContain('No such person');
  });

  test('refuses the letter for good is not asked again', async () => {
    smtp.troubles.end = '554 5.7.1 Spam';
    const id = await aLetter();
    await send(id);
    expect(await stateOf(id)).toMatchObject({ status: 'Failed' });
  });

  test.each([
    ['greeting', '421 4.3.2 Later'],
    ['RCPT', '450 4.2.1 Later'],
    ['AUTH', '535 5.7.8 Wrong password'],
    ['end', '451 4.3.0 Later'],
    ['greeting', 'cut'],
    ['RCPT', 'cut'],
    ['DATA', 'cut'],
  ] as const)('says at %s: %s, is asked again later, and takes it once', async (step, said) => {
    smtp.troubles[step] = said;
    const id = await aLetter();
    await expect(send(id)).rejects.toThrow();
    expect(await stateOf(id)).toMatchObject({ status: 'Queued', attempts: 1 });
    delete smtp.troubles[step];
    await send(id);
    expect(await stateOf(id)).toMatchObject({ status: 'Sent', attempts: 2, lastError: null });
    expect(smtp.letters).toHaveLength(1);
  });

  test('hangs up after the whole letter may have taken it: staff decide, it is not sent twice', async () => {
    smtp.troubles.end = 'cut';
    const id = await aLetter();
    await send(id);
    expect(await stateOf(id)).toMatchObject({ status: 'Uncertain' });
    delete smtp.troubles.end;
    await send(id);
    expect(smtp.letters).toEqual([]);
  });
});

test('the receipt goes with the e-mail that confirms a payment', async () => {
  const who = await subscriber(app);
  const { paymentId } = await subscribe(app, who, { package: 'Medium' });
  const rows = await app.db.select().from(messages).where(eq(messages.template, 'paymentConfirmed'));
  expect(rows.filter(({ channel }) => channel === 'sms').map(({ receiptOf }) => receiptOf)).toEqual([null]);
  const [email] = rows.filter(({ channel }) => channel === 'email');
  expect(email?.receiptOf).toBe(paymentId);
  await send(email?.id ?? '');

  const letter = smtp.letters[0] ?? '';
  expect(letter).toMatch(/filename=recu-\d{6}\.pdf/);
  const encoded = /Content-Transfer-Encoding: base64\nContent-Disposition: attachment[^\n]*\n\n([\s\S]+?)\n--/.exec(
    letter,
  );
  const attached = Buffer.from(encoded?.[1] ?? '', 'base64');
  expect(pdfText(attached)).toContain('trois cent cinquante mille francs');
  expect(attached.equals((await who.get(`/receipts/${paymentId}`)).rawPayload)).toBe(true);
});
