export type FailureKind =
  | 'refused'
  | 'invalid'
  | 'offline'
  | 'unauthenticated'
  | 'forbidden'
  | 'notFound'
  | 'tooMany'
  | 'server';

export interface ApiFailure {
  ok: false;
  kind: FailureKind;
  /** 0 where no answer came. */
  status: number;
  /** In French, from the server. */
  errorMessage: string | undefined;
  /** By field, with the specification's names (`LoginIdentifier`, …); empty where there are none. */
  errors: Record<string, string[]>;
  /** The rule that refused, e.g. `PLAN_LIMIT`. */
  code: string | undefined;
}

export interface ApiSuccess<Entity, Body = unknown> {
  ok: true;
  status: number;
  entity: Entity;
  /** The whole reply, for what stands beside the entity (`accessToken`, …). */
  body: Body;
  /** Of a list asked for in part: how many rows there are in all. */
  total?: number;
}

export type ApiResult<Entity, Body = unknown> = ApiSuccess<Entity, Body> | ApiFailure;

interface Envelope {
  isSuccess?: boolean;
  entity?: unknown;
  errorMessage?: string | null;
  errors?: Record<string, string[]> | null;
  code?: string | null;
}

const kinds: Record<number, FailureKind> = {
  400: 'invalid',
  401: 'unauthenticated',
  403: 'forbidden',
  404: 'notFound',
  413: 'invalid',
  415: 'invalid',
  422: 'invalid',
  429: 'tooMany',
};

/** No answer: the network dropped, or it took too long. */
export const offline: ApiFailure = {
  ok: false,
  kind: 'offline',
  status: 0,
  errorMessage: undefined,
  errors: {},
  code: undefined,
};

/**
 * Whether a failure without the server's words is told by its status: a proxy before the server found the body too
 * large, the caller too fast or the server away. 511 is a network that wants its log-in first.
 */
const speaksAlone = (status: number): boolean => status === 413 || status === 429 || (status >= 500 && status !== 511);

const isEnvelope = (body: unknown): body is Envelope =>
  typeof body === 'object' && body !== null && 'isSuccess' in body;

/** The count behind the slash of `Content-Range: projects 0-9/123` (design §6). */
export function totalOf(contentRange: string | null): number | undefined {
  const count = contentRange?.match(/\/(\d+)$/)?.[1];
  return count === undefined ? undefined : Number(count);
}

/**
 * One answer of the server as one typed result: the entity of the envelope, or a bare list as it is (design §6). A
 * success that broke off, or that a network's log-in page answered, is not the server's: its `body` is undefined. Nor
 * is a refusal without an envelope: the server was not reached, and has decided nothing.
 */
export function toResult<Entity, Body>(status: number, body: unknown, total?: number): ApiResult<Entity, Body> {
  const envelope: Envelope = isEnvelope(body) ? body : {};
  const isSuccess = status >= 200 && status < 300;
  if (isSuccess && status !== 204 && body === undefined) return offline;
  if (!isSuccess && !isEnvelope(body) && !speaksAlone(status)) return offline;
  if (isSuccess && envelope.isSuccess !== false) {
    const entity = isEnvelope(body) ? body.entity : body;
    return {
      ok: true,
      status,
      entity: entity as Entity,
      body: body as Body,
      ...(total === undefined ? {} : { total }),
    };
  }
  return {
    ok: false,
    kind: kinds[status] ?? (status >= 500 ? 'server' : 'refused'),
    status,
    errorMessage: envelope.errorMessage ?? undefined,
    errors: envelope.errors ?? {},
    code: envelope.code ?? undefined,
  };
}
