import type { EnterpriseState } from '../../shared/enterprises/status.ts';
import { demoAccounts } from './accounts.ts';
import type { Catalog } from './catalog.ts';
import { companyNames, companyTrades } from './content/companies.ts';
import { CAPITAL, cityNamed, popularServices, provinces } from './distribution.ts';
import { seedId } from './ids.ts';
import { createRandom } from './random.ts';
import { type Business, sampleBusiness } from './sampleBusiness.ts';
import { DAY, later } from './time.ts';

export const ownEnterpriseId = seedId('enterprise', 'demo contractor');

/** Of those whose jobs are played, from 0. */
export const playedEnterpriseId = (index: number) => seedId('enterprise', 'demo played', index);
export const playedUserId = (index: number) => seedId('user', 'demo played', index);

const inStates: Record<EnterpriseState, number> = { Active: 14, Verified: 6, Expired: 3, Suspended: 2, Pending: 3 };

/** What the demonstration seller activated in the last weeks: enterprises that have bought no package yet. */
const activatedDaysAgo = [1, 3, 9, 11, 12, 20, 26, 27, 34, 48, 50];

/** Whose jobs are played (`demoJobs.ts`), with the services they are played for first. */
const played = [
  {
    name: 'Nimba Carrelage et Finitions',
    status: 'Verified',
    services: ['carrelage', 'peinture', 'plomberie', 'electricite'],
  },
  { name: 'Fouta Électricité', status: 'Verified', services: ['electricite', 'climatisation'] },
  {
    name: 'Djoliba Froid et Climatisation',
    status: 'Active',
    services: ['climatisation', 'electricite', 'peinture', 'carrelage'],
  },
  { name: 'Kakimbo Multi-Services', status: 'Active', services: ['plomberie', 'carrelage', 'peinture'] },
  { name: 'Milo Bâtiment', status: 'Active', services: ['climatisation', 'plomberie'] },
] as const;

const playedIds = new Set([ownEnterpriseId, ...played.map((_, index) => playedEnterpriseId(index))]);

/** Whether all that it ever accepted comes from a scenario. */
export const isPlayed = (enterpriseId: string): boolean => playedIds.has(enterpriseId);

/** How long the packages of those whose jobs are played go on: they began before the first of the jobs. */
const PLAYED_UNTIL_DAYS = 70;

/** The two enterprises of the demonstration accounts first (design §4), then others in all states. */
export function demoEnterprises(catalog: Catalog, now: Date): Business[] {
  const random = createRandom('demo enterprises');
  const packageNamed = (name: string) =>
    catalog.packages.find(({ nameFr }) => nameFr === name) ?? random.pick(catalog.packages);
  const popular = catalog.services.filter(({ slug }) => popularServices.includes(slug)).map(({ id }) => id);
  const common = {
    cityId: cityNamed(catalog, random, CAPITAL).id,
    now,
    package: packageNamed('Basic'),
    frequency: 'Monthly',
  } as const;
  const covering = { frequency: 'SemiAnnual', until: later(now, PLAYED_UNTIL_DAYS * DAY) } as const;

  const own = sampleBusiness(random, {
    ...common,
    ...covering,
    id: ownEnterpriseId,
    userId: demoAccounts.contractor.id,
    status: 'Active',
    serviceIds: popular,
    since: later(now, -200 * DAY),
    enterprise: {
      name: 'Condé Rénovation',
      accountNumber: 'ENT-K7M4QX',
      address: 'Kipé, près du centre émetteur',
      phoneNumber: '+224620000104',
    },
    user: demoAccounts.contractor,
  });
  const newcomer = sampleBusiness(random, {
    ...common,
    id: seedId('enterprise', 'demo newcomer'),
    userId: demoAccounts.newcomer.id,
    status: 'Pending',
    serviceIds: popular.slice(0, 2),
    since: later(now, -2 * DAY),
    enterprise: {
      name: 'Diallo Décor',
      accountNumber: 'ENT-W3H9TB',
      address: 'Lambanyi, carrefour principal',
      phoneNumber: '+224620000105',
    },
    user: demoAccounts.newcomer,
  });
  const names = random.sample(companyNames, companyNames.length);
  const rest = Object.entries(inStates)
    .flatMap(([status, count]) => Array<EnterpriseState>(count).fill(status as EnterpriseState))
    .map((status, index) =>
      sampleBusiness(random, {
        id: seedId('enterprise', 'demo', index),
        userId: seedId('user', 'demo contractor', index),
        status,
        cityId: cityNamed(catalog, random, index % 3 === 2 ? random.pick(provinces) : CAPITAL).id,
        serviceIds: random.sample(catalog.services, random.between(5, 9)).map(({ id }) => id),
        package: packageNamed(random.weighted({ Basic: 5, Medium: 3, Premium: 2 })),
        frequency: random.weighted({ Monthly: 5, SemiAnnual: 3, Yearly: 2 }),
        since: later(now, -random.between(status === 'Pending' ? 1 : 100, status === 'Pending' ? 12 : 400) * DAY),
        now,
        enterprise: {
          name: `${names[index % names.length]} ${random.pick(companyTrades)}`,
          // The new ones wait for somebody to take them.
          assignedAgentId: status !== 'Pending' && index % 2 === 0 ? demoAccounts.sales.id : null,
        },
      }),
    );
  const activated = activatedDaysAgo.map((days, index) => {
    const since = later(now, -(days + 2) * DAY);
    const { enterprise, user, services } = sampleBusiness(random, {
      ...common,
      id: seedId('enterprise', 'demo activated', index),
      userId: seedId('user', 'demo activated', index),
      status: 'Active',
      serviceIds: random.sample(catalog.services, random.between(2, 5)).map(({ id }) => id),
      since,
      enterprise: {
        name: `${names[(rest.length + index) % names.length]} ${random.pick(companyTrades)}`,
        assignedAgentId: demoAccounts.sales.id,
        activatedAt: later(now, -days * DAY),
      },
    });
    return { enterprise, user, services, subscriptions: [] };
  });
  const others = played.map(({ name, status, services }, index) =>
    sampleBusiness(random, {
      ...common,
      ...covering,
      id: playedEnterpriseId(index),
      userId: playedUserId(index),
      status,
      serviceIds: catalog.services
        .filter(({ slug }) => (services as readonly string[]).includes(slug))
        .map(({ id }) => id),
      package: packageNamed('Medium'),
      since: later(now, -(150 + 40 * index) * DAY),
      enterprise: { name },
    }),
  );
  return [own, newcomer, ...others, ...rest, ...activated];
}
