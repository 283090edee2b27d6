import { describe, expect, test } from 'vitest';
import {
  changeQuery,
  type DashboardQuery,
  defaultQuery,
  lastPage,
  listParameters,
  readDashboardQuery,
  showsContact,
  toggleSort,
  writeDashboardQuery,
} from '../../../src/site/projects/contractor/dashboardQuery.ts';

const read = (search: string) => readDashboardQuery(new URLSearchParams(search));
const query = (change: Partial<DashboardQuery> = {}): DashboardQuery => ({ ...defaultQuery, ...change });

describe('the dashboard in its address', () => {
  test('a bare address means the defaults, with no tab chosen yet', () => {
    expect(read('')).toEqual(defaultQuery);
  });

  test('reads what it asks for', () => {
    expect(
      read('onglet=disponibles&recherche=toit&etape=Quoted&autres=1&tri=ville&ordre=asc&page=3&lignes=25'),
    ).toEqual({
      tab: 'disponibles',
      search: 'toit',
      stage: 'Quoted',
      others: true,
      sort: 'ville',
      order: 'asc',
      page: 3,
      perPage: 25,
    });
  });

  test.each([
    'onglet=tous',
    'tri=constructor',
    'tri=phoneNumber',
    'ordre=DESC',
    'page=0',
    'page=-2',
    'page=1.5',
    'page=abc',
    'page=99999999999999999999',
    'lignes=11',
    'lignes=1000',
  ])('%s counts as absent', (search) => {
    expect(read(search)).toEqual(defaultQuery);
  });

  test('what goes without saying is left out of it', () => {
    expect(writeDashboardQuery(query({ tab: 'acceptes' })).toString()).toBe('onglet=acceptes');
  });

  test.each<Partial<DashboardQuery>>([
    {},
    { tab: 'disponibles', page: 4 },
    { search: 'peinture à l’eau & enduit ' },
    { sort: 'service', order: 'asc', perPage: 30 },
    { sort: 'reception', order: 'asc' },
  ])('what is written is read again: %j', (change) => {
    expect(readDashboardQuery(writeDashboardQuery(query(change)))).toEqual(query(change));
  });
});

describe('changes', () => {
  test('another search, order or page size starts at the first page', () => {
    const deep = query({ page: 7 });
    expect(changeQuery(deep, { search: 'mur' }).page).toBe(1);
    expect(changeQuery(deep, { perPage: 30 }).page).toBe(1);
    expect(changeQuery(deep, { sort: 'date', order: 'asc' }).page).toBe(1);
    expect(changeQuery(deep, { page: 8 }).page).toBe(8);
  });

  test('a column head sorts upwards, then downwards, then upwards again', () => {
    const first = query(toggleSort(query(), 'date'));
    const second = query(toggleSort(first, 'date'));
    const third = query(toggleSort(second, 'date'));
    expect([first.order, second.order, third.order]).toEqual(['asc', 'desc', 'asc']);
    expect(toggleSort(first, 'service')).toEqual({ sort: 'service', order: 'asc' });
  });
});

describe('in the words of the API', () => {
  test('the first page asks for rows 0 to 9, the newest first, without a filter', () => {
    expect(listParameters(query())).toEqual({ range: '[0,9]', sort: '["submissionDate","DESC"]' });
  });

  test('page 3 of 25 is rows 50 to 74', () => {
    expect(listParameters(query({ page: 3, perPage: 25 })).range).toBe('[50,74]');
  });

  test.each([
    ['date', 'desiredStartDate'],
    ['service', 'serviceName'],
    ['ville', 'cityName'],
  ] as const)('%s is the column %s', (sort, column) => {
    expect(listParameters(query({ sort, order: 'asc' })).sort).toBe(JSON.stringify([column, 'ASC']));
  });

  test('a search is the filter q, without the spaces around it; spaces alone are none', () => {
    expect(listParameters(query({ search: ' "toit" ' })).filter).toBe('{"q":"\\"toit\\""}');
    expect(listParameters(query({ search: '  ' })).filter).toBeUndefined();
    expect(listParameters(query({ search: 'a'.repeat(150) })).filter).toBe(`{"q":"${'a'.repeat(100)}"}`);
  });

  test.each([
    [{ tab: 'acceptes', stage: 'New' }, '{"stage":"New"}'],
    [{ tab: 'disponibles' }, '{"suits":true}'],
    [{ tab: 'disponibles', others: true, search: 'toit' }, '{"q":"toit","suits":false}'],
  ] as const)('%o is the filter %s', (change, filter) => {
    expect(listParameters(query(change)).filter).toBe(filter);
  });
});

test.each([
  [0, 1],
  [10, 1],
  [11, 2],
  [95, 10],
])('%i rows of 10 end on page %i', (total, page) => {
  expect(lastPage(query(), total)).toBe(page);
});

test('the contact column follows the first listed project', () => {
  expect(showsContact('acceptes')).toBe(true);
  expect(showsContact('disponibles')).toBe(false);
});
