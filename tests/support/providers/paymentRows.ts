import { derivedSecret } from '../../../src/server/payments/providers/createPaymentProviders.ts';
import { sandboxNotice } from '../../../src/server/payments/providers/sandbox.ts';
import type { Audience } from '../../../src/shared/auth/roles.ts';
import type { CheckoutView } from '../../../src/shared/subscriptions/views.ts';
import type { AccessRow } from '../accessTable.ts';
import type { World } from '../world.ts';
import { checkout, pages, subscribe, subscriber, wishOf } from './paying.ts';

type Statuses = AccessRow['expected'];
type Made = ReturnType<AccessRow['own']>;

const everybody = (status: `${number}/${number}`): Statuses => ({
  Visitor: status,
  Client: status,
  Entrepreneur: status,
  CustomerService: status,
  SalesService: status,
  Admin: status,
});
const contractors: Statuses = { ...everybody('403/403'), Visitor: '401/401', Entrepreneur: '200/403' };
const readers: Statuses = { ...contractors, Admin: '200/200' };

const admins: Statuses = { ...everybody('403/403'), Visitor: '401/401', Admin: '200/200' };

const theirs = (world: World) => world.actors.Entrepreneur;

/** One row for what a contractor does with their own, and with a stranger's. */
function row(endpoint: string, expected: Statuses, make: (world: World, who: Who) => Made): AccessRow {
  return {
    endpoint,
    expected,
    own: (world, audience) => make(world, { isOwn: true, audience }),
    others: (world, audience) => make(world, { isOwn: false, audience }),
  };
}

interface Who {
  isOwn: boolean;
  audience: Audience;
}

const userOf = (world: World, { isOwn, audience }: Who): string => {
  if (!isOwn) return world.others.userId;
  return audience === 'Visitor' ? world.own.Client.userId : world.own[audience].userId;
};

async function opened(world: World, { isOwn }: Who): Promise<CheckoutView> {
  const who = isOwn ? theirs(world) : await subscriber(world.app);
  return checkout(world.app, who, { takeEffectImmediately: false });
}

async function paid(world: World, { isOwn }: Who): Promise<CheckoutView> {
  const who = isOwn ? theirs(world) : await subscriber(world.app);
  return subscribe(world.app, who, { takeEffectImmediately: false });
}

const asking = async (world: World, who: Who) => ({
  ...(await wishOf(world.app, theirs(world), { takeEffectImmediately: false })),
  userId: userOf(world, who),
});

function signedNotice(world: World, isTrue: boolean) {
  const session = { orderId: 'OA0', state: 'Paid', amount: 1000 } as Parameters<typeof sandboxNotice>[0];
  const notice = sandboxNotice(session, isTrue ? derivedSecret(world.app.config, 'sandbox') : 'guessed');
  return { body: notice?.body ?? Buffer.alloc(0), headers: { ...notice?.headers, 'content-type': 'application/json' } };
}

/** Who may pay, read payments and send notices. */
export const paymentRows: AccessRow[] = [
  row('POST /prepare-subscription', contractors, async (world, who) => ({
    method: 'POST',
    url: '/prepare-subscription',
    body: await asking(world, who),
  })),
  row('POST /checkout', contractors, async (world, who) => ({
    method: 'POST',
    url: '/checkout',
    body: { ...(await asking(world, who)), ...pages },
  })),
  row('GET /active/:userId', readers, (world, who) => ({ method: 'GET', url: `/active/${userOf(world, who)}` })),
  row('POST /cancel', contractors, (world, who) => ({
    method: 'POST',
    url: '/cancel',
    body: Buffer.from(JSON.stringify(userOf(world, who))),
    headers: { 'content-type': 'application/json' },
  })),
  row('GET /get-payment-methods', everybody('200/200'), () => ({ method: 'GET', url: '/get-payment-methods' })),
  row('POST /create-payment', contractors, async (world, who) => ({
    method: 'POST',
    url: '/create-payment',
    body: { subscriptionId: (await opened(world, who)).subscriptionId },
  })),
  row('POST /api/orange/payment', everybody('200/400'), (_world, { isOwn }) => ({
    method: 'POST',
    url: '/api/orange/payment',
    body: { amount: isOwn ? 1000 : 999, description: 'Test Orange Money' },
  })),
  row('POST /confirm-payment', readers, async (world, who) => ({
    method: 'POST',
    url: '/confirm-payment',
    body: { paymentId: (await opened(world, who)).paymentId },
  })),
  row('GET /get-payments/:userId', readers, (world, who) => ({
    method: 'GET',
    url: `/get-payments/${userOf(world, who)}`,
  })),
  row('GET /get-payment/:id', readers, async (world, who) => ({
    method: 'GET',
    url: `/get-payment/${(await opened(world, who)).paymentId}`,
  })),
  row('GET /receipts/:paymentId', readers, async (world, who) => ({
    method: 'GET',
    url: `/receipts/${(await paid(world, who)).paymentId}`,
  })),
  row('GET /admin/payments', admins, () => ({ method: 'GET', url: '/admin/payments' })),
  row('GET /admin/payments/totals', admins, () => ({ method: 'GET', url: '/admin/payments/totals' })),
  row('GET /admin/payments/export', admins, () => ({ method: 'GET', url: '/admin/payments/export' })),
  row('GET /admin/payments/reconciliation', admins, () => ({
    method: 'GET',
    url: '/admin/payments/reconciliation?from=2026-01-01&to=2026-01-31',
  })),
  row('GET /admin/payments/:id', admins, async (world, who) => ({
    method: 'GET',
    url: `/admin/payments/${(await opened(world, who)).paymentId}`,
  })),
  row('PUT /admin/payments/:id/check', admins, async (world, who) => ({
    method: 'PUT',
    url: `/admin/payments/${(await opened(world, who)).paymentId}/check`,
  })),
  row('PUT /admin/payments/:id/attention', { ...admins, Admin: '409/409' }, async (world, who) => ({
    method: 'PUT',
    // Nothing about this one asks for attention.
    url: `/admin/payments/${(await opened(world, who)).paymentId}/attention`,
    body: { note: 'Vu', attention: 'PaidTwice' },
  })),
  row('GET /admin/subscriptions', admins, () => ({ method: 'GET', url: '/admin/subscriptions' })),
  row('POST /webhooks/:provider', everybody('200/403'), (world, { isOwn }) => ({
    method: 'POST',
    url: '/webhooks/sandbox',
    ...signedNotice(world, isOwn),
  })),
  row('POST /webhooks/:provider/:secret', everybody('404/403'), (world, { isOwn }) => ({
    method: 'POST',
    url: isOwn ? '/webhooks/orange-money/guessed' : '/webhooks/sandbox/guessed',
    ...signedNotice(world, false),
  })),
  row('GET /sandbox-payment/:token', everybody('200/404'), async (world, who) => ({
    method: 'GET',
    url: who.isOwn ? new URL((await opened(world, who)).checkoutUrl).pathname : `/sandbox-payment/${'x'.repeat(32)}`,
  })),
  row('POST /sandbox-payment/:token/:action', everybody('303/404'), async (world, who) => ({
    method: 'POST',
    url: `${who.isOwn ? new URL((await opened(world, who)).checkoutUrl).pathname : `/sandbox-payment/${'x'.repeat(32)}`}/cancel`,
  })),
];
