import { desc, eq } from 'drizzle-orm';
import { v7 } from 'uuid';
import { subscriptionMachine } from '../../shared/subscriptions/status.ts';
import { type Context, inTransaction } from '../context.ts';
import { packages, payments, subscriptions } from '../db/schema/index.ts';
import { lockEnterprise } from '../enterprises/lockEnterprise.ts';
import { notFound, refused } from '../http/errors.ts';
import { requireState } from '../http/requireTransition.ts';
import { grantedSubscriptions, runningOf, type Subscription } from '../subscriptions/queries.ts';
import { requireSubscriber } from '../subscriptions/requireSubscriber.ts';
import { unusedValue } from '../subscriptions/rules.ts';
import { fr } from '../texts.ts';
import type { Enterprise, Payment } from './lockPayment.ts';
import { insertPayment, isUsable, openCheckout, waitForCheckout } from './openCheckout.ts';
import type { PaymentProviders } from './providers/provider.ts';
import { withPayment } from './returnAddress.ts';
import { isInQuestion } from './rules.ts';

export interface Addresses {
  returnUrl: string;
  cancelUrl: string;
}

interface Payable {
  paymentId: string;
  checkoutUrl: string;
}

/**
 * The address where a subscription is paid: of the payment that is open for it, else of a new one. Several requests at
 * once get the same. Raises WRONG_STATE while another amount came for it than was asked for, and nobody dealt with it.
 * @param addresses where the payer comes back to; those of the payment before where absent.
 */
export async function payableFor(
  ctx: Context,
  providers: PaymentProviders,
  subscriptionId: string,
  addresses?: Addresses,
): Promise<Payable> {
  const startedAt = performance.now();
  for (;;) {
    const now = new Date(ctx.now.getTime() + Math.round(performance.now() - startedAt));
    const { payment, isNew, phone } = await inTransaction({ ...ctx, now }, (tx) =>
      reservePayment(tx, providers, subscriptionId, addresses),
    );
    const checkoutUrl = isNew
      ? await openCheckout({ ...ctx, now }, providers, payment, phone)
      : (payment.checkoutUrl ?? (await waitForCheckout({ ...ctx, now }, payment.id)));
    if (checkoutUrl) return { paymentId: payment.id, checkoutUrl };
  }
}

async function reservePayment(
  tx: Context,
  providers: PaymentProviders,
  subscriptionId: string,
  addresses: Addresses | undefined,
): Promise<{ payment: Payment; isNew: boolean; phone: string }> {
  const { subscription, enterprise, package: plan } = await lockSubscription(tx, subscriptionId);
  await requirePayable(tx, enterprise, subscription);
  const before = await tx.db
    .select()
    .from(payments)
    .where(eq(payments.subscriptionId, subscriptionId))
    .orderBy(desc(payments.createdAt));
  const phone = enterprise.phoneNumber;
  // Of what is paid at a provider whose credentials were taken away nobody would hear.
  const usable = before.find((payment) => isUsable(payment, tx.now) && providers.of(payment.provider));
  // A page that is open takes the money it was opened for, whatever the package costs by now.
  if (usable) return { payment: usable, isNew: false, phone };
  if (before.some(isInQuestion)) throw refused('WRONG_STATE', 'payments.failure.AmountMismatch');
  requireSamePrice(subscription, plan);
  const id = v7();
  const { returnUrl, cancelUrl } = addresses ?? addressesOf(tx, before[0]);
  const payment = await insertPayment(tx, providers.current, {
    id,
    purpose: 'Subscription',
    subscriptionId,
    enterpriseId: enterprise.id,
    userId: tx.actor?.id ?? null,
    amount: subscription.amount,
    description: fr('payments.description', {
      package: plan.nameFr,
      period: fr(`payments.frequency.${subscription.frequency}`),
    }),
    returnUrl: withPayment(returnUrl, id),
    cancelUrl: withPayment(cancelUrl, id),
  });
  return { payment, isNew: true, phone };
}

type Plan = typeof packages.$inferSelect;

async function lockSubscription(tx: Context, id: string) {
  const read = () =>
    tx.db
      .select({ subscription: subscriptions, package: packages })
      .from(subscriptions)
      .innerJoin(packages, eq(packages.id, subscriptions.packageId))
      .where(eq(subscriptions.id, id));
  const [found] = await read();
  if (!found) throw notFound();
  const enterprise = await lockEnterprise(tx, found.subscription.enterpriseId);
  const [locked] = await read();
  return { ...(locked ?? found), enterprise };
}

/**
 * Raises ENTERPRISE_NOT_ACTIVE, ALREADY_PAID, WRONG_STATE for what another purchase replaced, STALE where the credit is
 * another now.
 */
async function requirePayable(tx: Context, enterprise: Enterprise, subscription: Subscription) {
  requireSubscriber(enterprise);
  if (subscription.activatedAt) throw refused('ALREADY_PAID', 'subscriptions.alreadyPaid');
  requireState(subscriptionMachine, 'pay', subscription.status);
  if (!subscription.replacesId) return;
  const running = runningOf(await grantedSubscriptions(tx, enterprise.id), tx.now);
  const isSameCredit = running?.id === subscription.replacesId && unusedValue(running, tx.now) === subscription.credit;
  if (!isSameCredit) throw refused('STALE', 'subscriptions.stale');
}

/** Raises STALE where the package is sold no more, or for another price. */
function requireSamePrice({ monthlyPrice }: Subscription, plan: Plan): void {
  if (!plan.isActive) throw refused('STALE', 'subscriptions.packageGone');
  if (plan.monthlyPrice !== monthlyPrice) throw refused('STALE', 'subscriptions.stale');
}

function addressesOf({ config }: Context, last: Payment | undefined): Addresses {
  const page = (path: string) => new URL(path, config.APP_URL).href;
  return {
    returnUrl: last?.returnUrl ?? page('/payment/success'),
    cancelUrl: last?.cancelUrl ?? page('/payment/cancel'),
  };
}
