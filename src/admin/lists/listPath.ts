import { withQuery } from '../../shared/api/withQuery.ts';

interface ListView {
  filter?: Record<string, unknown>;
  sort?: { field: string; order: 'ASC' | 'DESC' };
}

/** The path of a list under this filter and in this order; `path` as react-admin names it. */
export function listPath(path: string, { filter, sort }: ListView): string {
  const parameters = new URLSearchParams({
    ...(filter ? { filter: JSON.stringify(filter) } : {}),
    ...(sort ? { sort: sort.field, order: sort.order } : {}),
  });
  return withQuery(path, parameters);
}
