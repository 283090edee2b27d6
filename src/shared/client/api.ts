import { withQuery } from '../api/withQuery.ts';
import type { CallOptions, Method, TypedCalls } from './apiTypes.ts';
import { apiUrl } from './apiUrl.ts';
import { authorisedFetch, type Fetch } from './authorisedFetch.ts';
import { type ApiFailure, type ApiResult, offline, toResult, totalOf } from './envelope.ts';
import { forgetKey, keyFor } from './idempotencyKey.ts';

export interface Api extends TypedCalls {
  /** For an address that is only known at run time, or a form with files: the caller says what comes. */
  ask<Entity>(method: Method, path: string, options?: CallOptions): Promise<ApiResult<Entity>>;
  /** A file, which is no JSON. */
  download(path: string, options?: CallOptions): Promise<ApiResult<Blob>>;
}

/** The typed client of the API. Never throws for an answer or its absence: what went wrong is in the result. */
export function createApi(fetchWith: Fetch = authorisedFetch): Api {
  const call =
    (method: Method) =>
    async (path: string, options: CallOptions = {}) => {
      const answer = await request(fetchWith, method, path, options);
      if (!(answer instanceof Response)) return answer;
      const result = await readResult(answer);
      if (options.once && isSettled(result)) forgetKey(options.once);
      return result;
    };
  return {
    ...({ get: call('get'), post: call('post'), put: call('put') } as unknown as TypedCalls),
    ask: <Entity>(method: Method, path: string, options?: CallOptions) =>
      call(method)(path, options) as Promise<ApiResult<Entity>>,
    async download(path, options = {}) {
      const answer = await request(fetchWith, 'get', path, options);
      if (!(answer instanceof Response)) return answer;
      if (!answer.ok) return toResult(answer.status, await readJson(answer));
      if (isPage(answer)) return offline;
      try {
        const blob = await answer.blob();
        return { ok: true, status: answer.status, entity: blob, body: blob };
      } catch {
        return offline;
      }
    },
  };
}

async function request(
  fetchWith: Fetch,
  method: Method,
  path: string,
  options: CallOptions,
): Promise<Response | ApiFailure> {
  const { body, once, signal } = options;
  const headers = new Headers();
  const key = options.idempotencyKey ?? (once && keyFor(once, body));
  if (key) headers.set('Idempotency-Key', key);
  const isForm = body instanceof FormData;
  if (body !== undefined && !isForm) headers.set('Content-Type', 'application/json');
  try {
    return await fetchWith(apiUrl(fillPath(path, options)), {
      method: method.toUpperCase(),
      headers,
      ...(signal ? { signal } : {}),
      ...(body === undefined ? {} : { body: isForm ? body : JSON.stringify(body) }),
    });
  } catch {
    return offline;
  }
}

function fillPath(path: string, options: CallOptions): string {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(options.path?.[name] ?? '')),
  );
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(options.query ?? {})) {
    if (value !== undefined && value !== null) query.set(name, String(value));
  }
  return withQuery(filled, query);
}

async function readResult(response: Response): Promise<ApiResult<unknown>> {
  const body = await readJson(response);
  return toResult(response.status, body, totalOf(response.headers.get('Content-Range')));
}

/** A proxy's error page, or an empty reply, is no JSON. */
async function readJson(response: Response): Promise<unknown> {
  try {
    return await response.json();
  } catch {
    return undefined;
  }
}

/** No file of ours is a page: a network's log-in page answered, and is not to be saved under the file's name. */
const isPage = (response: Response): boolean => response.headers.get('Content-Type')?.startsWith('text/html') ?? false;

/** Whether the server has decided, so that another try would be another act. */
export const isSettled = (result: ApiResult<unknown>): boolean =>
  result.ok || !['offline', 'server', 'tooMany', 'unauthenticated'].includes(result.kind);
