import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { auditLog, paymentEvents, payments, subscriptions } from '../../src/server/db/schema/index.ts';
import { maskSecrets } from '../../src/server/payments/history/maskSecrets.ts';
import { isoDate } from '../../src/shared/format/dates.ts';
import type {
  PaymentEntry,
  PaymentFile,
  PaymentTotals,
  Reconciliation,
} from '../../src/shared/payments/historyViews.ts';
import type { SubscriptionItem } from '../../src/shared/subscriptions/adminViews.ts';
import { type SignedIn, startTestApp, type TestApp } from '../support/app.ts';
import { expectEntity, expectInvalid, expectRefusal } from '../support/expectations.ts';
import { checkout, packageId, press, type Subscriber, subscribe, subscriber } from '../support/providers/paying.ts';
import { withKey } from '../support/submission.ts';

const today = isoDate(new Date());

let app: TestApp;
let admin: SignedIn;
let payer: Subscriber;
let opened: Awaited<ReturnType<typeof checkout>>;
let paid: Awaited<ReturnType<typeof checkout>>;

beforeAll(async () => {
  app = await startTestApp();
  admin = await app.loginAs('Admin');
  payer = await subscriber(app, { name: 'Soumah Étanchéité' });
  paid = await subscribe(app, payer, { package: 'Medium' });
  opened = await checkout(app, payer, { package: 'Premium', takeEffectImmediately: false });
});
afterAll(() => app.close());

const asked = (path: string, filter: object, more: Record<string, string> = {}) =>
  admin.get(`${path}?${new URLSearchParams({ filter: JSON.stringify(filter), ...more })}`);
const idsOf = async (filter: object, more: Record<string, string> = {}) =>
  (await asked('/admin/payments', filter, more)).json<PaymentEntry[]>().map(({ id }) => id);
const fileOf = async (id: string) => (await admin.get(`/admin/payments/${id}`)).json<PaymentFile>();
const rowOf = async (id: string) => (await app.db.select().from(payments).where(eq(payments.id, id)))[0];

describe('the history', () => {
  test('is found by each filter and by what people have at hand', async () => {
    const row = await rowOf(paid.paymentId);
    const mine = { enterpriseId: payer.enterpriseId };
    expect(await idsOf(mine)).toEqual([opened.paymentId, paid.paymentId]);
    expect(await idsOf({ ...mine, status: 'Paid' })).toEqual([paid.paymentId]);
    expect(await idsOf({ ...mine, status: ['Created', 'Pending'] })).toEqual([opened.paymentId]);
    expect(await idsOf({ ...mine, packageId: await packageId(app, 'Medium') })).toEqual([paid.paymentId]);
    expect(await idsOf({ ...mine, provider: 'stripe' })).toEqual([]);
    expect(await idsOf({ ...mine, purpose: 'Subscription', from: today, to: today })).toHaveLength(2);
    expect(await idsOf({ ...mine, to: '2020-01-01' })).toEqual([]);
    expect(await idsOf(mine, { sort: '["amount","ASC"]' })).toEqual([paid.paymentId, opened.paymentId]);
    for (const q of [row?.orderId.toLowerCase(), row?.providerReference?.slice(2, 14)])
      expect(await idsOf({ q })).toEqual([paid.paymentId]);
    expect(await idsOf({ q: 'soumah etanch' })).toEqual([opened.paymentId, paid.paymentId]);
    expect(await idsOf({ q: '100%' })).toEqual([]);
    expectInvalid(await asked('/admin/payments', { from: 'hier' }), 'Filter');
  });

  test('sums what the filter finds', async () => {
    const totals = expectEntity<PaymentTotals>(
      await asked('/admin/payments/totals', { enterpriseId: payer.enterpriseId }),
    );
    expect(totals).toEqual({ count: 2, isComplete: true, settled: { count: 1, amount: paid.amountGnF } });
  });

  test('is a file that a spreadsheet opens, with the same filters', async () => {
    const reply = await asked('/admin/payments/export', { enterpriseId: payer.enterpriseId, status: 'Paid' });
    expect(reply.headers['content-type']).toContain('text/csv');
    const [head, line, ...rest] = reply.body.replace('\uFEFF', '').trim().split('\n');
    expect(head).toContain('Montant (GNF)');
    expect(line).toContain(`;${paid.amountGnF};Payé;`);
    expect(rest).toEqual([]);
  });

  test('holds more than one batch, each once', async () => {
    const many = await subscriber(app);
    const first = await checkout(app, many);
    const row = await rowOf(first.paymentId);
    if (!row) throw new Error('The payment is missing');
    // At one instant, so that only the id tells them apart.
    const copies = Array.from({ length: 1200 }, (_, index) => ({
      ...row,
      id: crypto.randomUUID(),
      orderId: `COPY${index}`,
      providerReference: `copy-${index}`,
      providerToken: null,
    }));
    await app.db.insert(payments).values(copies);
    const reply = await asked('/admin/payments/export', { enterpriseId: many.enterpriseId });
    const orders = reply.body
      .trim()
      .split('\n')
      .slice(1)
      .map((line) => line.split(';')[2]);
    expect(orders).toHaveLength(1201);
    expect(new Set(orders).size).toBe(1201);
  });
});

