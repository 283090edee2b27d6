import type { PackageItem } from '../../shared/packages/views.ts';
import { type PaymentFrequency, paymentFrequencies } from '../../shared/subscriptions/status.ts';
import { monthsBilled } from '../../shared/subscriptions/terms.ts';

export interface Offer {
  months: number;
  freeMonths: number;
  /** The price of the whole period, GNF. */
  full: number;
  /** What the free months are worth, GNF. */
  saved: number;
}

/** What a package costs for a frequency, before any credit (specification §9). The preparation has the last word. */
export function offerOf({ price }: Pick<PackageItem, 'price'>, frequency: PaymentFrequency): Offer {
  const { months, freeMonths } = paymentFrequencies[frequency];
  return { months, freeMonths, full: price * monthsBilled(frequency), saved: price * freeMonths };
}

/** Where two packages differ, in their own words. */
export function differences(
  from: Pick<PackageItem, 'advantages'>,
  to: Pick<PackageItem, 'advantages'>,
): { before: string[]; after: string[] } {
  const before = from.advantages.map(({ descriptionFr }) => descriptionFr);
  const after = to.advantages.map(({ descriptionFr }) => descriptionFr);
  return {
    before: before.filter((one) => !after.includes(one)),
    after: after.filter((one) => !before.includes(one)),
  };
}
