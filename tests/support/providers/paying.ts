import { eq } from 'drizzle-orm';
import { packages, sessions } from '../../../src/server/db/schema/index.ts';
import type { PaymentView } from '../../../src/shared/payments/views.ts';
import type { PaymentFrequency } from '../../../src/shared/subscriptions/status.ts';
import type { ActiveReply, CheckoutView } from '../../../src/shared/subscriptions/views.ts';
import type { SignedIn, TestApp } from '../app.ts';
import { buildContractor } from '../builders.ts';
import { expectEntity } from '../expectations.ts';
import { withKey } from '../submission.ts';

export type Subscriber = SignedIn & { enterpriseId: string };

/** A contractor without any package, unless told otherwise. */
export async function subscriber(
  app: TestApp,
  changes: Parameters<typeof buildContractor>[1] = {},
): Promise<Subscriber> {
  const { user, enterprise } = await buildContractor(app.db, { package: undefined, ...changes });
  const session = await app.loginAs(user);
  // Months pass in these tests, and nobody logs in again.
  await app.db
    .update(sessions)
    .set({ expiresAt: new Date('2100-01-01') })
    .where(eq(sessions.userId, user.id));
  return { ...session, enterpriseId: enterprise.id };
}

export async function packageId(app: TestApp, name: 'Basic' | 'Medium' | 'Premium'): Promise<string> {
  const [found] = await app.db.select({ id: packages.id }).from(packages).where(eq(packages.nameFr, name));
  return found?.id ?? '';
}

interface Wish {
  package?: 'Basic' | 'Medium' | 'Premium';
  paymentFrequency?: PaymentFrequency;
  takeEffectImmediately?: boolean;
  confirmsSecondPayment?: boolean;
}

export async function wishOf(app: TestApp, who: SignedIn, { package: name = 'Basic', ...wish }: Wish = {}) {
  return { userId: who.userId, packageId: await packageId(app, name), paymentFrequency: 'Monthly', ...wish };
}

export const pages = { returnUrl: '/payment/success', cancelUrl: '/payment/cancel' };

export async function checkout(app: TestApp, who: SignedIn, wish: Wish = {}): Promise<CheckoutView> {
  return expectEntity(await who.post('/checkout', { ...(await wishOf(app, who, wish)), ...pages }, withKey()));
}

/** Presses a button of the sandbox's page; gives where the browser is sent. */
export async function press(app: TestApp, checkoutUrl: string, action: string): Promise<string> {
  const { pathname } = new URL(checkoutUrl);
  const reply = await app.visitor.post(`${pathname}/${action}`, '', {
    'content-type': 'application/x-www-form-urlencoded',
  });
  return String(reply.headers.location);
}

/** From the wish to the money, as a browser does it. */
export async function subscribe(app: TestApp, who: SignedIn, wish: Wish = {}): Promise<CheckoutView> {
  const opened = await checkout(app, who, wish);
  await press(app, opened.checkoutUrl, 'pay');
  return opened;
}

export async function active(who: SignedIn): Promise<ActiveReply['entity']> {
  return ((await who.get(`/active/${who.userId}`)).json() as ActiveReply).entity;
}

export async function paymentOf(who: SignedIn, paymentId: string): Promise<PaymentView> {
  return expectEntity(await who.get(`/get-payment/${paymentId}`));
}
