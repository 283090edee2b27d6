import { eq } from 'drizzle-orm';
import * as fc from 'fast-check';
import type { InjectOptions } from 'fastify';
import { messages, paymentEvents, payments, receipts } from '../../src/server/db/schema/index.ts';
import { checkPayment } from '../../src/server/payments/checkPayment.ts';
import { createPaymentProviders } from '../../src/server/payments/providers/createPaymentProviders.ts';
import type { TestApp } from '../support/app.ts';
import type { FakeProvider, Notice } from '../support/providers/fakeProvider.ts';
import { checkout, subscriber } from '../support/providers/paying.ts';
import { buildSms } from '../support/sms/buildSms.ts';
import { newOutcome, note, type Outcome } from './attackRun.ts';
import { faultOf } from './judge.ts';

/** The providers of SMS whose reports come to an address with a secret. */
export const smsSettings = {
  SMS_PROVIDER: 'nimba',
  NIMBA_SERVICE_ID: 'service',
  NIMBA_SECRET_TOKEN: 'jeton',
  NIMBA_SENDER_NAME: 'Oasis',
  SMS_WEBHOOK_SECRET: 'un-secret-de-24-lettres-0',
};

/** A notice with its method; most keep POST. */
type Sent = Notice & { method?: string };
type Change = (notice: Sent, order: { mine: string; theirs: string }) => Sent;

const inBody =
  (change: (body: string, order: { mine: string; theirs: string }) => string): Change =>
  (notice, order) => ({ ...notice, body: change(notice.body, order) });
const inHeaders =
  (change: (value: string, name: string) => string | undefined): Change =>
  (notice) => ({
    ...notice,
    headers: Object.fromEntries(
      Object.entries(notice.headers).flatMap(([name, value]) => {
        const changed = name === 'content-type' ? value : change(value, name);
        return changed === undefined ? [] : [[name, changed]];
      }),
    ),
  });
const toPath =
  (change: (path: string) => string): Change =>
  (notice) => ({ ...notice, path: change(notice.path) });
const typed =
  (type: string): Change =>
  (notice) => ({ ...notice, headers: { ...notice.headers, 'content-type': type } });

const changes: Record<string, Change> = {
  replayed: (notice) => notice,
  'for another order': inBody((body, { mine, theirs }) => body.replaceAll(mine, theirs)),
  'with every number raised': inBody((body) => body.replaceAll(/\d{4,9}/g, '99999999')),
  'with a smaller amount': inBody((body) => body.replaceAll('150000', '1')),
  'as a success': inBody((body) => body.replaceAll(/FAILED|PENDING|expired|unpaid|Failed/g, 'SUCCESS')),
  'with a key twice': inBody((body, { theirs }) => body.replace('{', `{"orderId":"${theirs}","status":"SUCCESS",`)),
  'with a prototype': inBody((body) => body.replace('{', '{"__proto__":{"status":"SUCCESS"},')),
  'with spaces after': inBody((body) => `${body}   \n`),
  'with a mark of order before': inBody((body) => `\uFEFF${body}`),
  'cut off': inBody((body) => body.slice(0, -3)),
  empty: inBody(() => ''),
  'no object': inBody(() => '"SUCCESS"'),
  'a list': inBody((body) => `[${body},${body}]`),
  deep: inBody(() => `${'{"data":'.repeat(3_000)}1${'}'.repeat(3_000)}`),
  large: inBody((body) => body.replace('{', `{"note":"${'a'.repeat(200_000)}",`)),
  'with U+0000': inBody((body) => body.replace('{', '{"note":"\\u0000",')),
  'with half a character': inBody((body) => body.replace('{', '{"note":"\\ud800",')),
  'without a signature': inHeaders(() => undefined),
  'with an empty signature': inHeaders(() => ''),
  'with a signature of zeros': inHeaders((value) => value.replaceAll(/[0-9a-f]{64}/g, '0'.repeat(64))),
  'with other letters': inHeaders((value) => value.replaceAll(/[0-9a-f]/g, 'é')),
  'with half a signature': inHeaders((value) => value.slice(0, value.length / 2)),
  'with two signatures': inHeaders((value) => `${value},${value.replaceAll(/[0-9a-f]{64}/g, 'f'.repeat(64))}`),
  'in capitals': inHeaders((value) => value.toUpperCase()),
  'signed in 2001': inHeaders((value) => value.replace(/t=\d+/, 't=1000000000')),
  'signed in 2100': inHeaders((value) => value.replace(/t=\d+/, 't=4102444800')),
  'with a scheme of no test': inHeaders((value) => value.replace(/v1[=:]/, 'v0=')),
  'to the sandbox': toPath(() => '/webhooks/sandbox'),
  'to Djomy': toPath(() => '/webhooks/djomy'),
  'to Stripe': toPath(() => '/webhooks/stripe'),
  'to Orange Money without its secret': toPath(() => '/webhooks/orange-money'),
  'with another secret of that length': toPath((path) => path.replace(/[^/]+$/, (last) => 'x'.repeat(last.length))),
  'with a secret of other letters': toPath((path) =>
    path.replace(/[^/]+$/, (last) => encodeURIComponent('é'.repeat(last.length))),
  ),
  'with a secret too long': toPath((path) => `${path}/${'a'.repeat(201)}`),
  'with a way up': toPath((path) => `${path}/..%2f..%2fadmin`),
  'by PUT': (notice) => ({ ...notice, method: 'PUT' }),
  'by GET': (notice) => ({ ...notice, method: 'GET', body: '' }),
  'as a form': typed('application/x-www-form-urlencoded'),
  'as multipart': typed('multipart/form-data; boundary=a'),
  'as XML': typed('application/xml'),
  'in another alphabet': typed('application/json; charset=utf-16'),
};

