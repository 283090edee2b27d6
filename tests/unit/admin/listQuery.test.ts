import { describe, expect, it } from 'vitest';
import { listQuery } from '../../../src/admin/providers/restProvider.ts';
import { totalOf } from '../../../src/shared/client/envelope.ts';

const parsed = (query: string) =>
  Object.fromEntries([...new URLSearchParams(query)].map(([name, value]) => [name, JSON.parse(value)]));

describe('the simple-rest dialect', () => {
  it('writes the page as a range of rows, the sort and the filter as JSON', () => {
    const query = listQuery({
      pagination: { page: 3, perPage: 15 },
      sort: { field: 'submissionDate', order: 'DESC' },
      filter: { q: 'carrelage & co', status: 'Submitted' },
    });
    expect(parsed(query)).toEqual({
      range: [30, 44],
      sort: ['submissionDate', 'DESC'],
      filter: { q: 'carrelage & co', status: 'Submitted' },
    });
  });

  it('sends only the filters that are given', () => {
    const query = listQuery({ filter: { q: '', mine: false, cityId: undefined, serviceId: 'a' } });
    expect(parsed(query)).toEqual({ range: [0, 9], filter: { serviceId: 'a' } });
  });

  it.each([
    ['projects 0-9/123', 123],
    ['projects 0-0/0', 0],
    ['projects 0-9/*', undefined],
    [null, undefined],
  ])('reads the total of %s', (header, total) => {
    expect(totalOf(header)).toBe(total);
  });
});
