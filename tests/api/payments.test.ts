import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { enterprises, payments, sandboxSessions } from '../../src/server/db/schema/index.ts';
import { notifySandbox } from '../../src/server/payments/notifySandbox.ts';
import { createPaymentProviders } from '../../src/server/payments/providers/createPaymentProviders.ts';
import { sweepPayments } from '../../src/server/payments/sweepPayments.ts';
import { amountInWords } from '../../src/shared/payments/amountInWords.ts';
import type { PaymentMethod, PaymentView } from '../../src/shared/payments/views.ts';
import { startTestApp, type TestApp } from '../support/app.ts';
import { expectEntity, expectInvalid, expectRefusal } from '../support/expectations.ts';
import { active, checkout, paymentOf, press, subscribe, subscriber } from '../support/providers/paying.ts';
import { outlineOf, pdfParts } from '../support/providers/pdfParts.ts';
import { pdfText } from '../support/providers/pdfText.ts';
import { withKey } from '../support/submission.ts';

const MINUTE = 60_000;

let app: TestApp;
let time = Date.parse('2027-03-05T12:00:00Z');

beforeAll(async () => {
  app = await startTestApp({ clock: () => new Date(time) });
});
afterAll(() => app.close());

const providers = () => createPaymentProviders(app.config, app.db);
const tokenOf = (checkoutUrl: string) => checkoutUrl.split('/').at(-1) ?? '';

test('the ways of paying are named, those of this installation active', async () => {
  const methods = (await app.visitor.get('/get-payment-methods')).json() as PaymentMethod[];
  expect(methods.filter(({ isActive }) => isActive)).toEqual([
    { id: 'sandbox', displayName: 'Paiement de démonstration', name: 'Paiement de démonstration', isActive: true },
  ]);
  expect(methods.map(({ name }) => name)).toContain('Orange Money');
});

describe('the history', () => {
  test('shows the own payments, the newest first, page by page', async () => {
    const who = await subscriber(app);
    const opened: string[] = [];
    for (let count = 0; count < 3; count++) {
      time += MINUTE;
      opened.push((await subscribe(app, who, { takeEffectImmediately: false })).paymentId);
    }
    const first = await who.get(`/get-payments/${who.userId}?range=[0,1]`);
    expect(first.headers['content-range']).toBe('payments 0-1/3');
    expect(expectEntity<PaymentView[]>(first).map(({ id }) => id)).toEqual(opened.toReversed().slice(0, 2));
    const all = expectEntity<PaymentView[]>(await who.get(`/get-payments/${who.userId}`));
    const numbers = all.map(({ receiptNumber }) => receiptNumber ?? 0);
    expect(numbers[0]).toBe((numbers[2] ?? 0) + 2);
    expect(JSON.stringify(all)).not.toContain('providerToken');
  });

  test('of somebody who acts for no enterprise is empty', async () => {
    const lonely = await app.loginAs('Entrepreneur');
    expect(expectEntity(await lonely.get(`/get-payments/${lonely.userId}`))).toEqual([]);
  });
});

