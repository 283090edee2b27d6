import { and, desc, eq, like } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { enterprises, messages, packages, payments, subscriptions } from '../../src/server/db/schema/index.ts';
import { expireSubscriptions } from '../../src/server/subscriptions/expireSubscriptions.ts';
import type { PaymentView } from '../../src/shared/payments/views.ts';
import type { Preparation } from '../../src/shared/subscriptions/views.ts';
import { startTestApp, type TestApp } from '../support/app.ts';
import { expectEntity, expectInvalid, expectRefusal } from '../support/expectations.ts';
import {
  active,
  checkout,
  packageId,
  pages,
  paymentOf,
  press,
  type Subscriber,
  subscribe,
  subscriber,
  wishOf,
} from '../support/providers/paying.ts';
import { recordingProvider, senderOf } from '../support/senderOf.ts';
import { withKey } from '../support/submission.ts';

const DAY = 86_400_000;
const start = new Date('2027-01-31T10:00:00.000Z');

let app: TestApp;
let now = start;

beforeAll(async () => {
  app = await startTestApp({ clock: () => now });
});
afterAll(() => app.close());

const at = (iso: string) => {
  now = new Date(iso);
};
const statusOf = async ({ enterpriseId }: Subscriber) =>
  (await app.db.select().from(enterprises).where(eq(enterprises.id, enterpriseId)))[0]?.status;
const toldTo = async (enterpriseId: string, template: string) => {
  const [enterprise] = await app.db.select().from(enterprises).where(eq(enterprises.id, enterpriseId));
  const rows = await app.db
    .select()
    .from(messages)
    .where(and(eq(messages.recipient, enterprise?.phoneNumber ?? ''), eq(messages.template, template)));
  return rows.length;
};
const phoneOf = async ({ enterpriseId }: Subscriber) =>
  (await app.db.select().from(enterprises).where(eq(enterprises.id, enterpriseId)))[0]?.phoneNumber ?? '';
const clockTicks = () => expireSubscriptions(app.newContext());
const rowsOf = ({ enterpriseId }: Subscriber) =>
  app.db.select().from(subscriptions).where(eq(subscriptions.enterpriseId, enterpriseId));

