import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { type Logger, pino } from 'pino';
import { inject } from 'vitest';
import { buildApp } from '../../src/server/app.ts';
import { openSession } from '../../src/server/auth/sessions.ts';
import { type Config, readConfig } from '../../src/server/config.ts';
import type { Context } from '../../src/server/context.ts';
import type { Database, Db } from '../../src/server/db/client.ts';
import { users } from '../../src/server/db/schema/index.ts';
import { createHandlers } from '../../src/server/handlers.ts';
import { signAccessToken } from '../../src/server/http/authentication.ts';
import { logOptions } from '../../src/server/http/log.ts';
import { createJobs, type JobRunner } from '../../src/server/jobs/jobs.ts';
import { createProviders } from '../../src/server/messages/createProviders.ts';
import { queues } from '../../src/server/queues.ts';
import { createStorage } from '../../src/server/storage/createStorage.ts';
import type { FileStorage } from '../../src/server/storage/storage.ts';
import type { Role } from '../../src/shared/auth/roles.ts';
import { openTestDatabase } from './database.ts';
import { type Requests, requestsTo } from './requests.ts';

interface Options {
  /** Environment variables, as the server would read them. */
  settings?: Record<string, string>;
  /** What the operations take for now; the real time where absent. */
  clock?: () => Date;
  /** Runs the jobs too, as a server does: messages are then really sent to the sandbox. */
  works?: boolean;
  /** A test that provokes a failure on purpose; otherwise a logged error fails the test. */
  allowsErrors?: boolean;
  /** Collects what the server logs, as it would in production. */
  logLines?: string[];
}

export interface SignedIn extends Requests {
  userId: string;
  sessionId: string;
  token: string;
  refreshToken: string;
}

export interface TestApp {
  app: FastifyInstance;
  config: Config;
  database: Database;
  db: Db;
  jobs: JobRunner;
  storage: FileStorage;
  /** Which of the two databases this run is on. */
  kind: Database['kind'];
  /** Address of the PostgreSQL database, for a second process on it. */
  url: string | undefined;
  /** Requests of somebody without a session. */
  visitor: Requests;
  /** A session of a fresh user of that role, or of a user there is. */
  loginAs: (who: Role | { id: string }) => Promise<SignedIn>;
  /** A context as a job gets it, to call an operation without a route. */
  newContext: () => Context;
  close: () => Promise<void>;
}

/** The whole application on a database of its own; nothing listens, requests are injected. */
export async function startTestApp(options: Options = {}): Promise<TestApp> {
  const { clock = () => new Date() } = options;
  const { database, dataDir, url, drop } = await openTestDatabase(inject('databaseTemplate'));
  const config = readConfig({
    ...defaults,
    DATA_DIR: dataDir,
    ...(url ? { DATABASE_URL: url } : {}),
    ...options.settings,
  });
  const log = options.logLines ? collectingLog(options.logLines) : testLog(options.allowsErrors ?? false);
  const storage = await createStorage(config);
  const jobs = createJobs(database, log, queues);
  await jobs.start();
  const app = await buildApp({ config, database, jobs, storage, log, clock });
  await app.ready();

  const db = database.orm;
  const newContext = (): Context => ({ db, actor: null, now: clock(), config, jobs, storage, requestId: 'test' });
  if (options.works) await jobs.work(await createHandlers(newContext, createProviders(config)));

  return {
    app,
    config,
    database,
    db,
    jobs,
    storage,
    kind: database.kind,
    url,
    newContext,
    visitor: requestsTo(app),
    loginAs: async (who) => {
      const userId = typeof who === 'string' ? await insertUser(db, who) : who.id;
      const [person] = await db.select().from(users).where(eq(users.id, userId));
      if (!person) throw new Error('There is no such person');
      const session = await openSession(newContext(), person, { userAgent: undefined, address: '127.0.0.1' });
      const token = signAccessToken(app, session);
      return {
        userId,
        sessionId: session.sessionId,
        token,
        refreshToken: session.refreshToken,
        ...requestsTo(app, token),
      };
    },
    close: async () => {
      await app.close();
      await jobs.stop();
      await drop();
    },
  };
}

const defaults = {
  NODE_ENV: 'test',
  JWT_SECRET: 'a secret of the tests, known to everybody',
  RATE_LIMIT_FACTOR: '1000',
  // Tests run at any hour.
  SMS_QUIET_HOURS: '',
};

let made = 0;

async function insertUser(db: Db, role: Role): Promise<string> {
  made += 1;
  const phoneNumber = `+224629${String(made).padStart(6, '0')}`;
  const email = `${role.toLowerCase()}.${made}@oasis.test`;
  const [user] = await db
    .insert(users)
    .values({ role, email, phoneNumber, firstName: 'Mariama', lastName: role })
    .returning({ id: users.id });
  if (!user) throw new Error('The user was not written');
  return user.id;
}

function collectingLog(lines: string[]): Logger {
  return pino(logOptions('info'), { write: (line: string) => lines.push(line) });
}

/** What the server would log as an error goes to the error console, which fails the test. */
function testLog(allowsErrors: boolean): Logger {
  if (allowsErrors) return pino({ level: 'silent' });
  return pino({ level: 'error' }, { write: (line: string) => console.error(line) });
}
