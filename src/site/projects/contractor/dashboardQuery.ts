import { type LeadStage, leadStages } from '../../../shared/leads/status.ts';

const dashboardTabs = ['acceptes', 'disponibles'] as const;
export type DashboardTab = (typeof dashboardTabs)[number];

/** What the address calls a column, and what the server does (design §6). */
const sortFields = {
  reception: 'submissionDate',
  date: 'desiredStartDate',
  service: 'serviceName',
  ville: 'cityName',
} as const;

export type SortColumn = keyof typeof sortFields;
export type SortOrder = 'asc' | 'desc';

/** Page sizes of the specification §9. */
const pageSizes = [10, 15, 20, 25, 30] as const;

/** The API searches for no more than this. */
const SEARCH_MAX = 100;

export interface DashboardQuery {
  /** Undefined until the person, or the number of accepted projects, has decided (specification §4). */
  tab: DashboardTab | undefined;
  /** As typed: spaces at its ends do not count when it is asked for. */
  search: string;
  /** Of the accepted ones, those in this stage. */
  stage: LeadStage | undefined;
  /** Of the available ones, those outside of the enterprise's services and cities. */
  others: boolean;
  sort: SortColumn;
  order: SortOrder;
  /** From 1. */
  page: number;
  perPage: number;
}

/** The newest requests first: a contractor comes back to see what is new. */
export const defaultQuery: DashboardQuery = {
  tab: undefined,
  search: '',
  stage: undefined,
  others: false,
  sort: 'reception',
  order: 'desc',
  page: 1,
  perPage: 10,
};

/** What the address asks for; anything it cannot mean counts as absent. */
export function readDashboardQuery(params: URLSearchParams): DashboardQuery {
  const page = Number(params.get('page'));
  const sort = params.get('tri') ?? '';
  const order = params.get('ordre');
  return {
    tab: dashboardTabs.find((tab) => tab === params.get('onglet')),
    search: params.get('recherche') ?? '',
    stage: leadStages.find((stage) => stage === params.get('etape')),
    others: params.has('autres'),
    sort: isSortColumn(sort) ? sort : defaultQuery.sort,
    order: order === 'asc' || order === 'desc' ? order : defaultQuery.order,
    page: Number.isSafeInteger(page) && page > 0 ? page : defaultQuery.page,
    perPage: pageSizes.find((size) => size === Number(params.get('lignes'))) ?? defaultQuery.perPage,
  };
}

export const isSortColumn = (name: string): name is SortColumn => Object.hasOwn(sortFields, name);

/** The address of a query, without what goes without saying. */
export function writeDashboardQuery(query: DashboardQuery): URLSearchParams {
  const said: Record<string, string | number | undefined> = {
    onglet: query.tab,
    recherche: query.search || undefined,
    etape: query.stage,
    autres: query.others ? 1 : undefined,
    tri: query.sort === defaultQuery.sort ? undefined : query.sort,
    ordre: query.order === defaultQuery.order ? undefined : query.order,
    page: query.page === defaultQuery.page ? undefined : query.page,
    lignes: query.perPage === defaultQuery.perPage ? undefined : query.perPage,
  };
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(said)) if (value !== undefined) params.set(name, String(value));
  return params;
}

/** The query after a change: another search, order, tab or page size starts again at the first page. */
export function changeQuery(query: DashboardQuery, change: Partial<DashboardQuery>): DashboardQuery {
  return { ...query, page: defaultQuery.page, ...change };
}

/** Pressing a column's head: its ascending order, then the other way round. */
export function toggleSort(query: DashboardQuery, sort: SortColumn): Pick<DashboardQuery, 'sort' | 'order'> {
  return { sort, order: query.sort === sort && query.order === 'asc' ? 'desc' : 'asc' };
}

/** The same in the words of the API: `range`, `sort` and `filter` as JSON (design §6). */
export function listParameters(query: DashboardQuery): { range: string; sort: string; filter?: string } {
  const search = query.search.trim().slice(0, SEARCH_MAX);
  const filter = {
    ...(search ? { q: search } : {}),
    ...(query.tab === 'acceptes' && query.stage ? { stage: query.stage } : {}),
    ...(query.tab === 'disponibles' ? { suits: !query.others } : {}),
  };
  const first = (query.page - 1) * query.perPage;
  return {
    range: JSON.stringify([first, first + query.perPage - 1]),
    sort: JSON.stringify([sortFields[query.sort], query.order.toUpperCase()]),
    ...(Object.keys(filter).length > 0 ? { filter: JSON.stringify(filter) } : {}),
  };
}

/** The last page that has rows, where the asked one lies behind it: rows may have gone since. */
export function lastPage(query: DashboardQuery, total: number): number {
  return Math.max(1, Math.ceil(total / query.perPage));
}

/** The list of accepted projects has the clients' numbers, whatever the state of its first row (decision 46). */
export const showsContact = (tab: DashboardTab): boolean => tab === 'acceptes';
