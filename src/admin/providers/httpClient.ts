import { apiUrl } from '../../shared/client/apiUrl.ts';
import { authorisedFetch } from '../../shared/client/authorisedFetch.ts';
import { type ApiResult, offline, toResult } from '../../shared/client/envelope.ts';
import { toHttpError } from './httpErrors.ts';

interface HttpAnswer {
  status: number;
  headers: Headers;
  body: string;
  json: unknown;
}

/** The client that ra-data-simple-rest calls: the session's `fetch`, failures as react-admin's errors. */
export async function httpClient(path: string, init: RequestInit = {}): Promise<HttpAnswer> {
  const answer = await fetchAnswer(path, init);
  const body = await answer.text();
  const result = toResult<unknown, unknown>(answer.status, parse(body));
  if (!result.ok) throw toHttpError(result);
  return { status: answer.status, headers: answer.headers, body, json: result.entity };
}

/** The entity of a result, or its failure thrown as react-admin expects it. */
export async function entityOf<Entity>(result: Promise<ApiResult<Entity>>): Promise<Entity> {
  const settled = await result;
  if (!settled.ok) throw toHttpError(settled);
  return settled.entity;
}

async function fetchAnswer(path: string, init: RequestInit): Promise<Response> {
  const headers = new Headers(init.headers);
  if (typeof init.body === 'string' && !headers.has('Content-Type')) headers.set('Content-Type', 'application/json');
  try {
    return await authorisedFetch(apiUrl(path), { ...init, headers });
  } catch {
    throw toHttpError(offline);
  }
}

/** A proxy's error page is no JSON: the status alone then tells. */
function parse(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}
