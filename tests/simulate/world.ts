import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { openSession } from '../../src/server/auth/sessions.ts';
import { users } from '../../src/server/db/schema/index.ts';
import { signAccessToken } from '../../src/server/http/authentication.ts';
import { createRandom, type Random } from '../../src/server/seed/random.ts';
import { workedUntil } from '../../src/shared/followUps/workingTime.ts';
import type { Agenda } from './agenda.ts';
import type { SimulatedServer } from './server.ts';
import type { Telephones } from './telephones.ts';

export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

interface Asked {
  method: 'GET' | 'POST' | 'PUT';
  url: string;
  body?: object | undefined;
  /** Of a session. */
  token?: string | undefined;
  cookie?: string | undefined;
  /** Where a client asks from. */
  address?: string | undefined;
  /** A 404 says that somebody else was faster. */
  mayBeGone?: boolean;
}

export interface Reply<Entity> {
  /** Null where a rule refused. */
  entity: Entity | null;
  cookie: string | undefined;
}

/** What every actor has to do with. */
export interface World {
  seed: number;
  server: SimulatedServer;
  telephones: Telephones;
  agenda: Agenda;
  now: () => Date;
  /** Milliseconds since the beginning: what is drawn by it is the same in whatever week a seed is played. */
  elapsed: () => number;
  end: Date;
  /** Draws that depend on the seed and their name alone, in whatever order people act. */
  draw: (...name: (string | number)[]) => Random;
  /** After so many milliseconds, at an hour when people are awake. */
  plan: (afterMs: number, key: string, act: () => Promise<void>) => void;
  ask: <Entity>(asked: Asked) => Promise<Reply<Entity>>;
  /** A session of this person that holds now. */
  session: (userId: string) => Promise<string>;
  /** Rules that refused, by their code, and answers that no rule explains. */
  refusals: Map<string, number>;
  surprises: string[];
  /** Tells the judge which request was just changed. */
  touched: Set<string>;
}

const WAKES_AT = 7;
const SLEEPS_AT = 22;
/** Sessions are opened anew after so long. */
const SESSION_MS = 30 * MINUTE;

type Parts = Pick<World, 'seed' | 'server' | 'telephones' | 'agenda' | 'now' | 'end'>;

export function createWorld(parts: Parts): World {
  const { seed, server, agenda, now } = parts;
  const startedAt = now().getTime();
  const sessions = new Map<string, { token: string; since: number }>();
  const refusals = new Map<string, number>();
  const surprises: string[] = [];
  return {
    ...parts,
    refusals,
    surprises,
    elapsed: () => now().getTime() - startedAt,
    touched: new Set(),
    draw: (...name) => createRandom(`${seed} ${name.join(' ')}`),
    plan(afterMs, key, act) {
      agenda.plan({ at: awakeFrom(now().getTime() + afterMs), key, act });
    },
    async ask<Entity>({ method, url, body, token, cookie, address, mayBeGone }: Asked): Promise<Reply<Entity>> {
      const reply = await server.app.inject({
        method,
        url,
        ...(address ? { remoteAddress: address } : {}),
        headers: {
          ...(token ? { authorization: `Bearer ${token}` } : {}),
          ...(cookie ? { cookie } : {}),
          ...(method === 'GET' ? {} : { 'idempotency-key': randomUUID() }),
        },
        ...(body ? { payload: body } : {}),
      });
      const answer = reply.body ? (JSON.parse(reply.body) as { entity?: Entity; code?: string }) : {};
      if (reply.statusCode === 200) {
        const [given] = reply.cookies.filter(({ name }) => name === 'tracking');
        return { entity: answer.entity ?? (answer as Entity), cookie: given && `tracking=${given.value}` };
      }
      if ([403, 409].includes(reply.statusCode) || (mayBeGone && reply.statusCode === 404)) {
        const code = answer.code ?? String(reply.statusCode);
        refusals.set(code, (refusals.get(code) ?? 0) + 1);
      } else surprises.push(`${now().toISOString()} ${method} ${url}: ${reply.statusCode} ${reply.body.slice(0, 300)}`);
      return { entity: null, cookie: undefined };
    },
    async session(userId) {
      const known = sessions.get(userId);
      if (known && now().getTime() - known.since < SESSION_MS) return known.token;
      const ctx = server.newContext();
      const [person] = await ctx.db.select().from(users).where(eq(users.id, userId));
      if (!person) throw new Error('There is no such person');
      const session = await openSession(ctx, person, { userAgent: 'simulation', address: '127.0.0.1' });
      const token = signAccessToken(server.app, session);
      sessions.set(userId, { token, since: now().getTime() });
      return token;
    },
  };
}

/** The same instant while people are awake, else the same minute of the morning. */
function awakeFrom(at: number): number {
  const midnight = Math.floor(at / DAY) * DAY;
  const hour = (at - midnight) / HOUR;
  if (hour >= WAKES_AT && hour < SLEEPS_AT) return at;
  return midnight + (hour < WAKES_AT ? 0 : DAY) + WAKES_AT * HOUR + (at % HOUR);
}

/** So many hours of somebody's work from now, in milliseconds. */
export const workedMsFrom = (now: Date, hours: number): number => workedUntil(now, hours).getTime() - now.getTime();

/** Between two numbers, to the millisecond: no two people act at the same instant. */
export const spread = (random: Random, low: number, high: number): number =>
  Math.round(low + random.next() * (high - low));
