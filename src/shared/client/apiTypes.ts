import type { ApiResult } from './envelope.ts';
import type { paths } from './openapi.d.ts';

export type Method = 'get' | 'post' | 'put';

export interface CallOptions {
  /** Fills `{name}` in the path. */
  path?: Record<string, string | number>;
  query?: Record<string, unknown>;
  /** JSON, or a form with files. */
  body?: unknown;
  /** Names an act that must not happen twice: its Idempotency-Key is kept until the server has decided. */
  once?: string;
  /** An Idempotency-Key that the caller keeps. */
  idempotencyKey?: string;
  signal?: AbortSignal;
}

type PathsWith<M extends Method> = {
  [P in keyof paths]: paths[P] extends Record<M, infer Operation> ? (Operation extends undefined ? never : P) : never;
}[keyof paths];

type Operation<P, M> = P extends keyof paths ? (M extends keyof paths[P] ? paths[P][M] : never) : never;

type Json<T> = T extends { content: { 'application/json': infer J } } ? J : never;
type Reply<Op> = Op extends { responses: infer R } ? Json<R[keyof R & (200 | 201)]> : never;
type EntityOf<Body> = Body extends { entity: infer Entity } ? Entity : Body;

type PathParams<Op> = Op extends { parameters: { path: infer P } } ? { path: P } : { path?: never };
type QueryParams<Op> = Op extends { parameters: { query?: infer Q } } ? { query?: Q } : { query?: never };
type RequestBody<Op> = Op extends { requestBody: infer R } ? { body: Json<R> | FormData } : { body?: never };

type Options<Op> = Omit<CallOptions, 'path' | 'query' | 'body'> & PathParams<Op> & QueryParams<Op> & RequestBody<Op>;
type Arguments<Op> = Record<never, never> extends Options<Op> ? [options?: Options<Op>] : [options: Options<Op>];

/** Typed from `openapi.json` by the path. */
export type Call<M extends Method> = <P extends PathsWith<M>>(
  path: P,
  ...options: Arguments<Operation<P, M>>
) => Promise<ApiResult<EntityOf<Reply<Operation<P, M>>>, Reply<Operation<P, M>>>>;