describe('a preparation', () => {
  test.each([
    ['Monthly', 1, 0, 150_000, '2027-02-28T10:00:00.000Z'],
    ['SemiAnnual', 5, 1, 750_000, '2027-07-31T10:00:00.000Z'],
    ['Yearly', 10, 2, 1_500_000, '2028-01-31T10:00:00.000Z'],
  ] as const)('%s bills %s months and gives %s', async (paymentFrequency, billed, free, amount, end) => {
    now = start;
    const who = await subscriber(app);
    const entity = expectEntity<Preparation>(
      await who.post('/prepare-subscription', await wishOf(app, who, { paymentFrequency })),
    );
    expect(entity).toMatchObject({
      amountGnF: amount,
      currency: 'GNF',
      startDateUtc: start.toISOString(),
      endDateUtc: end,
      monthsBilled: billed,
      freeMonthsApplied: free,
      checkoutUrl: null,
      creditGnF: 0,
    });
    expect(entity.note).toContain('dès que le paiement est confirmé');
    expect(await rowsOf(who)).toEqual([]);
  });

  test('is for the own enterprise only, once it is active, and for a package that is offered', async () => {
    const [one, other] = [await subscriber(app), await subscriber(app)];
    expectRefusal(await one.post('/prepare-subscription', await wishOf(app, other)), 403);
    for (const [status, words] of [
      ['Pending', 'doit être activée'],
      ['Suspended', 'est suspendu'],
    ] as const) {
      const waiting = await subscriber(app, { status });
      const reply = await waiting.post('/prepare-subscription', await wishOf(app, waiting));
      expect(expectRefusal(reply, 409, 'ENTERPRISE_NOT_ACTIVE').errorMessage).toContain(words);
    }
    const unknown = { ...(await wishOf(app, one)), packageId: crypto.randomUUID() };
    expectInvalid(await one.post('/prepare-subscription', unknown), 'PackageId');
    const wrong = { ...(await wishOf(app, one)), paymentFrequency: 'Weekly' };
    expectInvalid(await one.post('/prepare-subscription', wrong), 'PaymentFrequency');
  });

  test('credits the unused days of the running subscription, to the franc', async () => {
    at('2027-03-01T00:00:00Z');
    const who = await subscriber(app);
    await subscribe(app, who, { package: 'Basic' });
    at('2027-03-11T00:00:01Z');
    const wish = await wishOf(app, who, { package: 'Medium' });
    const upgrade = expectEntity<Preparation>(await who.post('/prepare-subscription', wish));
    // 31 days for 150 000; the eleventh has begun, so 20 are left: 96 774.19…
    expect(upgrade).toMatchObject({ creditGnF: 96_774, amountGnF: 350_000 - 96_774 });
    const later = expectEntity<Preparation>(
      await who.post('/prepare-subscription', { ...wish, takeEffectImmediately: false }),
    );
    expect(later).toMatchObject({ creditGnF: 0, amountGnF: 350_000, startDateUtc: '2027-04-01T00:00:00.000Z' });
    expect(later.note).toContain('1er avril 2027');
  });

  test('of a package that the credit covers is refused, and possible for later', async () => {
    const who = await subscriber(app);
    await subscribe(app, who, { package: 'Premium' });
    const wish = await wishOf(app, who, { package: 'Basic' });
    expectRefusal(await who.post('/prepare-subscription', wish), 409, 'CREDIT_COVERS');
    expectRefusal(await who.post('/checkout', { ...wish, ...pages }), 409, 'CREDIT_COVERS');
    expectEntity(await who.post('/prepare-subscription', { ...wish, takeEffectImmediately: false }));
  });

  test('of an amount that no provider takes is refused', async () => {
    const [free] = await app.db
      .insert(packages)
      .values({ nameFr: 'Gratuit', monthlyPrice: 0, position: 9 })
      .returning({ id: packages.id });
    const who = await subscriber(app);
    const wish = { ...(await wishOf(app, who)), packageId: free?.id };
    expectRefusal(await who.post('/prepare-subscription', wish), 409, 'AMOUNT_REFUSED');
  });
});

