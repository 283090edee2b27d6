import type { GetListParams } from 'react-admin';

/** The simple-rest dialect of a page of a list (design §6): `range`, `sort` and `filter` as JSON. */
export function listQuery({ pagination, sort, filter }: Partial<GetListParams>): string {
  const { page, perPage } = pagination ?? { page: 1, perPage: 10 };
  const query = new URLSearchParams({
    range: JSON.stringify([(page - 1) * perPage, page * perPage - 1]),
    filter: JSON.stringify(givenOnly(filter ?? {})),
  });
  if (sort) query.set('sort', JSON.stringify([sort.field, sort.order]));
  return query.toString();
}

/** How many rows there are, from `projects 0-9/123`; undefined where it does not tell. */
export function totalOf(contentRange: string | null): number | undefined {
  const total = Number.parseInt(contentRange?.split('/').pop() ?? '', 10);
  return Number.isNaN(total) ? undefined : total;
}

/** A filter without what was left empty. */
export function givenOnly(filter: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(filter).filter(([, value]) => value !== '' && value !== undefined && value !== false),
  );
}
