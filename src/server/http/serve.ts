import type { FastifyInstance, FastifyPluginAsync, FastifyReply, FastifyRequest, RouteShorthandOptions } from 'fastify';
import * as z from 'zod/mini';
import type { Call, Contract } from '../../shared/api/contract.ts';
import { envelopeOf } from '../../shared/api/envelope.ts';
import type { Context } from '../context.ts';
import { success } from './envelope.ts';
import { once } from './idempotency.ts';
import type { LimitName } from './limits.ts';
import { type Page, pageOf, sendRange } from './listQuery.ts';
import { fileReplies, replies } from './replies.ts';

type Schema = z.core.$ZodType;
type Parsed<C, Part extends string> = C extends Record<Part, infer S extends Schema> ? z.output<S> : undefined;

/** Runs the operation in a transaction, once under the request's `Idempotency-Key` (`idempotency.ts`). */
type Once = <Result>(operation: (tx: Context) => Promise<Result>, fingerprint?: unknown) => Promise<Result>;

/** What a handler is given: the input as the contract's schemas read it. */
type Incoming<C extends Call> = {
  ctx: Context;
  request: FastifyRequest;
  reply: FastifyReply;
  params: Parsed<C, 'params'>;
  query: Parsed<C, 'query'>;
  body: Parsed<C, 'body'>;
} & (C extends { isRepeatable: true } ? { once: Once } : unknown) &
  (C extends { unit: string } ? { page: Page } : unknown);

interface Rows<Row> {
  rows: Row[];
  /** Of all pages, as far as they were counted. */
  total: number;
}

/** What a handler gives back; the envelope and `Content-Range` are added here. */
type Outgoing<C extends Call> = C extends { entity: infer Entity extends Schema }
  ? z.input<Entity>
  : C extends { unit: string; rows: infer Row extends Schema }
    ? Rows<z.input<Row>>
    : C extends { reply: infer Reply extends Schema }
      ? z.input<Reply>
      : FastifyReply;

type Handle<C extends Call> = (incoming: Incoming<C>) => Promise<Outgoing<C>> | Outgoing<C>;

/** A handler with what only the server has to know about its route. */
interface Route<C extends Call> extends Pick<RouteShorthandOptions, 'bodyLimit' | 'attachValidation' | 'compress'> {
  limit?: LimitName;
  isSlow?: true;
  knowsCaller?: true;
  isPolled?: true;
  readsStanding?: true;
  /** The serialised reply is kept for some seconds (`replyCache.ts`): the same for everybody. */
  isKept?: true;
  handle: Handle<C>;
}

/** One handler for each call of a contract: a forgotten one does not compile. */
type Handlers<Calls extends Contract['calls']> = { [Name in keyof Calls]: Handle<Calls[Name]> | Route<Calls[Name]> };

/** Routes add nothing to the server that a scope of their own would keep from the others. */
const noScope = Symbol.for('skip-override');
/** Fastify looks for the name of a plugin that has none among all loaded modules. */
const displayName = Symbol.for('fastify.display-name');

/** Registers the routes of a contract: path, permission, schemas and documentation come from it. */
export function serve<Calls extends Contract['calls']>(
  { tag, calls }: Contract<Calls>,
  handlers: Handlers<Calls>,
): FastifyPluginAsync {
  const routes: FastifyPluginAsync = async (app) => {
    for (const [operationId, call] of Object.entries(calls)) {
      const given = handlers[operationId] as Handle<Call> | Route<Call>;
      register(app, { tag, operationId }, call, typeof given === 'function' ? { handle: given } : given);
    }
  };
  return Object.assign(routes, { [displayName]: tag, [noScope]: true });
}

function register(
  app: FastifyInstance,
  { tag, operationId }: { tag: string; operationId: string },
  call: Call,
  { handle, limit, isSlow, knowsCaller, isPolled, readsStanding, isKept, ...options }: Route<Call>,
): void {
  const { permission, needsRecentProof, isRepeatable, isHidden, params, query, body, consumes, summary } = call;
  app.route({
    ...options,
    method: call.method,
    url: call.path.replaceAll(/\{(\w+)\}/g, ':$1'),
    config: defined({
      permission,
      needsRecentProof,
      isRepeatable,
      limit,
      isSlow,
      knowsCaller,
      isPolled,
      readsStanding,
      isKept,
      repliesData: 'file' in call ? undefined : true,
      takesForm: consumes && (true as const),
    }),
    schema: {
      ...defined({ hide: isHidden, params, querystring: query, body, consumes: consumes && [consumes] }),
      tags: [tag],
      operationId,
      summary,
      response: responseOf(call),
    },
    handler: async (request, reply) => {
      const load = () => answer(call, handle as AnyHandle, request, reply);
      return isKept ? app.publicReplies.keep(request, reply, load) : load();
    },
  });
}

/** Fastify takes a key whose value is undefined for a given one. */
function defined<Options extends object>(options: Options): Partial<Options> {
  return Object.fromEntries(Object.entries(options).filter(([, value]) => value !== undefined)) as Partial<Options>;
}

function responseOf(call: Call) {
  if ('entity' in call) return replies(envelopeOf(call.entity));
  if ('rows' in call) return replies(call.isEnveloped ? envelopeOf(z.array(call.rows)) : z.array(call.rows));
  return 'reply' in call ? replies(call.reply) : fileReplies(call.file);
}

/** What the registered route knows of its handler; `serve` checked the rest against the contract. */
type AnyHandle = (incoming: object) => unknown;

async function answer(call: Call, handle: AnyHandle, request: FastifyRequest, reply: FastifyReply): Promise<unknown> {
  const { ctx, params, query, body } = request;
  const incoming = { ctx, request, reply, params, query, body };
  if ('rows' in call) {
    const page = pageOf((query as { range?: readonly [number, number] }).range);
    const { rows, total } = (await handle({ ...incoming, page })) as Rows<unknown>;
    await noteContact(call, request, rows);
    sendRange(reply, call.unit, page, rows.length, total);
    return call.isEnveloped ? success(rows) : rows;
  }
  const outgoing = call.isRepeatable ? await handleOnce(handle, incoming) : await handle(incoming);
  await noteContact(call, request, outgoing);
  return 'entity' in call ? success(outgoing) : outgoing;
}

/** A record is named by its reply, or by the address. */
async function noteContact({ showsContactOf }: Call, request: FastifyRequest, shown: unknown): Promise<void> {
  if (!showsContactOf) return;
  const { id: asked } = request.params as { id?: string };
  const one = shown as { id?: string; projectId?: string } | null;
  // A record that belongs to a project shows the contact of that.
  const own = (showsContactOf === 'projects' ? one?.projectId : undefined) ?? one?.id;
  const id = Array.isArray(shown) ? undefined : (own ?? asked);
  await request.server.contactViews.note(request.ctx, showsContactOf, id, shown);
}

/** Raises where the handler of a repeatable call wrote past `once`: the key would promise what nothing keeps. */
async function handleOnce(handle: AnyHandle, incoming: { request: FastifyRequest }): Promise<unknown> {
  const { request } = incoming;
  let isUsed = false;
  const runOnce: Once = (operation, fingerprint = request.body) => {
    isUsed = true;
    // What was read with the session is of before the act.
    return once(request, operation, fingerprint).finally(() => delete request.ctx.standing);
  };
  const outgoing = await handle({ ...incoming, once: runOnce });
  if (!isUsed) throw new Error(`${request.method} ${request.routeOptions.url} is repeatable and did not use once`);
  return outgoing;
}