describe('a receipt', () => {
  test('says in French who paid what for what, in figures and in words', async () => {
    const who = await subscriber(app, { name: 'Bâtir & Rénover', registrationNumber: 'gn.tcc.2024.b.12345' });
    const { paymentId } = await subscribe(app, who, { package: 'Medium', paymentFrequency: 'Yearly' });
    const { receiptNumber, orderId } = await paymentOf(who, paymentId);
    const reply = await who.get(`/receipts/${paymentId}`);
    expect(reply.statusCode).toBe(200);
    expect(reply.headers['content-type']).toBe('application/pdf');
    const number = String(receiptNumber).padStart(6, '0');
    expect(reply.headers['content-disposition']).toBe(`inline; filename="recu-${number}.pdf"`);
    const said = pdfText(reply.rawPayload).replace(/\s+/g, ' ');
    for (const words of [
      `Reçu n° ${number}`,
      'Bâtir & Rénover',
      'RCCM gn.tcc.2024.b.12345',
      'Abonnement Medium, 12 mois',
      '3 500 000 GNF',
      amountInWords(3_500_000),
      orderId,
    ])
      expect(said).toContain(words);
    expect((await who.get(`/receipts/${paymentId}`)).rawPayload.equals(reply.rawPayload)).toBe(true);
  });

  test('says what each of its parts is, to whoever hears it', async () => {
    const who = await subscriber(app, { name: 'Bâtir & Rénover', registrationNumber: 'gn.tcc.2024.b.12345' });
    const { paymentId } = await subscribe(app, who, { package: 'Medium', paymentFrequency: 'Yearly' });
    const number = String((await paymentOf(who, paymentId)).receiptNumber).padStart(6, '0');
    const { version, catalog, root, unmarked } = pdfParts((await who.get(`/receipts/${paymentId}`)).rawPayload);
    expect(version).toBe('%PDF-1.7');
    for (const fact of ['/Lang (fr)', '/Marked true', '/DisplayDocTitle true']) expect(catalog).toContain(fact);
    expect(unmarked).toEqual([]);
    const outline = outlineOf(root);
    expect(outline.filter((line) => /^ +H\d/.test(line))).toEqual(['  H1 REÇU DE PAIEMENT']);
    expect(outline).toContain(`  P Reçu n° ${number}`);
    const list = outline.indexOf('  L');
    expect(outline.slice(list, list + 6)).toEqual([
      '  L',
      '    LI',
      '      Lbl Reçu de',
      '      LBody',
      '        P Bâtir & Rénover',
      expect.stringMatching(/^ {8}P Compte ENT-/),
    ]);
    expect(outline).toEqual(expect.arrayContaining(['      Lbl Montant', '        P 3 500 000 GNF']));
  });

  test('says names with letters that its fonts lack, and the rest of the line as it is', async () => {
    const who = await subscriber(app, { name: 'Ɓaawo Ɲaŋɛ Bâtiment' });
    const { paymentId } = await subscribe(app, who);
    const { rawPayload } = await who.get(`/receipts/${paymentId}`);
    expect(pdfText(rawPayload).replace(/\s+/g, ' ')).toContain('Baawo Nane Bâtiment');
  });

  test('stays as it was when the package is replaced and the enterprise renamed', async () => {
    const who = await subscriber(app, { name: 'Ancien nom' });
    const { paymentId } = await subscribe(app, who);
    const before = (await who.get(`/receipts/${paymentId}`)).rawPayload;
    time += 86_400_000;
    await subscribe(app, who, { package: 'Premium' });
    await app.db.update(enterprises).set({ name: 'Nouveau nom' }).where(eq(enterprises.id, who.enterpriseId));
    expect((await who.get(`/receipts/${paymentId}`)).rawPayload.equals(before)).toBe(true);
  });

  test('is there only once it is paid', async () => {
    const who = await subscriber(app);
    const { paymentId } = await checkout(app, who);
    expect(expectRefusal(await who.get(`/receipts/${paymentId}`), 404).errorMessage).toContain('confirmé');
  });
});