const reportBodies = [
  '{}',
  '[]',
  '{"messageid":"%ID%","status":"delivered"}',
  '{"messageId":"%ID%","status":"failed"}',
  '{"deliveryInfoNotification":{"deliveryInfo":{"deliveryStatus":"DeliveredToTerminal"},"callbackData":"%ID%"}}',
];
const reportSecrets = ['', 'a', 'un-secret-de-24-lettres-1', 'é'.repeat(12), '%00', '..%2f..', 'x'.repeat(500)];

/** Sends forged, changed and repeated notices of one provider, and false reports of delivery. */
export async function attackNotices(
  app: TestApp,
  fake: FakeProvider,
  { calls, seed }: { calls: number; seed: number },
): Promise<Outcome> {
  const outcome = newOutcome();
  const who = await subscriber(app);
  const paid = await checkout(app, who);
  const unpaid = await checkout(app, await subscriber(app));
  const orderOf = async (id: string) =>
    (await app.db.select().from(payments).where(eq(payments.id, id)))[0]?.orderId ?? '';
  const order = { mine: await orderOf(paid.paymentId), theirs: await orderOf(unpaid.paymentId) };
  await fake.act(paid.checkoutUrl, 'pay', new Date());
  const genuine = await fake.notice(order.mine, new Date());
  if (!genuine) throw new Error(`${fake.name} sends no notice of a payment`);
  const sources = [genuine, fake.forgery(order.mine, new Date()), fake.forgery(order.theirs, new Date())];
  const sms = await buildSms(app.db, { status: 'Sent', provider: 'nimba', providerMessageId: 'canari-rapport' });

  const notices = fc
    .tuple(
      fc.constantFrom(...sources),
      fc.array(fc.constantFrom(...Object.entries(changes)), { minLength: 1, maxLength: 3 }),
    )
    .map(([source, chosen]) => chosen.reduce<Sent>((notice, [, change]) => change(notice, order), source));
  const reports = fc
    .tuple(
      fc.constantFrom('nimba', 'orange', 'sandbox', 'x'),
      fc.constantFrom(...reportSecrets),
      fc.constantFrom(...reportBodies),
    )
    .map(
      ([provider, secret, body]): Sent => ({
        path: `/webhooks/sms/${provider}/${encodeURIComponent(secret)}`,
        body: body.replace('%ID%', 'canari-rapport'),
        headers: { 'content-type': 'application/json' },
      }),
    );
  const drawn = fc.sample(fc.oneof({ weight: 9, arbitrary: notices }, { weight: 1, arbitrary: reports }), {
    numRuns: calls,
    seed,
  });
  for (const { method = 'POST', path, body, headers } of drawn) {
    const request = { method, url: path, headers, ...(body === '' ? {} : { payload: body }) } as InjectOptions;
    const reply = await app.app.inject(request);
    const fault = faultOf(reply, ['secret', 'money', 'contact', 'inside']);
    note(outcome, fake.name, { method, url: path, payload: body }, reply, fault);
  }
  await judgeBooks(app, outcome, { paid: paid.paymentId, unpaid: unpaid.paymentId, sms: sms.id });
  return outcome;
}

interface Books {
  paid: string;
  unpaid: string;
  sms: string;
}

/** After every check that the notices brought about: what was paid is paid once, what was not is not. */
async function judgeBooks(app: TestApp, { faults }: Outcome, { paid, unpaid, sms }: Books): Promise<void> {
  const providers = await createPaymentProviders(app.config, app.db);
  for (const id of [paid, unpaid]) await checkPayment(app.newContext(), providers, id);
  const statusOf = async (id: string) =>
    (await app.db.select().from(payments).where(eq(payments.id, id)))[0]?.status ?? 'none';
  const receiptsOf = (id: string) => app.db.$count(receipts, eq(receipts.paymentId, id));
  const paidEvents = await app.db.$count(paymentEvents, eq(paymentEvents.outcome, 'paid'));
  const found = {
    paid: [await statusOf(paid), await receiptsOf(paid)],
    unpaid: [(await statusOf(unpaid)) === 'Paid', await receiptsOf(unpaid)],
    paidEvents,
    sms: (await app.db.select().from(messages).where(eq(messages.id, sms)))[0]?.status,
  };
  const right = { paid: ['Paid', 1], unpaid: [false, 0], paidEvents: 1, sms: 'Sent' };
  if (JSON.stringify(found) !== JSON.stringify(right)) faults.set('books', JSON.stringify(found));
}
