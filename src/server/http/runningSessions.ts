import { and, eq, gt, isNull, type SQL, sql } from 'drizzle-orm';
import { monthOf } from '../../shared/format/dates.ts';
import type { Standing } from '../context.ts';
import type { Db } from '../db/client.ts';
import { groupedByTurn } from '../db/groupedByTurn.ts';
import { prepared } from '../db/prepared.ts';
import { sessions, users } from '../db/schema/index.ts';
import { standingOf, standingWithoutEnterprise } from './standing.ts';

/** A session as an access token names it, and the instant at which it has to run. Both ids are UUIDs. */
interface AskedSession {
  sid: string;
  sub: string;
  now: Date;
}

/** Of a rush that arrives at once the first ones go on while the others are looked up. */
const BATCH_MAX = 10;

const asked = sql`unnest(
  ${sql.placeholder('sids')}::uuid[], ${sql.placeholder('subs')}::uuid[], ${sql.placeholder('instants')}::timestamptz[],
  ${sql.placeholder('months')}::date[]) as asked (sid, sub, now, month)`;
const moment = { now: sql`asked.now`, month: sql`asked.month` };

const statement = (name: string, standing: SQL<Standing | null>) =>
  prepared((db) =>
    db
      .select({
        id: users.id,
        role: users.role,
        enterpriseId: users.enterpriseId,
        firstName: users.firstName,
        lastName: users.lastName,
        sessionId: sessions.id,
        openedAt: sessions.createdAt,
        lastUsedAt: sessions.lastUsedAt,
        provenAt: sessions.provenAt,
        mustEnrol: sessions.mustEnrol,
        standing,
      })
      .from(asked)
      .innerJoin(sessions, eq(sessions.id, sql`asked.sid`))
      .innerJoin(users, and(eq(users.id, sessions.userId), eq(users.id, sql`asked.sub`)))
      .where(and(isNull(sessions.revokedAt), gt(sessions.expiresAt, sql`asked.now`), isNull(users.deactivatedAt)))
      .prepare(name),
  );

/** What is read with a session, each in a statement of its own. */
const statements = {
  alone: statement('running_sessions', sql<null>`null`),
  withStanding: statement('running_sessions_and_standing', standingOf(users.enterpriseId, moment)),
  /** Looking for an enterprise that is not there takes three times as long as the rest. */
  withSettings: statement('running_sessions_and_settings', standingWithoutEnterprise),
};

type Kind = keyof typeof statements;
type RunningSession = Awaited<ReturnType<ReturnType<(typeof statements)[Kind]>['execute']>>[number];

/** Finds who a session belongs to, with their standing; undefined where it ended or its person was deactivated. */
export type RunningSessions = Record<Kind, (session: AskedSession) => Promise<RunningSession | undefined>>;

/**
 * Reads sessions anew at each request, so that a session that is revoked and a role that is taken away are gone at
 * once. Nothing is kept; requests whose bytes arrived in the same turn of the event loop share a statement.
 */
export function createRunningSessions(db: Db): RunningSessions {
  const readerOf = (kind: Kind) =>
    groupedByTurn<AskedSession, RunningSession | undefined>((asked) => readAll(db, kind, asked), BATCH_MAX);
  return { alone: readerOf('alone'), withStanding: readerOf('withStanding'), withSettings: readerOf('withSettings') };
}

async function readAll(db: Db, kind: Kind, keys: readonly AskedSession[]): Promise<(RunningSession | undefined)[]> {
  const found = await statements[kind](db).execute({
    sids: keys.map(({ sid }) => sid),
    subs: keys.map(({ sub }) => sub),
    instants: keys.map(({ now }) => now.toISOString()),
    months: keys.map(({ now }) => monthOf(now)),
  });
  const bySession = new Map(found.map((session) => [`${session.sessionId} ${session.id}`, session]));
  return keys.map(({ sid, sub }) => bySession.get(`${sid} ${sub}`));
}