describe('a checkout', () => {
  test('that is paid starts the subscription, with receipt and message', async () => {
    at('2027-05-15T09:30:00Z');
    const who = await subscriber(app);
    const opened = await checkout(app, who, { package: 'Medium', paymentFrequency: 'SemiAnnual' });
    expect(opened).toMatchObject({ amountGnF: 1_750_000, monthsBilled: 5, freeMonthsApplied: 1 });
    expect(await active(who)).toBeNull();
    expect(await paymentOf(who, opened.paymentId)).toMatchObject({ status: 'Pending', receiptNumber: null });

    const back = new URL(await press(app, opened.checkoutUrl, 'pay'));
    expect(back.pathname).toBe('/payment/success');
    expect(back.searchParams.get('paymentId')).toBe(opened.paymentId);
    expect(await active(who)).toMatchObject({
      package: { nameFr: 'Medium' },
      startDate: '2027-05-15T09:30:00.000Z',
      endDate: '2027-11-15T09:30:00.000Z',
      isActive: true,
      renews: true,
    });
    const paid = await paymentOf(who, opened.paymentId);
    expect(paid).toMatchObject({ status: 'Paid', canRetry: false, checkoutUrl: null, amount: 1_750_000 });
    expect(paid.receiptNumber).toBeGreaterThan(0);
    expect(await toldTo(who.enterpriseId, 'paymentConfirmed')).toBe(1);
  });

  test('answers both envelopes on /active', async () => {
    const who = await subscriber(app);
    expect((await who.get(`/active/${who.userId}`)).json()).toEqual({
      isSuccess: true,
      entity: null,
      errorMessage: null,
      success: true,
      data: { isActive: false },
    });
    await subscribe(app, who);
    expect((await who.get(`/active/${who.userId}`)).json()).toMatchObject({ success: true, data: { isActive: true } });
    const admin = await app.loginAs('Admin');
    expect((await admin.get(`/active/${who.userId}`)).json()).toMatchObject({ data: { isActive: true } });
  });

  test('repeated under one key, or wished again without, is one payment page', async () => {
    const who = await subscriber(app);
    const body = { ...(await wishOf(app, who)), ...pages };
    const key = withKey();
    const same = await Promise.all(Array.from({ length: 5 }, () => who.post('/checkout', body, key)));
    const again = await who.post('/checkout', body, withKey());
    const urls = [...same, again].map((reply) => expectEntity<{ checkoutUrl: string }>(reply).checkoutUrl);
    expect(new Set(urls).size).toBe(1);
    expect(await app.db.$count(payments, eq(payments.enterpriseId, who.enterpriseId))).toBe(1);
  });

  test('is refused while money may come for another, unless the payer confirms a second one', async () => {
    const who = await subscriber(app);
    const first = await checkout(app, who, { package: 'Basic' });
    const premium = { ...(await wishOf(app, who, { package: 'Premium' })), ...pages };
    const refusal = expectRefusal(await who.post('/checkout', premium, withKey()), 409, 'PAYMENT_UNDER_WAY');
    expect(refusal.errorMessage).toContain('« Abonnement Basic, 1 mois », 150');
    expect(await paymentOf(who, first.paymentId)).toMatchObject({ status: 'Pending' });
    expect(await checkout(app, who, { package: 'Basic' })).toMatchObject({ paymentId: first.paymentId });
    expectInvalid(
      await who.post('/checkout', { ...premium, confirmsSecondPayment: 'oui' }, withKey()),
      'ConfirmsSecondPayment',
    );

    const second = await checkout(app, who, { package: 'Premium', confirmsSecondPayment: true });
    // The first was replaced, and its page takes money until it ends.
    const medium = { ...(await wishOf(app, who, { package: 'Medium' })), ...pages };
    await press(app, second.checkoutUrl, 'fail');
    expectRefusal(await who.post('/checkout', medium, withKey()), 409, 'PAYMENT_UNDER_WAY');
    await press(app, first.checkoutUrl, 'cancel');
    expectRefusal(await who.post('/checkout', medium, withKey()), 409, 'PAYMENT_UNDER_WAY');
    now = new Date(now.getTime() + DAY);
    expectEntity(await who.post('/checkout', medium, withKey()));
  });

  test('for two packages at the same moment opens one, and asks about the other', async () => {
    const who = await subscriber(app);
    const wishes = await Promise.all(
      (['Basic', 'Medium', 'Premium'] as const).map((name) => wishOf(app, who, { package: name })),
    );
    const replies = await Promise.all(wishes.map((wish) => who.post('/checkout', { ...wish, ...pages }, withKey())));
    expect(replies.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409, 409]);
    for (const reply of replies.filter(({ statusCode }) => statusCode === 409))
      expectRefusal(reply, 409, 'PAYMENT_UNDER_WAY');
    expect(await app.db.$count(payments, eq(payments.enterpriseId, who.enterpriseId))).toBe(1);
  });

  test('pays no second renewal from a summary of before the first', async () => {
    now = start;
    const who = await subscriber(app);
    await subscribe(app, who, { package: 'Medium' });
    const body = { ...(await wishOf(app, who, { package: 'Medium' })), ...pages, takeEffectImmediately: false };
    const { amountGnF, startDateUtc } = expectEntity<Preparation>(await who.post('/prepare-subscription', body));
    const shown = { ...body, amountGnF, startDateUtc };
    await subscribe(app, who, { package: 'Medium', takeEffectImmediately: false });
    const refusal = expectRefusal(await who.post('/checkout', shown, withKey()), 409, 'STALE');
    expect(refusal.errorMessage).toMatch(/^La période a changé/);
    const next = expectEntity<Preparation>(await who.post('/prepare-subscription', body));
    const later = { ...body, startDateUtc: next.startDateUtc };
    expectInvalid(await who.post('/checkout', { ...later, startDateUtc: 'demain' }, withKey()), 'StartDateUtc');
    expectEntity(await who.post('/checkout', later, withKey()));
  });

  test('renews on the day of the first period, where February was too short for it', async () => {
    now = start;
    const who = await subscriber(app);
    const endsOf = async () =>
      (await rowsOf(who))
        .filter(({ status }) => status === 'Active')
        .map(({ endsAt }) => endsAt.toISOString().slice(0, 10))
        .toSorted();
    for (const takeEffectImmediately of [true, false, false, false]) {
      const wish = { package: 'Medium', takeEffectImmediately } as const;
      const body = { ...(await wishOf(app, who, wish)), ...pages };
      const { endDateUtc } = expectEntity<Preparation>(await who.post('/prepare-subscription', body));
      await subscribe(app, who, wish);
      expect((await endsOf()).at(-1)).toBe(endDateUtc.slice(0, 10));
    }
    expect(await endsOf()).toEqual(['2027-02-28', '2027-03-31', '2027-04-30', '2027-05-31']);
    // Another package from now on: what is paid to come moves with its months.
    at('2027-02-14T10:00:00.000Z');
    await subscribe(app, who, { package: 'Premium' });
    expect(await endsOf()).toEqual(['2027-03-14', '2027-04-14', '2027-05-14', '2027-06-14']);
  });

  test('asks for nothing but the amount that was shown', async () => {
    const who = await subscriber(app);
    const body = { ...(await wishOf(app, who)), ...pages };
    expectRefusal(await who.post('/checkout', { ...body, amountGnF: 149_999 }), 409, 'STALE');
    expectEntity(await who.post('/checkout', { ...body, amountGnF: 150_000 }));
  });

  test.each([
    'https://voleur.example/payment/success',
    '//voleur.example',
    'javascript:alert(1)',
    'http://127.0.0.1:3000@voleur.example/',
    'blob:http://127.0.0.1:3000/payment/success',
    'http://user:pass@127.0.0.1:3000/',
  ])('never sends anyone to %s', async (address) => {
    const who = await subscriber(app);
    const wish = await wishOf(app, who);
    expectInvalid(await who.post('/checkout', { ...wish, returnUrl: address, cancelUrl: '/a' }), 'ReturnUrl');
    expectInvalid(await who.post('/checkout', { ...wish, returnUrl: '/a', cancelUrl: address }), 'CancelUrl');
  });

  test('that failed is tried again, once paid no more', async () => {
    const who = await subscriber(app);
    const first = await checkout(app, who);
    await press(app, first.checkoutUrl, 'fail');
    expect(await paymentOf(who, first.paymentId)).toMatchObject({ status: 'Failed', canRetry: true });
    const reply = await who.post('/create-payment', { subscriptionId: first.subscriptionId }, withKey());
    const { redirectUrl } = expectEntity<{ redirectUrl: string }>(reply);
    expect(reply.json().redirectUrl).toBe(redirectUrl);
    expect(redirectUrl).not.toBe(first.checkoutUrl);
    await press(app, redirectUrl, 'pay');
    expect(await active(who)).toMatchObject({ id: first.subscriptionId });
    const again = await who.post('/create-payment', { subscriptionId: first.subscriptionId }, withKey());
    expectRefusal(again, 409, 'ALREADY_PAID');
    const other = await subscriber(app);
    expectRefusal(await other.post('/create-payment', { subscriptionId: first.subscriptionId }), 403);
  });

  test('is paid on its open page whatever the package costs meanwhile, and on no other', async () => {
    const who = await subscriber(app);
    const opened = await checkout(app, who);
    const pay = () => who.post('/create-payment', { subscriptionId: opened.subscriptionId }, withKey());
    const change = (values: Partial<typeof packages.$inferInsert>) =>
      app.db.update(packages).set(values).where(eq(packages.nameFr, 'Basic'));
    try {
      await change({ monthlyPrice: 160_000 });
      expect(expectEntity<{ redirectUrl: string }>(await pay()).redirectUrl).toBe(opened.checkoutUrl);
      await press(app, opened.checkoutUrl, 'fail');
      expect(expectRefusal(await pay(), 409, 'STALE').errorMessage).toContain('montant a changé');
      await change({ monthlyPrice: 150_000, isActive: false });
      expect(expectRefusal(await pay(), 409, 'STALE').errorMessage).toContain('plus proposé');
    } finally {
      await change({ monthlyPrice: 150_000, isActive: true });
    }
    expectEntity(await pay());
  });

  test('for another package replaces the wish before', async () => {
    const who = await subscriber(app);
    const first = await checkout(app, who, { package: 'Basic' });
    const second = await checkout(app, who, { package: 'Premium', confirmsSecondPayment: true });
    const superseded = await paymentOf(who, first.paymentId);
    expect(superseded).toMatchObject({ status: 'Cancelled', failureReason: 'Superseded', checkoutUrl: null });
    // Its page is open still, and who reads of it is not told that it is over.
    expect(new Date(superseded.payableUntil ?? 0).getTime()).toBeGreaterThan(now.getTime());
    const reply = await who.post('/create-payment', { subscriptionId: first.subscriptionId });
    expectRefusal(reply, 409, 'WRONG_STATE');
    await press(app, second.checkoutUrl, 'pay');
    expect(await active(who)).toMatchObject({ package: { nameFr: 'Premium' } });
    expect((await paymentOf(who, second.paymentId)).payableUntil).toBeNull();
  });
});

