import type { Context } from '../../src/server/context.ts';
import { sendReminders } from '../../src/server/leads/sendReminders.ts';
import { expireQuotes } from '../../src/server/quotes/expireQuotes.ts';
import { expireSubscriptions } from '../../src/server/subscriptions/expireSubscriptions.ts';
import { expireDocuments } from '../../src/server/verifications/expireDocuments.ts';
import { undecidedStages } from '../../src/shared/leads/status.ts';
import { periodOf } from '../../src/shared/statistics/period.ts';

/**
 * Who asks, as `growthDatabase.ts` makes them. The contractor and the seller have as much in hand whatever the size; an
 * agent, the enterprise with most leads and the client with most requests have a share of all.
 */
export type Asker = 'admin' | 'agent' | 'sales' | 'contractor' | 'largest' | 'client';

export interface GrowthQuery {
  /** Absent for what everybody reads. */
  asker?: Asker;
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
  serviceSlug: string;
  /** The enterprise with most leads: its id, the end of its public address, and a lead and a quote of its own. */
  enterpriseId: string;
  publicId: string;
  leadId: string;
  quoteId: string;
  /** Of the link to a request with several quotes. */
  token: string;
}

/** Every list, order, filter and search that staff and contractors are offered, a detail, and the figures. */
export function growthQueries({
  ids,
  serviceId,
  cityId,
  phoneNumber,
  projectId,
  accountNumber,
  ...jobs
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
    ...filtered('contractor', available, {
      'of our services and cities': { suits: true },
      'of others': { suits: false },
    }),
    ...jobQueries({ ids, serviceId, cityId, projectId, ...jobs }),
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
    ...figures([
      list('admin', '/admin/enterprise-figures', 'as it opens', { sort: ['accepted', 'DESC'] }),
      ...sorted('admin', '/admin/enterprise-figures', ['reaction', 'score', 'lastSeenAt', 'paid', 'endsAt']),
      ...filtered('admin', '/admin/enterprise-figures', {
        'unused packages': { situation: 'unused' },
        'not renewed': { situation: 'lapsed' },
        'never logged in': { situation: 'neverLoggedIn' },
        'inactive for 30 days': { inactiveDays: 30 },
        'search of a name': { q: 'Diallo' },
      }),
      ...['/admin/handled-steps', '/admin/promised-calls'].flatMap((path) => [
        list('admin', path, 'as it opens'),
        ...filtered('admin', path, { 'of an agent': { agentId: ids.agent } }),
      ]),
      ...filtered('admin', '/admin/handled-steps', {
        'late ones of an agent in a year': {
          agentId: ids.agent,
          isOnTime: 'no',
          ...periodOf('twelveMonths', new Date()),
        },
      }),
      ...filtered('admin', '/admin/promised-calls', {
        'kept ones of an agent in a year': {
          agentId: ids.agent,
          isKept: 'yes',
          ...periodOf('twelveMonths', new Date()),
        },
      }),
      {
        asker: 'admin',
        path: `/admin/handled-steps/figures?${new URLSearchParams({ ...periodOf('twelveMonths', new Date()) })}`,
        name: 'admin: /admin/handled-steps/figures, twelveMonths',
      },
      { asker: 'admin', path: '/admin/enterprise-figures/outlook', name: 'admin: /admin/enterprise-figures/outlook' },
    ]),
    ...figures(
      filtered('admin', submitted('admin'), {
        'quoted of a year': { reached: 'quoted', ...submittedIn('twelveMonths') },
        'hired of a month': { reached: 'hired', ...submittedIn('lastMonth') },
        'rejected of a year': { reached: 'rejected', ...submittedIn('twelveMonths') },
      }),
    ),
    ...(['ages', 'coverage'] as const).map((table) => ({
      asker: 'admin' as const,
      path: `/admin/statistics/now/${table}?${new URLSearchParams({ ...periodOf('twelveMonths', new Date()) })}`,
      name: `admin: /admin/statistics/now/${table}, twelveMonths`,
      budget: { ratio: 3 },
    })),
  ];
}

/** Figures, and the lists behind them, have the budget of statistics. */
const figures = (queries: GrowthQuery[]): GrowthQuery[] => queries.map((query) => ({ ...query, budget: { ratio: 3 } }));

const submittedIn = (choice: 'lastMonth' | 'twelveMonths') => {
  const { from, to } = periodOf(choice, new Date());
  return { submittedFrom: from, submittedTo: to };
};

