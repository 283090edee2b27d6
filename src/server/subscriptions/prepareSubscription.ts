import { and, eq } from 'drizzle-orm';
import { formatLongDate } from '../../shared/format/dates.ts';
import { formatGnf } from '../../shared/format/money.ts';
import type { PrepareSubscription } from '../../shared/subscriptions/schemas.ts';
import { paymentFrequencies } from '../../shared/subscriptions/status.ts';
import { monthsBilled } from '../../shared/subscriptions/terms.ts';
import type { Preparation } from '../../shared/subscriptions/views.ts';
import type { Context } from '../context.ts';
import { enterprises, packages } from '../db/schema/index.ts';
import { invalid, notFound, refused } from '../http/errors.ts';
import { fr } from '../texts.ts';
import { ownEnterpriseId } from './ownEnterprise.ts';
import { grantedSubscriptions, runningOf, type Subscription } from './queries.ts';
import { requireSubscriber } from './requireSubscriber.ts';
import { type Quote, quoteOf } from './rules.ts';

type Plan = typeof packages.$inferSelect;
type Limits = { min: number; max: number };

export interface Prepared {
  enterpriseId: string;
  plan: Plan;
  quote: Quote;
  /** The running subscription that it would end. */
  replaces: Subscription | undefined;
}

/** What a purchase would cost, without writing anything (specification §3, subscription preparation result). */
export async function prepareSubscription(
  ctx: Context,
  limits: Limits,
  purchase: PrepareSubscription,
): Promise<Preparation> {
  const enterpriseId = ownEnterpriseId(ctx, purchase.userId);
  const [enterprise] = await ctx.db.select().from(enterprises).where(eq(enterprises.id, enterpriseId));
  if (!enterprise) throw notFound();
  requireSubscriber(enterprise);
  return presentPreparation(await quoteFor(ctx, limits, enterpriseId, purchase), purchase);
}

/** Raises a 400 for a package that is not offered, CREDIT_COVERS and AMOUNT_REFUSED for what cannot be paid. */
export async function quoteFor(
  ctx: Context,
  limits: Limits,
  enterpriseId: string,
  { packageId, paymentFrequency: frequency, takeEffectImmediately }: PrepareSubscription,
): Promise<Prepared> {
  const [plan] = await ctx.db
    .select()
    .from(packages)
    .where(and(eq(packages.id, packageId), eq(packages.isActive, true)));
  if (!plan) throw invalid({ packageId: 'subscriptions.packageGone' });
  const granted = await grantedSubscriptions(ctx, enterpriseId);
  const running = runningOf(granted, ctx.now);
  const { monthlyPrice } = plan;
  const last = granted.at(-1);
  const quote = quoteOf({ monthlyPrice, frequency, takeEffectImmediately, running, last, limits, now: ctx.now });
  if ('code' in quote) {
    const { code, credit, amount } = quote;
    if (code === 'CREDIT_COVERS') throw refused(code, 'subscriptions.creditCovers', { credit: formatGnf(credit) });
    throw refused(code, 'subscriptions.amountRefused', { amount: formatGnf(amount) });
  }
  return { enterpriseId, plan, quote, replaces: takeEffectImmediately ? running : undefined };
}

export function presentPreparation(
  { plan, quote, replaces }: Prepared,
  { paymentFrequency }: PrepareSubscription,
): Preparation {
  return {
    amountGnF: quote.amount,
    currency: 'GNF',
    startDateUtc: quote.startsAt.toISOString(),
    endDateUtc: quote.endsAt.toISOString(),
    monthsBilled: monthsBilled(paymentFrequency),
    freeMonthsApplied: paymentFrequencies[paymentFrequency].freeMonths,
    note: noteOf(quote, replaces, paymentFrequencies[paymentFrequency].freeMonths),
    package: { id: plan.id, nameFr: plan.nameFr },
    paymentFrequency,
    monthlyPriceGnF: plan.monthlyPrice,
    creditGnF: quote.credit,
    checkoutUrl: null,
  };
}

function noteOf({ startsAt, credit, isLater }: Quote, replaces: Subscription | undefined, freeMonths: number): string {
  const free = freeMonths > 0 ? [fr('preparation.free', { smart_count: freeMonths })] : [];
  const stops = credit > 0 ? 'preparation.replaces' : 'preparation.replacesWorthless';
  if (replaces) return [fr(stops, { credit: formatGnf(credit) }), ...free].join(' ');
  const begins = isLater ? fr('preparation.afterCurrent', { start: formatLongDate(startsAt) }) : fr('preparation.now');
  return [begins, ...free].join(' ');
}
