import { periodOf } from '../../src/shared/statistics/period.ts';

/** Who asks, as `growthAccounts.ts` makes them. */
export type Asker = 'admin' | 'agent' | 'sales' | 'contractor';

export interface GrowthQuery {
  asker: Asker;
  path: string;
  /** What is asked for, in the words of the table. */
  name: string;
  /** How much slower it may be on the large database; the lists' where absent (design §9). */
  budget?: { ratio: number };
}

type Query = Record<string, unknown>;
type Sorts = readonly string[];

const page = (from: number) => [from, from + 9];

function list(asker: Asker, path: string, name: string, query: Query = {}, from = 0): GrowthQuery {
  const parameters = new URLSearchParams({ range: JSON.stringify(page(from)) });
  for (const [key, value] of Object.entries(query)) parameters.set(key, JSON.stringify(value));
  return {
    asker,
    path: `${path}?${parameters}`,
    name: `${asker}: ${path.split('/')[1] === 'admin' ? path : path.split('/')[1]}, ${name}`,
  };
}

const sorted = (asker: Asker, path: string, fields: Sorts): GrowthQuery[] =>
  fields.flatMap((field) =>
    ['ASC', 'DESC'].map((direction) => list(asker, path, `by ${field} ${direction}`, { sort: [field, direction] })),
  );
const filtered = (asker: Asker, path: string, filters: Record<string, Query>): GrowthQuery[] =>
  Object.entries(filters).map(([name, filter]) => list(asker, path, name, { filter }));

const projectSorts = ['submissionDate', 'desiredStartDate', 'serviceName', 'cityName', 'status', 'clientName'];

export interface Samples {
  ids: Record<Asker, string>;
  serviceId: string;
  cityId: string;
  phoneNumber: string;
  projectId: string;
  accountNumber: string;
}

/** Every list, order, filter and search that staff and contractors are offered, a detail, and the figures. */
export function growthQueries({
  ids,
  serviceId,
  cityId,
  phoneNumber,
  projectId,
  accountNumber,
}: Samples): GrowthQuery[] {
  const submitted = (asker: Asker) => `/get-submitted-projects/${ids[asker]}`;
  const available = `/get-available-projects/${ids.contractor}`;
  const projectFilters = {
    'waiting only': { status: 'Submitted' },
    'done only': { status: 'Done' },
    'open ones': { status: ['Submitted', 'Assigned', 'Available'] },
    'of a service': { serviceId },
    'of a service, done': { serviceId, status: 'Done' },
    'of a city': { cityId },
    uncategorised: { uncategorised: true },
    'search of a phone number': { q: phoneNumber },
    'search of a name': { q: 'Mamadou' },
    'search of a name and a service': { q: 'Mamadou plomberie' },
    'search of what is nowhere': { q: 'xylophone' },
  };
  const projectLists = (['admin', 'agent'] as const).flatMap((asker) => [
    list(asker, submitted(asker), 'as it opens'),
    ...sorted(asker, submitted(asker), projectSorts),
    ...filtered(asker, submitted(asker), projectFilters),
    list(asker, submitted(asker), 'the 500th page', {}, 4990),
  ]);
  return [
    ...projectLists,
    list('agent', submitted('agent'), 'mine', { filter: { mine: true } }),
    list('contractor', available, 'as it opens'),
    ...sorted('contractor', available, projectSorts.slice(0, 4)),
    ...filtered('contractor', available, {
      'of a service': { serviceId },
      'of a city': { cityId },
      'search of a word': { q: 'fuite' },
      'search of what is nowhere': { q: 'xylophone' },
    }),
    list('contractor', `/get-accepted-projects/${ids.contractor}`, 'as it opens'),
    { asker: 'admin', path: `/get-project-details/${projectId}`, name: 'admin: get-project-details' },
    list('sales', `/get-new-enterprises/${ids.sales}`, 'as it opens'),
    ...sorted('sales', `/get-new-enterprises/${ids.sales}`, ['accountNumber', 'name', 'creationDate', 'cityName']),
    list('sales', `/get-my-enterprises/${ids.sales}`, 'as it opens'),
    ...sorted('sales', `/get-my-enterprises/${ids.sales}`, ['name', 'planType', 'planExpirationDate', 'status']),
    list('admin', '/admin/enterprises', 'as it opens'),
    ...sorted('admin', '/admin/enterprises', ['accountNumber', 'name', 'creationDate', 'cityName', 'status']),
    ...filtered('admin', '/admin/enterprises', {
      'pending only': { status: 'Pending' },
      'of a city': { cityId },
      unassigned: { unassigned: true },
      'search of a name': { q: 'Diallo' },
      'search of an account number': { q: accountNumber },
      'search of what is nowhere': { q: 'xylophone' },
    }),
    list('admin', '/admin/messages', 'as it opens'),
    ...sorted('admin', '/admin/messages', ['createdAt', 'status', 'channel', 'recipient']),
    ...filtered('admin', '/admin/messages', {
      'failed only': { status: 'Failed' },
      'SMS only': { channel: 'sms' },
      'failed SMS': { status: 'Failed', channel: 'sms' },
      'of a request': { projectId },
      'search of a phone number': { q: phoneNumber },
      'search of a name': { q: 'Mamadou' },
      'search of what is nowhere': { q: 'xylophone' },
    }),
    list('admin', '/admin/messages', 'the 500th page', {}, 4990),
    list('admin', '/admin/audit-log', 'as it opens'),
    { asker: 'admin', path: '/admin/sms/summary', name: 'admin: /admin/sms/summary' },
    { asker: 'admin', path: '/admin/dashboard', name: 'admin: /admin/dashboard' },
    { asker: 'agent', path: '/admin/my-work', name: 'agent: /admin/my-work' },
    { asker: 'sales', path: '/admin/my-work', name: 'sales: /admin/my-work' },
    { asker: 'agent', path: '/admin/my-work/weeks', name: 'agent: /admin/my-work/weeks' },
    { asker: 'sales', path: '/admin/my-work/weeks', name: 'sales: /admin/my-work/weeks' },
    ...(['thisMonth', 'threeMonths', 'twelveMonths'] as const).map((choice) => ({
      asker: 'admin' as const,
      path: `/admin/statistics?${new URLSearchParams({ ...periodOf(choice, new Date()) })}`,
      name: `admin: /admin/statistics, ${choice}`,
      budget: { ratio: 3 },
    })),
  ];
}