describe('an upgrade', () => {
  test('ends the running subscription and begins at once; what was paid to come follows', async () => {
    at('2027-06-01T00:00:00Z');
    const who = await subscriber(app);
    const basic = await subscribe(app, who, { package: 'Basic' });
    const following = await subscribe(app, who, { package: 'Basic', takeEffectImmediately: false });
    at('2027-06-16T00:00:00Z');
    const upgrade = await subscribe(app, who, { package: 'Premium' });
    expect(upgrade).toMatchObject({ creditGnF: 75_000, amountGnF: 675_000 });
    const rows = await rowsOf(who);
    const period = (id: string) => {
      const row = rows.find((one) => one.id === id);
      return [row?.status, row?.startsAt.toISOString().slice(0, 10), row?.endsAt.toISOString().slice(0, 10)].join(' ');
    };
    expect(period(basic.subscriptionId)).toBe('Expired 2027-06-01 2027-06-16');
    expect(period(upgrade.subscriptionId)).toBe('Active 2027-06-16 2027-07-16');
    expect(period(following.subscriptionId)).toBe('Active 2027-07-16 2027-08-16');
    expect(await active(who)).toMatchObject({
      package: { nameFr: 'Premium' },
      following: [{ package: { nameFr: 'Basic' }, startDate: '2027-07-16T00:00:00.000Z' }],
    });
  });

  test('whose credit was used meanwhile gives the days that are paid for, and is shown to staff', async () => {
    at('2027-08-01T00:00:00Z');
    const who = await subscriber(app);
    await subscribe(app, who, { package: 'Basic' });
    at('2027-08-02T00:00:00Z');
    const first = await checkout(app, who, { package: 'Medium' });
    const second = await checkout(app, who, { package: 'Premium', confirmsSecondPayment: true });
    await press(app, second.checkoutUrl, 'pay');
    await press(app, first.checkoutUrl, 'pay');
    const row = (await rowsOf(who)).find(({ id }) => id === first.subscriptionId);
    expect(row).toMatchObject({ status: 'Active', credit: 0, amount: first.amountGnF });
    const days = ((row?.endsAt.getTime() ?? 0) - (row?.startsAt.getTime() ?? 0)) / DAY;
    expect(days).toBe(Math.floor((30 * first.amountGnF) / 350_000));
    const [flagged] = await app.db.select().from(payments).where(eq(payments.id, first.paymentId));
    expect(flagged).toMatchObject({ status: 'Paid', attention: 'CreditVoid' });
  });
});

