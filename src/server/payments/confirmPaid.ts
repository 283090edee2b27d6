import { eq } from 'drizzle-orm';
import { formatDate } from '../../shared/format/dates.ts';
import { formatGnf } from '../../shared/format/money.ts';
import type { Context } from '../context.ts';
import { packages } from '../db/schema/index.ts';
import { draftsTo } from '../enterprises/draftsTo.ts';
import { queueMessages } from '../messages/queueMessages.ts';
import type { Grant } from '../subscriptions/grantSubscription.ts';
import type { Enterprise, Payment } from './lockPayment.ts';

interface Paid {
  payment: Payment;
  enterprise: Enterprise;
  grant: Grant;
  receiptNumber: number;
}

/** Tells the contractor that the money arrived and what it gave; the receipt goes with the e-mail. */
export async function confirmPaid(tx: Context, { payment, enterprise, grant, receiptNumber }: Paid): Promise<void> {
  const { subscription } = grant;
  const [found] = await tx.db
    .select({ nameFr: packages.nameFr })
    .from(packages)
    .where(eq(packages.id, subscription.packageId));
  const params = {
    enterprise: enterprise.name,
    // The narrow space of French thousands is outside the GSM alphabet and would triple the price of the SMS.
    amount: formatGnf(payment.amount).replace(/\s/g, ' '),
    package: found?.nameFr ?? '',
    start: formatDate(subscription.startsAt),
    end: formatDate(subscription.endsAt),
    receipt: receiptNumber,
    link: `${tx.config.APP_URL}/gestion-de-compte/paiements/${payment.id}`,
  };
  const drafts = await draftsTo(tx, enterprise, {
    template: 'paymentConfirmed',
    dedupeKey: `paid:${payment.id}`,
    params,
  });
  await queueMessages(
    tx,
    drafts.map((draft) => (draft.channel === 'email' ? { ...draft, receiptOf: payment.id } : draft)),
  );
}