const leadsOf = (
  asker: 'contractor' | 'largest',
  { ids, serviceId }: Pick<Samples, 'ids' | 'serviceId'>,
): GrowthQuery[] => {
  const accepted = `/get-accepted-projects/${ids[asker]}`;
  return [
    list(asker, accepted, 'as it opens'),
    ...sorted(asker, accepted, projectSorts.slice(0, 4)),
    ...filtered(asker, accepted, {
      'to be worked on': { stage: undecidedStages },
      'quoted only': { stage: 'Quoted' },
      'given back': { stage: 'Released' },
      'of a service': { serviceId },
      'search of a name': { q: 'Mamadou' },
      'search of what is nowhere': { q: 'xylophone' },
    }),
    ...['/leads/value', '/leads/stages', '/quotes/lines'].map((path) => ({ asker, path, name: `${asker}: ${path}` })),
    list(asker, '/reviews', 'as it opens'),
  ];
};

/**
 * What follows an acceptance (design §10): the lists of leads, quotes and reviews, the client's pages, and what
 * everybody reads.
 */
function jobQueries(samples: Omit<Samples, 'phoneNumber' | 'accountNumber'>): GrowthQuery[] {
  const { enterpriseId, publicId, leadId, quoteId, token, serviceSlug, cityId, projectId } = samples;
  const one = (asker: Asker | undefined, path: string, name: string): GrowthQuery => ({
    ...(asker ? { asker } : {}),
    path,
    name: `${asker ?? 'everybody'}: ${name}`,
  });
  return [
    ...leadsOf('contractor', samples),
    ...leadsOf('largest', samples),
    one('largest', `/leads/${leadId}`, '/leads/{id}'),
    one('largest', `/leads/${leadId}/quotes`, '/leads/{id}/quotes'),
    one('largest', `/quotes/${quoteId}`, '/quotes/{id}'),
    list('admin', '/admin/leads', 'as it opens'),
    ...sorted('admin', '/admin/leads', ['acceptedAt']),
    ...filtered('admin', '/admin/leads', {
      'quoted only': { stage: 'Quoted' },
      'in two stages': { stage: ['Hired', 'Unreachable'] },
      'of an enterprise': { enterpriseId },
      'of an enterprise, quoted': { enterpriseId, stage: 'Quoted' },
      'of a request': { projectId },
    }),
    list('admin', '/admin/leads', 'the 500th page', {}, 4990),
    list('admin', '/admin/quotes', 'as it opens'),
    ...sorted('admin', '/admin/quotes', ['createdAt']),
    ...filtered('admin', '/admin/quotes', {
      'sent only': { status: 'Sent' },
      'in two states': { status: ['Draft', 'Expired'] },
      'of an enterprise': { enterpriseId },
      'of an enterprise, sent': { enterpriseId, status: 'Sent' },
      'of a month': { from: '2026-06-01', to: '2026-06-30' },
      'withdrawn of a month': { status: 'Withdrawn', from: '2026-06-01', to: '2026-06-30' },
    }),
    one('admin', `/admin/quotes/${quoteId}`, '/admin/quotes/{id}'),
    list('admin', '/admin/reviews', 'as it opens'),
    ...sorted('admin', '/admin/reviews', ['status', 'createdAt']),
    ...filtered('admin', '/admin/reviews', {
      'to be checked': { status: 'Pending' },
      'refused only': { status: 'Refused' },
      'of an enterprise': { enterpriseId },
      'of an enterprise, refused': { enterpriseId, status: 'Refused' },
    }),
    list('client', '/own-requests', 'as it opens'),
    list('client', '/own-requests', 'the 2nd page', {}, 10),
    one(undefined, `/tracking/${token}`, '/tracking/{token}, with quotes to compare'),
    one(undefined, `/tracking/${token}/review`, '/tracking/{token}/review'),
    one(undefined, '/public-enterprises', '/public-enterprises'),
    one(undefined, `/public-enterprises?service=${serviceSlug}`, '/public-enterprises, of a service'),
    one(undefined, `/public-enterprises?city=${cityId}`, '/public-enterprises, of a city'),
    one(undefined, `/public-enterprises?service=${serviceSlug}&city=${cityId}`, '/public-enterprises, of both'),
    one(undefined, `/public-enterprises/${publicId}`, '/public-enterprises/{slug}, with most reviews'),
    one(undefined, `/entreprises?service=${serviceSlug}`, '/entreprises, drawn'),
  ];
}

type Job = (ctx: Context) => Promise<unknown>;

/** What the clock starts that looks for what is due; where nothing is, this is what each round costs. */
export const growthJobs: Record<string, Job> = {
  'quotes.expire': expireQuotes,
  'leads.remind': sendReminders,
  'subscriptions.expire': expireSubscriptions,
  'verifications.expire': expireDocuments,
};
