import simpleRestProvider from 'ra-data-simple-rest';
import type { DataProvider, GetListParams } from 'react-admin';
import { apiUrl } from '../../shared/client/apiUrl.ts';
import { offline, toResult, totalOf } from '../../shared/client/envelope.ts';
import { toHttpError } from './httpErrors.ts';
import { secureFetch } from './secureFetch.ts';

/** The endpoints that are at `/admin/{resource}` (design §6). */
export const restProvider = simpleRestProvider('/admin', httpClient);

interface HttpAnswer {
  status: number;
  headers: Headers;
  body: string;
  json: unknown;
}

/** The client that ra-data-simple-rest calls: the session's `fetch`, failures as react-admin's errors. */
export async function httpClient(path: string, init: RequestInit = {}): Promise<HttpAnswer> {
  const { answer, body } = await fetchWhole(path, init);
  const result = toResult<unknown, unknown>(answer.status, parse(body));
  if (!result.ok) throw toHttpError(result);
  return { status: answer.status, headers: answer.headers, body, json: result.entity };
}

/** An answer that breaks off is none. */
async function fetchWhole(path: string, init: RequestInit): Promise<{ answer: Response; body: string }> {
  const headers = new Headers(init.headers);
  if (typeof init.body === 'string' && !headers.has('Content-Type')) headers.set('Content-Type', 'application/json');
  try {
    const answer = await secureFetch(apiUrl(path), { ...init, headers });
    return { answer, body: await answer.text() };
  } catch {
    throw toHttpError(offline);
  }
}

/** A proxy's error page is no JSON. */
function parse(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}

/** A page of the list at this path, in the dialect of simple-rest. */
export async function getListAt<Row>(path: string, params: GetListParams): Promise<{ data: Row[]; total: number }> {
  const { headers, json } = await httpClient(`${path}?${listQuery(params)}`);
  const data = json as Row[];
  return { data, total: totalOf(headers.get('Content-Range')) ?? data.length };
}

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

/** A filter without what was left empty. */
export function givenOnly(filter: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(filter).filter(([, value]) => value !== '' && value !== undefined && value !== false),
  );
}

type Method = (resource: never, params: never) => Promise<unknown>;

const notOffered = (method: string) => () => Promise.reject(new Error(`This resource does not offer ${method}`));

/**
 * A data provider of a resource that offers only some of react-admin's methods; calling another one rejects.
 * The cast stands because react-admin's methods are generic over the record, and a resource knows its own.
 */
export function partialDataProvider(methods: Record<string, Method>): DataProvider {
  return {
    getList: notOffered('getList'),
    getOne: notOffered('getOne'),
    getMany: notOffered('getMany'),
    getManyReference: notOffered('getManyReference'),
    create: notOffered('create'),
    update: notOffered('update'),
    updateMany: notOffered('updateMany'),
    delete: notOffered('delete'),
    deleteMany: notOffered('deleteMany'),
    ...methods,
  } as unknown as DataProvider;
}