describe('a payment', () => {
  test('shows what its provider said, in order, and no secret', async () => {
    const row = await rowOf(paid.paymentId);
    await app.db.insert(paymentEvents).values({
      provider: 'sandbox',
      eventId: 'late',
      paymentId: paid.paymentId,
      kind: 'notice',
      isTrusted: false,
      outcome: 'asked',
      payload: { pay_token: 'abc', nested: { url: `https://x/${row?.providerToken}` }, amount: 5 },
    });
    const reply = await admin.get(`/admin/payments/${paid.paymentId}`);
    const file = reply.json<PaymentFile>();
    expect(file).toMatchObject({ status: 'Paid', receiptNumber: expect.any(Number), payerName: 'Soumah Étanchéité' });
    expect(file.subscription).toMatchObject({ status: 'Active', amount: paid.amountGnF });
    expect(file.events.map(({ outcome }) => outcome)).toEqual(expect.arrayContaining(['paid', 'asked']));
    expect(file.events.map(({ receivedAt }) => receivedAt)).toEqual(
      file.events.map(({ receivedAt }) => receivedAt).toSorted(),
    );
    expect(file.events.at(-1)?.payload).toMatchObject({ pay_token: '••••', amount: 5 });
    expect(reply.body).not.toContain('"abc"');
    if (row?.providerToken) expect(reply.body).not.toContain(row.providerToken);
    expectRefusal(await admin.get('/admin/payments/01890000-0000-7000-8000-000000000000'), 404);
    expect((await admin.get(`/receipts/${paid.paymentId}`)).headers['content-type']).toBe('application/pdf');
  });

  test.each([
    [
      { a: { client_secret: 'x' }, b: [{ token: null, ok: 1 }] },
      { a: { client_secret: '••••' }, b: [{ token: null, ok: 1 }] },
    ],
    ['see s3cr3t twice s3cr3t', 'see •••• twice ••••'],
    [null, null],
  ])('hides what is secret: %j', (payload, shown) => {
    expect(maskSecrets(payload, ['s3cr3t'])).toEqual(shown);
  });

  test('asks the provider again, and keeps who did', async () => {
    const who = await subscriber(app);
    const mine = await checkout(app, who);
    expect(expectEntity<PaymentFile>(await admin.put(`/admin/payments/${mine.paymentId}/check`)).status).toBe(
      'Pending',
    );
    // The notice is lost: nobody runs the jobs of this test.
    await press(app, mine.checkoutUrl, 'pay');
    expect(expectEntity<PaymentFile>(await admin.put(`/admin/payments/${mine.paymentId}/check`)).status).toBe('Paid');
    const acts = await app.db.select().from(auditLog).where(eq(auditLog.entityId, mine.paymentId));
    expect(acts.map(({ action, actorId }) => [action, actorId])).toEqual([
      ['askProvider', admin.userId],
      ['askProvider', admin.userId],
    ]);
  });

  test('that never was at its provider, or whose provider is gone, is not said to be asked about', async () => {
    const { paymentId } = await checkout(app, await subscriber(app));
    const ask = () => admin.put(`/admin/payments/${paymentId}/check`);
    expectEntity(await ask());
    await app.db.update(payments).set({ provider: 'stripe' }).where(eq(payments.id, paymentId));
    expect(expectRefusal(await ask(), 409, 'WRONG_STATE').errorMessage).toContain('rien à lui demander');
    await app.db
      .update(payments)
      .set({ provider: 'sandbox', providerReference: null, status: 'Failed', settledAt: new Date() })
      .where(eq(payments.id, paymentId));
    expectRefusal(await ask(), 409, 'WRONG_STATE');
  });

  test('that needs attention is dealt with once, by a note; another reason is another matter', async () => {
    const who = await subscriber(app);
    const { paymentId } = await subscribe(app, who);
    await app.db.update(payments).set({ attention: 'PaidTwice' }).where(eq(payments.id, paymentId));
    const settle = (by: SignedIn, body: object, headers = {}) =>
      by.put(`/admin/payments/${paymentId}/attention`, { attention: 'PaidTwice', note: 'Appelé', ...body }, headers);
    const open = () => idsOf({ attention: 'open' });
    expect(await open()).toContain(paymentId);
    expectInvalid(await settle(admin, { note: ' ' }), 'Note');
    expectRefusal(await settle(admin, { attention: 'CreditVoid' }), 409, 'STALE');
    const second = await app.loginAs('Admin');
    const key = withKey();
    const answers = await Promise.all([settle(admin, {}, key), settle(second, {}), settle(admin, {}, key)]);
    expect(answers.filter(({ statusCode }) => statusCode === 409).length).toBeGreaterThanOrEqual(1);
    const file = await fileOf(paymentId);
    expect(file).toMatchObject({ attentionNote: 'Appelé', attentionSettledBy: 'Mariama Admin' });
    expect(await open()).not.toContain(paymentId);
    expect(await idsOf({ attention: 'settled' })).toContain(paymentId);
    const acts = await app.db
      .select()
      .from(auditLog)
      .where(and(eq(auditLog.entityId, paymentId), eq(auditLog.action, 'settleAttention')));
    expect(acts).toHaveLength(1);
  });
});