describe('the sandbox', () => {
  test('shows the amount and one button for each thing that can happen, without script', async () => {
    const who = await subscriber(app);
    const { checkoutUrl } = await checkout(app, who);
    const page = await app.visitor.get(new URL(checkoutUrl).pathname);
    expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(page.headers['content-security-policy']).toContain("default-src 'none'");
    expect(page.body).toContain('lang="fr"');
    expect(page.body.replace(/\s/g, ' ')).toContain('150 000 GNF');
    expect(page.body.match(/<button/g)).toHaveLength(6);
    expect(page.body).not.toContain('<script');
  });

  test('never lets a description write HTML', async () => {
    const body = { amount: 1000, description: '<img src=x onerror=alert(1)>"' };
    const { redirectUrl } = (await app.visitor.post('/api/orange/payment', body, withKey())).json();
    const page = await app.visitor.get(new URL(redirectUrl).pathname);
    expect(page.body).toContain('&lt;img src=x onerror=alert(1)&gt;&quot;');
    expect(page.body).not.toContain('<img');
  });

  test.each([
    ['pay', 'Paid', '/payment/success'],
    ['double', 'Paid', '/payment/success'],
    ['fail', 'Failed', '/payment/success'],
    ['cancel', 'Cancelled', '/payment/cancel'],
    ['late', 'Pending', '/payment/success'],
    ['lost', 'Pending', '/payment/success'],
  ])('%s: the payment is %s and the browser goes to %s', async (action, status, path) => {
    const who = await subscriber(app);
    const { paymentId, checkoutUrl } = await checkout(app, who);
    expect(new URL(await press(app, checkoutUrl, action)).pathname).toBe(path);
    expect(await paymentOf(who, paymentId)).toMatchObject({ status });
    expect(await press(app, checkoutUrl, 'fail')).toBe(new URL(checkoutUrl).pathname);
    expect((await app.visitor.get(new URL(checkoutUrl).pathname)).body).not.toContain('<button');
  });

  test('a late notice comes by a job, a minute afterwards', async () => {
    const who = await subscriber(app);
    const { checkoutUrl } = await checkout(app, who);
    await press(app, checkoutUrl, 'late');
    const { rows } = await app.database.query(
      `select extract(epoch from start_after - created_on)::int as seconds from pgboss.job
       where name = 'payments.sandboxNotice' and data->>'token' = $1`,
      [tokenOf(checkoutUrl)],
    );
    expect(rows).toEqual([{ seconds: 60 }]);
    await notifySandbox(app.newContext(), await providers(), tokenOf(checkoutUrl));
    expect(await active(who)).not.toBeNull();
  });

  test('a lost one is found by the sweep', async () => {
    const who = await subscriber(app);
    const { checkoutUrl } = await checkout(app, who);
    await press(app, checkoutUrl, 'lost');
    time += MINUTE;
    await sweepPayments(app.newContext(), await providers());
    expect(await active(who)).not.toBeNull();
  });

  test('a page that was left expires, and cannot be paid any more', async () => {
    const who = await subscriber(app);
    const { checkoutUrl, paymentId } = await checkout(app, who);
    time += 33 * MINUTE;
    await sweepPayments(app.newContext(), await providers());
    expect(await paymentOf(who, paymentId)).toMatchObject({ status: 'Expired', canRetry: true, checkoutUrl: null });
    await press(app, checkoutUrl, 'pay');
    const [session] = await app.db
      .select()
      .from(sandboxSessions)
      .where(eq(sandboxSessions.token, tokenOf(checkoutUrl)));
    expect(session?.state).toBe('Open');
  });
});

test('one that is open when nothing ran for two months is asked about then, and ends where its provider knows it no more', async () => {
  const [payer, leaver, forgotten] = [await subscriber(app), await subscriber(app), await subscriber(app)];
  const [paid, left, unknown] = [
    await checkout(app, payer),
    await checkout(app, leaver),
    await checkout(app, forgotten),
  ];
  await press(app, paid.checkoutUrl, 'lost');
  await app.db.delete(sandboxSessions).where(eq(sandboxSessions.token, tokenOf(unknown.checkoutUrl)));
  time += 60 * 24 * 60 * MINUTE;
  await sweepPayments(app.newContext(), await providers());
  expect(await paymentOf(payer, paid.paymentId)).toMatchObject({ status: 'Paid' });
  expect(await active(payer)).toMatchObject({ startDate: new Date(time).toISOString() });
  expect(await paymentOf(leaver, left.paymentId)).toMatchObject({ status: 'Expired', failureReason: 'Abandoned' });
  expect(await paymentOf(forgotten, unknown.paymentId)).toMatchObject({
    status: 'Expired',
    failureReason: 'Abandoned',
  });
});