describe('by the clock', () => {
  test('an enterprise is reminded at 7 days and at 1, once each, ends, and is again what it was', async () => {
    at('2027-10-01T08:00:00Z');
    const who = await subscriber(app, { status: 'Verified' });
    await subscribe(app, who);
    const reminders = async () => {
      await clockTicks();
      await clockTicks();
      return toldTo(who.enterpriseId, 'packageEndsSoon');
    };
    at('2027-10-25T07:59:00Z');
    expect(await reminders()).toBe(0);
    at('2027-10-25T08:00:00Z');
    expect(await reminders()).toBe(1);
    // It ends at the hour at which it began, not with the day.
    const [reminder] = await app.db
      .select()
      .from(messages)
      .where(like(messages.dedupeKey, 'sms:endsSoon:%'))
      .orderBy(desc(messages.createdAt));
    expect(reminder?.body).toContain('finit le 01/11/2027 08:00.');
    at('2027-10-30T12:00:00Z');
    expect(await reminders()).toBe(1);
    at('2027-10-31T08:00:00Z');
    expect(await reminders()).toBe(2);
    at('2027-11-01T07:59:59Z');
    await clockTicks();
    expect(await statusOf(who)).toBe('Verified');
    at('2027-11-01T08:00:00Z');
    await clockTicks();
    await clockTicks();
    expect(await statusOf(who)).toBe('Expired');
    expect(await toldTo(who.enterpriseId, 'packageEnded')).toBe(1);
    expect(await active(who)).toBeNull();
    await subscribe(app, who);
    expect(await statusOf(who)).toBe('Verified');
  });

  test('what was paid to come begins without a gap', async () => {
    at('2028-01-10T00:00:00Z');
    const who = await subscriber(app);
    await subscribe(app, who, { package: 'Basic' });
    await subscribe(app, who, { package: 'Medium', takeEffectImmediately: false });
    at('2028-02-09T00:00:00Z');
    await clockTicks();
    expect(await toldTo(who.enterpriseId, 'packageEndsSoon')).toBe(0);
    at('2028-02-10T00:00:00Z');
    await clockTicks();
    expect(await statusOf(who)).toBe('Active');
    expect(await active(who)).toMatchObject({ package: { nameFr: 'Medium' }, startDate: '2028-02-10T00:00:00.000Z' });
    expect(await toldTo(who.enterpriseId, 'packageEnded')).toBe(0);
  });

  test('what was paid while the round of the job is under way keeps the enterprise active', async () => {
    at('2028-04-10T00:00:00Z');
    const who = await subscriber(app);
    await subscribe(app, who);
    at('2028-05-10T00:00:30Z');
    await subscribe(app, who);
    at('2028-05-10T00:00:00Z');
    await clockTicks();
    expect(await statusOf(who)).toBe('Active');
    expect(await toldTo(who.enterpriseId, 'packageEnded')).toBe(0);
    at('2028-06-10T00:00:30Z');
    await clockTicks();
    expect(await statusOf(who)).toBe('Expired');
  });

  test('a word of its end that waited for the morning is not sent to whoever has paid meanwhile', async () => {
    at('2029-03-01T22:30:00Z');
    const [paying, waiting] = [await subscriber(app), await subscriber(app)];
    for (const who of [paying, waiting]) await subscribe(app, who);
    const provider = recordingProvider();
    const send = senderOf(app, provider);
    const toldInTheMorning = async (template: 'packageEndsSoon' | 'packageEnded', morning: string) => {
      at(morning);
      provider.sent.length = 0;
      for (const who of [paying, waiting]) {
        const about = and(
          eq(messages.recipient, await phoneOf(who)),
          eq(messages.template, template),
          eq(messages.status, 'Queued'),
        );
        for (const { id } of await app.db.select().from(messages).where(about)) await send(app.newContext(), id);
      }
      return provider.sent.map(({ recipient }) => recipient);
    };

    at('2029-03-25T22:30:00Z');
    await clockTicks();
    expect(await toldTo(paying.enterpriseId, 'packageEndsSoon')).toBe(1);
    at('2029-03-25T22:45:00Z');
    await subscribe(app, paying, { takeEffectImmediately: false });
    expect(await toldInTheMorning('packageEndsSoon', '2029-03-26T08:00:00Z')).toEqual([await phoneOf(waiting)]);

    at('2029-04-01T22:30:00Z');
    await clockTicks();
    expect(await toldTo(waiting.enterpriseId, 'packageEnded')).toBe(1);
    at('2029-04-01T22:45:00Z');
    await subscribe(app, waiting);
    expect(await toldInTheMorning('packageEnded', '2029-04-02T08:00:00Z')).toEqual([]);
    at('2029-05-01T22:45:00Z');
    await clockTicks();
    expect(await toldInTheMorning('packageEnded', '2029-05-02T08:00:00Z')).toEqual([
      await phoneOf(paying),
      await phoneOf(waiting),
    ]);
  });

  test('of two reminders that waited together the nearer one is sent', async () => {
    at('2029-07-01T12:00:00Z');
    const who = await subscriber(app);
    await subscribe(app, who);
    for (const day of ['2029-07-26T12:00:00Z', '2029-07-31T12:30:00Z']) {
      at(day);
      await clockTicks();
    }
    const send = senderOf(app, recordingProvider());
    const reminders = async () =>
      app.db
        .select()
        .from(messages)
        .where(and(eq(messages.recipient, await phoneOf(who)), eq(messages.template, 'packageEndsSoon')))
        .orderBy(messages.createdAt);
    at('2029-07-31T13:00:00Z');
    for (const { id } of await reminders()) await send(app.newContext(), id);
    expect((await reminders()).map(({ status }) => status)).toEqual(['Failed', 'Sent']);
  });

  test('a suspended enterprise stays suspended, whatever ends or begins', async () => {
    const who = await subscriber(app);
    const opened = await checkout(app, who);
    const suspend = () =>
      app.db.update(enterprises).set({ status: 'Suspended' }).where(eq(enterprises.id, who.enterpriseId));
    await suspend();
    await press(app, opened.checkoutUrl, 'pay');
    expect(await statusOf(who)).toBe('Suspended');
    expect(await active(who)).not.toBeNull();
    now = new Date(now.getTime() + 40 * DAY);
    await clockTicks();
    expect(await statusOf(who)).toBe('Suspended');
  });

  test('a wish that nobody paid is dropped after a week', async () => {
    const who = await subscriber(app);
    const opened = await checkout(app, who);
    await press(app, opened.checkoutUrl, 'cancel');
    now = new Date(now.getTime() + 7 * DAY + 1);
    await clockTicks();
    expect(await rowsOf(who)).toMatchObject([{ id: opened.subscriptionId, status: 'Cancelled' }]);
  });
});