describe('the books of a period', () => {
  const books = async () =>
    expectEntity<Reconciliation>(await admin.get(`/admin/payments/reconciliation?from=${today}&to=${today}`));

  test('agree: settled, recorded and granted, to the franc; where they do not, the payment is named', async () => {
    const who = await subscriber(app);
    const { paymentId, subscriptionId, amountGnF } = await subscribe(app, who);
    const before = await books();
    expect(before).toMatchObject({ agrees: true, differences: [], receipts: before.settled.count });
    expect(before.recorded).toEqual(before.settled);
    expect(before.granted.amount + before.granted.testAmount).toBe(before.settled.amount);

    await app.db
      .update(subscriptions)
      .set({ amount: amountGnF + 1 })
      .where(eq(subscriptions.id, subscriptionId));
    const after = await books();
    expect(after.agrees).toBe(false);
    expect(after.differences.map(({ id }) => id)).toEqual([paymentId]);
  });

  test('are of at most a quarter', async () => {
    const period = (from: string, to: string) => admin.get(`/admin/payments/reconciliation?from=${from}&to=${to}`);
    expectInvalid(await period('2026-01-01', '2026-12-31'), 'To');
    expectInvalid(await period('2026-02-01', '2026-01-31'), 'To');
    expectInvalid(await period('01/02/2026', '2026-01-31'), 'From');
  });
});

test('subscriptions are listed with their payment, by package, state, end and enterprise', async () => {
  const items = async (filter: object, more: Record<string, string> = {}) =>
    (await asked('/admin/subscriptions', filter, more)).json<SubscriptionItem[]>();
  const mine = { enterpriseId: payer.enterpriseId };
  expect(await items({ ...mine, status: 'Active' })).toMatchObject([
    {
      id: paid.subscriptionId,
      enterprise: { name: 'Soumah Étanchéité' },
      packageName: 'Medium',
      frequency: 'Monthly',
      amount: paid.amountGnF,
      renews: true,
      paymentId: paid.paymentId,
    },
  ]);
  expect(await items({ q: 'soumah' }, { sort: '["endDate","ASC"]' })).toHaveLength(2);
  expect(await items({ ...mine, packageId: await packageId(app, 'Basic') })).toEqual([]);
  expect(await items({ ...mine, frequency: 'Yearly' })).toEqual([]);
  await app.db
    .update(subscriptions)
    .set({ endsAt: new Date(Date.now() + 86_400_000) })
    .where(eq(subscriptions.id, paid.subscriptionId));
  expect(await items({ ...mine, endsSoon: true })).toMatchObject([{ id: paid.subscriptionId, endsSoon: true }]);
});
