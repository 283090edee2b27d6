import type * as z from 'zod/mini';
import type { ApiCall } from '../contracts.ts';
import type { ApiResult } from './envelope.ts';

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

type Schema = z.core.$ZodType;
type CallsWith<M extends Method> = Extract<ApiCall, { method: Uppercase<M> }>;
type CallAt<M extends Method, Path> = Extract<CallsWith<M>, { path: Path }>;

type Reply<C> = C extends { entity: infer S extends Schema }
  ? { entity: z.output<S> }
  : C extends { rows: infer S extends Schema }
    ? z.output<S>[]
    : C extends { reply: infer S extends Schema }
      ? z.output<S>
      : never;
type EntityOf<Body> = Body extends { entity: infer Entity } ? Entity : Body;

type Optional<Name extends string, Value> = Record<never, never> extends Value
  ? { [Key in Name]?: Value }
  : { [Key in Name]: Value };
type PathOption<C> = C extends { params: infer S extends Schema } ? { path: z.input<S> } : { path?: never };
type QueryOption<C> = C extends { query: infer S extends Schema } ? Optional<'query', z.input<S>> : { query?: never };
type BodyOption<C> = C extends { body: infer S extends Schema }
  ? { body: z.input<S> }
  : C extends { consumes: string }
    ? { body: FormData }
    : { body?: never };

type Options<C> = Omit<CallOptions, 'path' | 'query' | 'body'> & PathOption<C> & QueryOption<C> & BodyOption<C>;
type Arguments<C> = Record<never, never> extends Options<C> ? [options?: Options<C>] : [options: Options<C>];

/** Typed from the contracts by method and path. */
export type ApiMethod<M extends Method> = <Path extends CallsWith<M>['path']>(
  path: Path,
  ...options: Arguments<CallAt<M, Path>>
) => Promise<ApiResult<EntityOf<Reply<CallAt<M, Path>>>, Reply<CallAt<M, Path>>>>;
