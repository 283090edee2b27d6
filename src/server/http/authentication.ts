import { eq } from 'drizzle-orm';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { validate } from 'uuid';
import { may, type Permission } from '../../shared/auth/permissions.ts';
import type { Role } from '../../shared/auth/roles.ts';
import { PROOF_MINUTES } from '../../shared/factors/rules.ts';
import type { Actor, Context, Standing } from '../context.ts';
import { sessions, users } from '../db/schema/index.ts';
import { fr } from '../texts.ts';
import { forbidden, Refusal, unauthenticated } from './errors.ts';
import type { LimitName, Limits } from './limits.ts';
import type { Slots } from './overload.ts';
import { createRunningSessions, type RunningSessions } from './runningSessions.ts';
import { isUseWritten, sessionEnd } from './sessionLifetime.ts';

declare module 'fastify' {
  interface FastifyRequest {
    ctx: Context;
  }
  interface FastifyContextConfig {
    /** Who may call this route (`shared/auth/permissions.ts`). Every route of the API declares one. */
    permission?: Permission;
    /** Refuses a caller who has not proved who they are in the last minutes. */
    needsRecentProof?: true;
    /** Counted per signed-in person, else per address. */
    limit?: LimitName;
    /** Open to everybody, but who has a running session is known: a dead one counts as none. */
    knowsCaller?: true;
    /** Asked at intervals by a screen that is only open: no use of the session. */
    isPolled?: true;
    /** What the caller stands for is read with their session: the settings, and their enterprise. */
    readsStanding?: true;
    /** Answers without asking who calls: health, and nothing of the product. */
    isOpen?: true;
  }
  interface FastifyInstance {
    /** Every endpoint, for whoever must look at all of them. */
    endpoints: readonly Endpoint[];
  }
}

export interface Endpoint {
  method: string;
  url: string;
  permission?: Permission | undefined;
  needsRecentProof?: true | undefined;
}

interface AccessToken {
  sub: string;
  sid: string;
  /** When it was signed: says what is worth reading with the session, and never what may be done. */
  role?: Role;
}

interface Session {
  userId: string;
  sessionId: string;
  role: Role;
}

/** The access token of a session, good for fifteen minutes. */
export function signAccessToken(app: FastifyInstance, { userId, sessionId, role }: Session): string {
  return app.jwt.sign({ sub: userId, sid: sessionId, role } satisfies AccessToken);
}

type Base = Omit<Context, 'actor' | 'now' | 'requestId'>;

/**
 * A route that does not say who may call it stops the process at start. Gives each request its context and lets it pass
 * only where the route's permission allows the caller: before the body is read, so that nobody unknown can send a large
 * one.
 */
export function authenticate(
  app: FastifyInstance,
  base: Base,
  limits: Limits,
  admission: Slots,
  clock: () => Date,
): void {
  const endpoints: Endpoint[] = [];
  const running = createRunningSessions(base.db);
  app.decorate('endpoints', endpoints);
  app.addHook('onRoute', ({ method, url, config }) => {
    if (!config?.permission && !config?.isOpen) throw new Error(`${method} ${url} does not say who may call it`);
    const { permission, needsRecentProof } = config;
    endpoints.push(...[method].flat().map((one) => ({ method: one, url, permission, needsRecentProof })));
  });
  app.decorateRequest('ctx');
  app.addHook('onRequest', async (request) => {
    const { permission, isSlow } = request.routeOptions.config;
    const { id: requestId, ip: address, log } = request;
    const isByLink = permission === 'tracking.use';
    request.ctx = { ...base, actor: null, now: clock(), requestId, address, log, noticed: [], isByLink };
    if (!permission) return;
    const letIn = () => admit(request, permission);
    await (isSlow ? letIn() : admission.hold(letIn));
  });

  async function admit(request: FastifyRequest, permission: Permission): Promise<void> {
    const { limit, knowsCaller, isPolled, readsStanding, needsRecentProof } = request.routeOptions.config;
    const presented = bearerOf(request);
    if (presented && identityMatters(permission)) {
      const caller = await findCaller(app, running, request.ctx, presented, { isPolled, readsStanding });
      if (!caller) throw unauthenticated();
      letActAs(request.ctx, caller);
      if (may(caller.actor.role, permission)) requireProof(caller, permission, needsRecentProof, request.ctx.now);
    } else if (presented && knowsCaller) {
      const caller = await findCaller(app, running, request.ctx, presented, { ignoreExpiration: true });
      if (caller && (!caller.mustEnrol || openWithoutFactor.has(permission))) letActAs(request.ctx, caller);
    }
    const { actor } = request.ctx;
    if (!may(actor?.role ?? 'Visitor', permission)) throw actor ? forbidden() : unauthenticated();
    if (limit) await limits.consumeOf(limit, { actor, ip: request.ip });
  }
}

