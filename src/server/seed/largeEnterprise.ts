import type { EnterpriseState } from '../../shared/enterprises/status.ts';
import { ACCOUNT_CHARACTERS } from '../enterprises/accountNumber.ts';
import type { Catalog } from './catalog.ts';
import { sampleCity } from './distribution.ts';
import { seedId } from './ids.ts';
import type { Random } from './random.ts';
import { type Business, sampleBusiness } from './sampleBusiness.ts';
import { DAY, later } from './time.ts';

const states: Record<EnterpriseState, number> = { Active: 62, Verified: 20, Expired: 8, Suspended: 4, Pending: 6 };

/** The one of this rank; what must be unique follows from the rank. */
export function largeEnterprise(random: Random, catalog: Catalog, index: number, earliest: Date, now: Date): Business {
  const status = random.weighted(states);
  const monthsAgo = random.next() * (now.getTime() - earliest.getTime());
  const [basic, medium, premium] = catalog.packages;
  const chosen = { Basic: basic, Medium: medium, Premium: premium }[
    random.weighted({ Basic: 5, Medium: 3, Premium: 2 })
  ];
  const accountNumber = accountNumberOf(index);
  // Three of four agreed to be shown; the address is as unique as the number.
  const shown = index % 4 > 0 ? { isShown: true, publicId: accountNumber.slice('ENT-'.length).toLowerCase() } : {};
  return sampleBusiness(random, {
    id: seedId('enterprise', 'large', index),
    userId: seedId('user', 'large contractor', index),
    status,
    cityId: sampleCity(random, catalog).id,
    serviceIds: random.sample(catalog.services, random.between(3, 9)).map(({ id }) => id),
    package: chosen ?? random.pick(catalog.packages),
    frequency: random.weighted({ Monthly: 5, SemiAnnual: 3, Yearly: 2 }),
    since: status === 'Pending' ? later(now, -random.between(0, 30) * DAY) : later(now, -monthsAgo),
    now,
    enterprise: { accountNumber, ...shown },
    user: { email: `entreprise${index}@exemple.test`, phoneNumber: `+22465${String(index).padStart(7, '0')}` },
  });
}

/** Looks drawn by lot, but no two ranks share one: an odd factor turns all 30-bit numbers into one another. */
function accountNumberOf(index: number): string {
  let rest = (index * 716_144_093 + 99_194_853) % 2 ** 30;
  let number = '';
  for (let place = 0; place < 6; place += 1) {
    number += ACCOUNT_CHARACTERS[rest % 32];
    rest = Math.floor(rest / 32);
  }
  return `ENT-${number}`;
}