test('one whose provider can be asked no more ends a day after its page, and money is still taken', async () => {
  const who = await subscriber(app);
  const { checkoutUrl, paymentId } = await checkout(app, who);
  const asked = await providers();
  const silenced = { ...asked, of: () => undefined };
  const endsAt = (await app.db.select().from(payments).where(eq(payments.id, paymentId)))[0]?.expiresAt?.getTime() ?? 0;
  await press(app, checkoutUrl, 'lost');
  time = endsAt + 24 * 60 * MINUTE;
  await sweepPayments(app.newContext(), silenced);
  expect(await paymentOf(who, paymentId)).toMatchObject({ status: 'Pending' });
  time = endsAt + 30 * 24 * 60 * MINUTE;
  await sweepPayments(app.newContext(), silenced);
  expect(await paymentOf(who, paymentId)).toMatchObject({ status: 'Expired', failureReason: 'Abandoned' });
  const admin = await app.loginAs('Admin');
  const { events } = (await admin.get(`/admin/payments/${paymentId}`)).json();
  expect(events).toMatchObject([{ kind: 'unasked', outcome: 'closed' }]);

  expect(expectEntity(await admin.put(`/admin/payments/${paymentId}/check`))).toMatchObject({ status: 'Paid' });
});

test('nobody is sent to the open page of a provider that can be asked no more', async () => {
  const who = await subscriber(app);
  const { paymentId, subscriptionId } = await checkout(app, who);
  await app.db.update(payments).set({ provider: 'djomy' }).where(eq(payments.id, paymentId));
  const again = (await who.post('/create-payment', { subscriptionId }, withKey())).json();
  expect(again.entity.paymentId).not.toBe(paymentId);
  await press(app, again.redirectUrl, 'pay');
  expect(await active(who)).not.toBeNull();
});

describe('the test payment', () => {
  test('is 1 000 GNF, anyone’s, and the same under the same key', async () => {
    const body = { amount: 1000, description: 'Test Orange Money' };
    const key = withKey();
    const replies = await Promise.all([1, 2, 3].map(() => app.visitor.post('/api/orange/payment', body, key)));
    const urls = replies.map((reply) => reply.json().redirectUrl as string);
    expect(new Set(urls).size).toBe(1);
    const url = urls[0] ?? '';
    expect(new URL(await press(app, url, 'pay')).pathname).toBe('/accueil');
    const id = replies[0]?.json().entity.paymentId as string;
    const [row] = await app.db.select().from(payments).where(eq(payments.id, id));
    expect(row).toMatchObject({ status: 'Paid', purpose: 'Test', amount: 1000, subscriptionId: null });
    const admin = await app.loginAs('Admin');
    const receipt = await admin.get(`/receipts/${id}`);
    expect(pdfText(receipt.rawPayload)).toContain('mille francs guinéens');
    expectRefusal(await (await subscriber(app)).get(`/receipts/${id}`), 403);
  });

  test('takes no other amount, and a description', async () => {
    expectInvalid(await app.visitor.post('/api/orange/payment', { amount: 1, description: 'x' }), 'Amount');
    expectInvalid(await app.visitor.post('/api/orange/payment', { amount: 1000, description: ' ' }), 'Description');
  });
});

test('receipts that are numbered at the same moment leave no gap', async () => {
  const who = await Promise.all(Array.from({ length: 12 }, () => subscriber(app)));
  const opened = await Promise.all(who.map((one) => checkout(app, one)));
  await Promise.all(opened.map(({ checkoutUrl }) => press(app, checkoutUrl, 'pay')));
  const numbers = await Promise.all(
    opened.map(async ({ paymentId }, index) => {
      const one = who[index];
      return one ? ((await paymentOf(one, paymentId)).receiptNumber ?? 0) : 0;
    }),
  );
  const sorted = numbers.toSorted((one, other) => one - other);
  expect(sorted).toEqual(sorted.map((_, index) => (sorted[0] ?? 0) + index));
});
