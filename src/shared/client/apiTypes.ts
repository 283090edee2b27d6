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

type Reply<C> = C extends { entity: infer S extends Schema }
  ? { entity: z.output<S> }
  : C extends { rows: infer S extends Schema }
    ? z.output<S>[]
    : C extends { reply: infer S extends Schema }
      ? z.output<S>
      : never;
type EntityOf<Body> = Body extends { entity: infer Entity } ? Entity : Body;

type Optional<Name extends string, Value> =
  Record<never, never> extends Value ? { [Key in Name]?: Value } : { [Key in Name]: Value };
type PathOption<C> = C extends { params: infer S extends Schema } ? { path: z.input<S> } : { path?: never };
type QueryOption<C> = C extends { query: infer S extends Schema } ? Optional<'query', z.input<S>> : { query?: never };
type BodyOption<C> = C extends { body: infer S extends Schema }
  ? { body: z.input<S> }
  : C extends { consumes: string }
    ? { body: FormData }
    : { body?: never };

type Options<C> = Omit<CallOptions, 'path' | 'query' | 'body'> & PathOption<C> & QueryOption<C> & BodyOption<C>;
type Arguments<C> = Record<never, never> extends Options<C> ? [options?: Options<C>] : [options: Options<C>];

type Result<C> = Promise<ApiResult<EntityOf<Reply<C>>, Reply<C>>>;

/** By path, so that the types of one call are all that a use of it has to work out. */
type Signatures<M extends Method> = {
  [C in CallsWith<M> as C['path']]: { options: Arguments<C>; result: Result<C> };
};

type CallBy<S extends Record<keyof S, { options: unknown[]; result: unknown }>> = <Path extends keyof S>(
  path: Path,
  ...options: S[Path]['options']
) => S[Path]['result'];

/** Typed from the contracts by method and path. */
export interface TypedCalls {
  get: CallBy<Signatures<'get'>>;
  post: CallBy<Signatures<'post'>>;
  put: CallBy<Signatures<'put'>>;
}