describe('cancelling', () => {
  test('stops renewal and reminders, and keeps what is paid until its end', async () => {
    at('2028-05-01T00:00:00Z');
    const who = await subscriber(app);
    await subscribe(app, who);
    const json = { 'content-type': 'application/json' };
    expectEntity(await who.post('/cancel', JSON.stringify(who.userId), json));
    expectEntity(await who.post('/cancel', JSON.stringify(who.userId), json));
    expect(await active(who)).toMatchObject({ renews: false, endDate: '2028-06-01T00:00:00.000Z' });
    at('2028-05-31T12:00:00Z');
    await clockTicks();
    expect(await toldTo(who.enterpriseId, 'packageEndsSoon')).toBe(0);
    expect(await active(who)).not.toBeNull();
    at('2028-06-01T00:00:00Z');
    await clockTicks();
    expect(await statusOf(who)).toBe('Expired');
    expectRefusal(await who.post('/cancel', JSON.stringify(who.userId), json), 409, 'NO_SUBSCRIPTION');
    const other = await subscriber(app);
    expectRefusal(await who.post('/cancel', JSON.stringify(other.userId), json), 403);
  });

  test('holds for what was paid until then: what is bought afterwards is shown, renews and can be cancelled', async () => {
    at('2028-07-01T00:00:00Z');
    const who = await subscriber(app);
    const later = { package: 'Medium', takeEffectImmediately: false } as const;
    const cancel = () => who.post('/cancel', JSON.stringify(who.userId), { 'content-type': 'application/json' });
    await subscribe(app, who);
    await subscribe(app, who, later);
    expectEntity(await cancel());
    expect(await active(who)).toMatchObject({ renews: false });
    await subscribe(app, who, later);
    const expected = [
      { package: { nameFr: 'Medium' }, startDate: '2028-08-01T00:00:00.000Z', endDate: '2028-09-01T00:00:00.000Z' },
      { package: { nameFr: 'Medium' }, startDate: '2028-09-01T00:00:00.000Z', endDate: '2028-10-01T00:00:00.000Z' },
    ];
    expect(await active(who)).toMatchObject({ renews: true, following: expected });
    expectEntity(await cancel());
    expect(await active(who)).toMatchObject({ renews: false });
  });
});