function letActAs(ctx: Context, { actor, standing }: Caller): void {
  ctx.actor = actor;
  if (standing) ctx.standing = standing;
}

/** What a session still reaches that must add a second factor first: doing so, and its own end. */
const openWithoutFactor: ReadonlySet<Permission> = new Set(['factors.enrol', 'auth.logout']);

/**
 * What a session must have shown besides being alive: a second factor where one is required of the person, and a fresh
 * proof where the call asks for it (design §12). Raises SECOND_FACTOR_REQUIRED and STEP_UP_REQUIRED, both 403.
 */
function requireProof(caller: Caller, permission: Permission, needsRecentProof: true | undefined, now: Date): void {
  if (caller.mustEnrol && !openWithoutFactor.has(permission)) {
    throw new Refusal(403, fr('factors.mustEnrol'), { code: 'SECOND_FACTOR_REQUIRED' });
  }
  if (needsRecentProof && now.getTime() - caller.provenAt.getTime() > PROOF_MINUTES * 60_000) {
    throw new Refusal(403, fr('factors.proofNeeded'), { code: 'STEP_UP_REQUIRED' });
  }
}

/**
 * Public data and log-in answer everybody alike, a dead token included. Registering does not: an agent whose session
 * ended would be taken for a visitor and signed in as the client.
 */
function identityMatters(permission: Permission): boolean {
  return permission === 'auth.register' || !may('Visitor', permission);
}

function bearerOf(request: FastifyRequest): string | undefined {
  return request.headers.authorization?.match(/^Bearer (\S+)$/i)?.[1];
}

interface Caller {
  actor: Actor;
  standing: Standing | null;
  /** When they last proved who they are in this session. */
  provenAt: Date;
  /** A second factor is required of them and they have none. */
  mustEnrol: boolean;
}

/** Null for a dead token: expired, forged, of a session that ended or of a person who was deactivated. */
async function findCaller(
  app: FastifyInstance,
  running: RunningSessions,
  ctx: Context,
  token: string,
  { isPolled, readsStanding, ...reading }: SessionReading,
): Promise<Caller | null> {
  const claims = readToken(app, token, reading);
  // Whatever the database could not read would fail those that are looked up with it.
  if (!claims || !validate(claims.sid) || !validate(claims.sub)) return null;
  const found = await findSession(running, { ...claims, now: ctx.now }, readsStanding);
  if (!found) return null;
  const { openedAt, lastUsedAt, provenAt, mustEnrol, standing, ...actor } = found;
  if (!isPolled && !isUseWritten(actor.role, lastUsedAt, ctx.now)) await noteUse(ctx, actor, openedAt);
  return { actor, standing, provenAt, mustEnrol };
}

async function findSession(
  running: RunningSessions,
  { sid, sub, role, now }: AccessToken & { now: Date },
  readsStanding: true | undefined,
) {
  const session = { sid, sub, now };
  if (!readsStanding) return running.alone(session);
  if (role !== undefined && !may(role, 'enterprises.register')) {
    const found = await running.withSettings(session);
    // Whoever has one is of another role since.
    if (!found?.enterpriseId) return found;
  }
  return running.withStanding(session);
}

/** Sessions whose use this process is writing: a page asks for several things at once. */
const beingNoted = new Set<string>();

/** The session is used: its end moves on (`sessionLifetime.ts`), and the person was there. */
async function noteUse(ctx: Context, { id, role, sessionId }: Actor, openedAt: Date): Promise<void> {
  if (beingNoted.has(sessionId)) return;
  beingNoted.add(sessionId);
  try {
    const expiresAt = sessionEnd(role, openedAt, ctx.now);
    await ctx.db.update(sessions).set({ lastUsedAt: ctx.now, expiresAt }).where(eq(sessions.id, sessionId));
    await ctx.db.update(users).set({ lastSeenAt: ctx.now }).where(eq(users.id, id));
  } finally {
    beingNoted.delete(sessionId);
  }
}

interface SessionReading {
  isPolled?: true | undefined;
  readsStanding?: true | undefined;
  /** The session may run on where its access token of fifteen minutes does not. */
  ignoreExpiration?: true;
}

function readToken(
  app: FastifyInstance,
  token: string,
  reading: Pick<SessionReading, 'ignoreExpiration'>,
): AccessToken | null {
  try {
    // With options it makes a verifier for this one token.
    if (!reading.ignoreExpiration) return app.jwt.verify<AccessToken>(token);
    return app.jwt.verify<AccessToken>(token, { algorithms: ['HS256'], ignoreExpiration: true });
  } catch (error) {
    app.log.debug({ reason: error instanceof Error ? error.message : 'unreadable' }, 'access token refused');
    return null;
  }
}
