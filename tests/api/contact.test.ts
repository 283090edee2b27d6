import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { supportTickets } from '../../src/server/db/schema/index.ts';
import { contactTexts } from '../../src/shared/contact/texts.ts';
import type { OpenedTicket } from '../../src/shared/contact/views.ts';
import { startTestApp, type TestApp } from '../support/app.ts';
import { expectEntity, expectInvalid, expectRefusal } from '../support/expectations.ts';

const message = { name: 'Awa Bah', phoneNumber: '622 11 22 33', subject: 'Ma demande', message: 'Où en est-elle ?' };

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

test('a message opens a ticket for customer service, as it was written', async () => {
  const { id } = expectEntity<OpenedTicket>(await app.visitor.post('/contact', { ...message, email: 'Awa@Bah.GN' }));
  const [ticket] = await app.db.select().from(supportTickets).where(eq(supportTickets.id, id));
  expect(ticket).toMatchObject({
    name: 'Awa Bah',
    phoneNumber: '+224622112233',
    email: 'awa@bah.gn',
    subject: 'Ma demande',
    body: 'Où en est-elle ?',
    status: 'Open',
  });
});

test('the same message sent again by a network that dropped opens one ticket', async () => {
  const key = { 'idempotency-key': 'contact-000000000000001' };
  const first = expectEntity<OpenedTicket>(await app.visitor.post('/contact', message, key));
  const again = expectEntity<OpenedTicket>(await app.visitor.post('/contact', message, key));
  expect(again.id).toBe(first.id);
});

test.each([
  ['Name', { name: ' ' }, contactTexts['contact.nameRequired']],
  ['Subject', { subject: '' }, contactTexts['contact.subjectRequired']],
  ['Message', { message: '' }, contactTexts['contact.messageRequired']],
  ['Email', { email: 'awa' }, contactTexts['contact.emailInvalid']],
  ['PhoneNumber', { phoneNumber: '' }, contactTexts['contact.reachRequired']],
])('what is wrong with %s is said there', async (field, change, sentence) => {
  const { errors } = expectInvalid(await app.visitor.post('/contact', { ...message, ...change }), field);
  expect(errors?.[field]).toEqual([sentence]);
});

test('one address cannot flood customer service', async () => {
  const strict = await startTestApp({ settings: { RATE_LIMIT_FACTOR: '0.1' } });
  const send = () => strict.visitor.post('/contact', message);
  expectEntity(await send());
  expectEntity(await send());
  const refusal = await send();
  expectRefusal(refusal, 429);
  expect(Number(refusal.headers['retry-after'])).toBeGreaterThan(0);
  await strict.close();
});