test('50 checkouts and all their payments at once: one runs at a time, and each month paid is given', async () => {
  at('2029-01-01T00:00:00Z');
  const who = await subscriber(app);
  const names = ['Basic', 'Medium', 'Premium'] as const;
  const frequencies = ['Monthly', 'SemiAnnual', 'Yearly'] as const;
  const ids = {
    Basic: await packageId(app, 'Basic'),
    Medium: await packageId(app, 'Medium'),
    Premium: await packageId(app, 'Premium'),
  };
  const replies = await Promise.all(
    Array.from({ length: 50 }, (_, index) =>
      who.post(
        '/checkout',
        {
          userId: who.userId,
          packageId: ids[names[index % 3] ?? 'Basic'],
          paymentFrequency: frequencies[Math.floor(index / 3) % 3],
          confirmsSecondPayment: true,
          ...pages,
        },
        withKey(),
      ),
    ),
  );
  const opened = replies.filter(({ statusCode }) => statusCode === 200);
  // A wish that another replaced before its page was open has nothing to pay.
  for (const reply of replies) if (reply.statusCode !== 200) expectRefusal(reply, 409, 'WRONG_STATE');
  const urls = [...new Set(opened.map((reply) => reply.json().entity.checkoutUrl as string))];
  expect(urls.length).toBeGreaterThan(0);
  await Promise.all([...urls, ...urls].map((url) => press(app, url, 'double')));

  const theirs = (await who.get(`/get-payments/${who.userId}`)).json().entity as PaymentView[];
  const paid = theirs.filter(({ status }) => status === 'Paid');
  expect(paid).toHaveLength(urls.length);
  const granted = (await rowsOf(who)).filter(({ status }) => status === 'Active');
  expect(granted).toHaveLength(paid.length);
  const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);
  expect(sum(granted.map(({ amount }) => amount))).toBe(sum(paid.map(({ amount }) => amount)));
  const ordered = granted.toSorted((one, other) => one.startsAt.getTime() - other.startsAt.getTime());
  expect(ordered[0]?.startsAt).toEqual(now);
  for (const [index, one] of ordered.slice(1).entries()) expect(one.startsAt).toEqual(ordered[index]?.endsAt);
  console.info(`50 checkouts at once: ${urls.length} payment pages, ${paid.length} paid, none overlapping`);
}, 120_000);

test('two subscriptions that run at once are refused by the database itself', async () => {
  const who = await subscriber(app);
  const { subscriptionId } = await subscribe(app, who);
  const [row] = await app.db.select().from(subscriptions).where(eq(subscriptions.id, subscriptionId));
  if (!row) throw new Error('The subscription is missing');
  const second = app.db.insert(subscriptions).values({ ...row, id: crypto.randomUUID() });
  await expect(second).rejects.toMatchObject({ cause: { constraint: 'subscriptions_one_running' } });
});

test('the words of the messages cost one SMS each', async () => {
  const told = await app.db.select().from(messages).where(like(messages.template, 'pa%'));
  expect(told.length).toBeGreaterThan(10);
  for (const { channel, segments, body } of told) if (channel === 'sms') expect(segments, body).toBe(1);
});
